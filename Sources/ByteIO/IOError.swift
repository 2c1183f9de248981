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

  /// The system's error number; 0 where it was not the system that failed.
  public let code: Int32

  /// What was wrong with the bytes, where it was not the system that failed.
  public let reason: String?

  /// Creates the error of a failed `operation` on `path`.
  public init(_ operation: Operation, path: String, code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
    self.reason = nil
  }

  /// Creates the error of an `operation` on `path` that failed for a `reason` in the bytes themselves.
  public init(_ operation: Operation, path: String, reason: String) {
    self.operation = operation
    self.path = path
    self.code = 0
    self.reason = reason
  }
}

extension IOError {
  /// Whether the machine has failed, and not what the path names: nothing can be said of the file then.
  package var isOfMachine: Bool { [EMFILE, ENFILE, ENOMEM, EIO].contains(code) }

  /// Creates the error of a file or folder whose name is not UTF-8, of which `path` is what can be shown.
  package init(foreignName path: String) {
    self.init(.open, path: path, reason: "its name is not UTF-8")
  }
}

extension IOError: CustomStringConvertible {
  /// The error as one line, such as `cannot open 'Park.plist': No such file or directory`.
  public var description: String { "cannot \(operation.rawValue) '\(path)': \(cause)" }

  /// Why it failed, such as `No such file or directory`.
  package var cause: String { reason ?? String(cString: strerror(code)) }
}
