/// Something that a command line may hold, declared once; parsing, help, manual page and
/// completions are drawn from it.
package protocol OptionDeclaration: Sendable {
  /// What a program reads after parsing.
  associatedtype Reading

  /// What the option is called and what is said about it.
  var label: OptionLabel { get }

  /// How the value looks, or `nil` when the option takes none.
  var form: ValueForm? { get }

  /// Whether the option may be given more than once.
  var isRepeatable: Bool { get }

  /// Throws what is wrong with a word that was given as the value.
  func check(_ word: String) throws(ValueProblem)

  /// Returns the value of the words that were given, each of which passed the check.
  func reading(of words: [String]) -> Reading
}
