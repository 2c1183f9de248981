import Foundation
import Generating

/// The files that are measured, in a folder of their own that goes with the process.
///
/// Its path has the same length on each machine: the stack of a program, and what it does to find its
/// files, depend on that.
final class Inputs {
  let folder: String
  private var made: Set<String> = []

  init() throws(BenchmarkError) {
    var template = Array("/tmp/parkbench-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .folder("/tmp/parkbench-XXXXXX") }
    folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func attractions(
    _ count: Int, names: PinNames = .ascii, encoding: TextEncoding = .utf8
  ) throws(GenerationError) -> String {
    let file = AttractionsFile(count: count, names: names, encoding: encoding)
    return try make(
      "\(count)-\(names.rawValue)-\(encoding.rawValue).plist", file.write(to:))
  }

  func park(boundaryCount: Int) throws(GenerationError) -> String {
    try make("Park\(boundaryCount).plist", ParkFile(boundaryCount: boundaryCount).write(to:))
  }

  func route(_ count: Int) throws(GenerationError) -> String {
    try make("Route\(count).plist", RouteFile(count: count).write(to:))
  }

  /// Returns a folder of files of 100 attractions.
  func files(_ count: Int) throws(GenerationError) -> String {
    try make("files\(count)", AttractionFolder(fileCount: count).write(to:))
  }

  /// Makes the file or folder unless it is there, each in a folder of its own: a park file would be
  /// taken to belong to the attractions beside it.
  private func make(
    _ name: String, _ write: (String) throws(GenerationError) -> Void
  ) throws(GenerationError) -> String {
    let parent = "\(folder)/\(name).d"
    let path = "\(parent)/\(name)"
    if made.insert(name).inserted {
      do {
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
      } catch { throw .unwritable(parent) }
      try write(path)
    }
    return path
  }
}
