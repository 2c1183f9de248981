/// How a program ends; the same numbers in all programs of the package.
package enum ExitStatus: Int32, Sendable {
  /// Done.
  case done = 0
  /// The data has errors.
  case dataErrors = 1
  /// It could not run: wrong usage, a wrong configuration, a file that can't be read or written.
  case couldNotRun = 2
}
