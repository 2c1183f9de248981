package import ByteIO
package import Diagnostics

/// What checking one file came to.
package struct FileResult: Sendable {
  /// The path by which the file is called.
  package let path: String

  /// The findings, in the order of their places; those that are left where the file was mended.
  package var findings: [Diagnostic] = []

  /// How many more findings there are, too many to be kept.
  package var droppedCount = 0

  /// Whether the file says anything about a park.
  package var isParkFile = true

  /// Why the file can't be read, or not be written when it was mended.
  package var failure: IOError?

  /// How many findings were mended.
  package var fixedCount = 0

  /// The difference that mending makes, where it was asked for.
  package var difference = ""

  /// Creates the result of a file without findings.
  init(path: String) {
    self.path = path
  }
}
