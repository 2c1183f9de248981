import Foundation

/// A file that goes away with its owner.
package final class ScratchFile {
  /// The path.
  package let path: String

  /// Writes a file with `bytes`.
  package init(_ bytes: [UInt8]) throws {
    path = NSTemporaryDirectory() + "parktools-test-\(UUID().uuidString).plist"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  /// Writes a file with the UTF-8 of `text`.
  package convenience init(_ text: String) throws { try self.init(Array(text.utf8)) }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
