/// A program with its arguments, and what shows that it did its work.
package struct Command: Sendable {
  /// What it is called in tables.
  package let name: String
  /// The program's path.
  package let program: String
  package let arguments: [String]
  /// How many cores it may use; `nil` for all.
  package var cores: Int?
  /// The file that it has to write.
  package var proof: Proof?

  package init(
    _ name: String, _ program: String, _ arguments: [String], cores: Int? = nil,
    proof: Proof? = nil
  ) {
    (self.name, self.program, self.arguments) = (name, program, arguments)
    (self.cores, self.proof) = (cores, proof)
  }

  /// A text that stands so many times in a file. An exit status proves little: some programs leave out
  /// what they can't write and end well.
  package struct Proof: Sendable {
    package let path: String
    package let text: String
    package let count: Int

    package init(_ path: String, _ text: String, count: Int) {
      (self.path, self.text, self.count) = (path, text, count)
    }
  }
}

/// Why there is no measurement.
package enum MeasuringError: Error, Equatable, CustomStringConvertible {
  case notStarted(String)
  case failed(String, status: Int, said: String)
  case unproven(String, path: String, text: String, count: Int, expected: Int)
  case unreadable(String)
  case uncounted(String, said: String)

  package var description: String {
    switch self {
    case .notStarted(let program): "'\(program)' can't be run"
    case .failed(let name, let status, let said):
      "\(name) ended with status \(status): \(said)"
    case .unproven(let name, let path, let text, let count, let expected):
      "\(name) wrote '\(text)' \(count) times into '\(path)': expected \(expected)"
    case .unreadable(let path): "'\(path)' can't be read"
    case .uncounted(let name, let said): "valgrind counted nothing in \(name): \(said)"
    }
  }
}
