/// A command line that was not understood, and where help about it is found.
package struct UsageFailure: Error, Equatable, Sendable {
  /// Why the command line was not understood.
  package let error: UsageError

  /// The program and, when it is known, the subcommand: `parkconv plist-to-kml`.
  package let commandPath: String

  /// The error in one line.
  package var message: String { error.message }

  /// Where to read on, in one line.
  package var hint: String { "see '\(commandPath) --help'" }
}
