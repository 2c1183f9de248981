import Foundation

/// A property list on its way to a file, in Apple's layout.
final class PropertyListFile {
  private let handle: FileHandle
  private let path: String
  private let encoding: TextEncoding
  private var pending = ""

  /// How many bytes are collected before they are written.
  private static let chunkSize = 1 << 20

  /// Creates the file and writes what stands before the root value.
  init(_ path: String, _ encoding: TextEncoding) throws(GenerationError) {
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let handle = FileHandle(forWritingAtPath: path)
    else { throw .unwritable(path) }
    (self.handle, self.path, self.encoding) = (handle, path, encoding)
    try write(bytes: encoding.mark)
    try write(
      """
      <?xml version="1.0" encoding="\(encoding.name)"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """)
  }

  /// Appends a text that is valid XML.
  func write(_ text: String) throws(GenerationError) {
    pending += text
    if pending.utf8.count >= PropertyListFile.chunkSize { try flush() }
  }

  /// Writes what stands behind the root value, and closes the file.
  func finish() throws(GenerationError) {
    try write("</plist>\n")
    try flush()
    do { try handle.close() } catch { throw .unwritable(path) }
  }

  private func flush() throws(GenerationError) {
    try write(bytes: encoding.bytes(of: pending))
    pending.removeAll(keepingCapacity: true)
  }

  private func write(bytes: [UInt8]) throws(GenerationError) {
    do { try handle.write(contentsOf: Data(bytes)) } catch { throw .unwritable(path) }
  }
}

/// How the characters of a file become bytes.
package enum TextEncoding: String, CaseIterable, Sendable {
  case utf8 = "utf-8"
  /// Low byte first, with a byte-order mark.
  case utf16 = "utf-16"

  fileprivate var name: String { rawValue.uppercased() }

  fileprivate var mark: [UInt8] { self == .utf16 ? [0xFF, 0xFE] : [] }

  fileprivate func bytes(of text: String) -> [UInt8] {
    switch self {
    case .utf8: Array(text.utf8)
    case .utf16: text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    }
  }
}

/// Why nothing was made.
package enum GenerationError: Error, CustomStringConvertible {
  case unwritable(String)
  case tooMany(Int, limit: Int)

  package var description: String {
    switch self {
    case .unwritable(let path): "'\(path)' can't be written"
    case .tooMany(let count, let limit): "\(count) are too many: expected at most \(limit)"
    }
  }
}
