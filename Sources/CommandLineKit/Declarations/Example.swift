/// A command line worth showing.
package struct Example: Sendable {
  /// The whole command line, beginning with the program's name.
  package let command: String

  /// What it does, in one line without a full stop.
  package let effect: String

  /// Describes an example.
  package init(_ command: String, _ effect: String) {
    self.command = command
    self.effect = effect
  }
}
