import Foundation

/// What a program left behind.
struct Finished {
  /// How a program came to its end.
  enum Ending: Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  let ending: Ending
  let output: Data
  let errors: String

  /// The standard output as text.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// The lines of standard error.
  var errorLines: [Substring] { errors.split(separator: "\n") }
}
