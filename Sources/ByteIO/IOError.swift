/// A file that could not be read or written.
public struct IOError: Error, Hashable, Sendable {
  /// What was being done when it failed.
  public enum Operation: String, Sendable {
    /// Opening a file for reading.
    case open
    /// Reading.
    case read
    /// Listing a folder.
    case list
    /// Creating a file.
    case create
    /// Writing.
    case write
    /// Putting a finished file in its place.
    case replace
  }

  /// What was being done.
  public let operation: Operation

  /// The file, as the user named it.
  public let path: String

  /// The system's error number.
  public let code: Int32

  /// Creates the error of a failed `operation` on `path`.
  public init(_ operation: Operation, path: String, code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  /// Whether the reader of our output has gone, as in `… | head -1`.
  public var isClosedPipe: Bool { code == EPIPE }
}

extension IOError: CustomStringConvertible {
  /// The error as one line, such as `cannot open 'Park.plist': No such file or directory`.
  public var description: String {
    "cannot \(operation.rawValue) '\(path)': \(String(cString: strerror(code)))"
  }
}
