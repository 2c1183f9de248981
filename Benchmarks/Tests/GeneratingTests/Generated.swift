import Foundation
import Generating

/// Everything that can be generated, of a size that is quick to look at.
enum Generated: String, CaseIterable {
  case attractions
  case attractionsOfAllScripts
  case attractionsInUTF16
  case park
  case route
  case files
  case attractionsWithPark

  /// Calls `body` with a folder of the generated files, which goes afterwards.
  func inFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(to: folder.path)
    return try body(folder)
  }

  private func write(to folder: String) throws {
    switch self {
    case .attractions: try AttractionsFile(count: 10_000).write(to: "\(folder)/A.plist")
    case .attractionsOfAllScripts:
      try AttractionsFile(count: 10_000, names: .nonASCII).write(to: "\(folder)/A.plist")
    case .attractionsInUTF16:
      try AttractionsFile(count: 10_000, encoding: .utf16).write(to: "\(folder)/A.plist")
    case .park: try ParkFile(boundaryCount: 10_000).write(to: "\(folder)/Park.plist")
    case .route: try RouteFile(count: 10_000).write(to: "\(folder)/Walk.plist")
    case .files: try AttractionFolder(fileCount: 20).write(to: folder)
    case .attractionsWithPark:
      try AttractionsFile(count: 10_000).write(to: "\(folder)/A.plist")
      try ParkFile(boundaryCount: 1_000).write(to: "\(folder)/Park.plist")
    }
  }

  /// Returns a number made from all bytes by the function FNV-1a.
  static func hash(of folder: URL) throws -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      for byte in try Data(contentsOf: folder.appending(path: name)) {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      }
    }
    return hash
  }
}
