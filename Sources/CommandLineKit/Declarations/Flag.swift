/// An option without a value; it reads as whether it was given.
package struct Flag: OptionDeclaration {
  /// The names of the option, and what is said about it.
  package let label: OptionLabel

  /// Declares a flag.
  ///
  /// - Parameters:
  ///   - name: The long name without its dashes.
  ///   - short: The letter of the short form.
  ///   - help: What the flag does, in one line without a full stop.
  ///   - group: The title of the help section.
  ///   - isHidden: Whether help, manual page and completions leave the flag out.
  package init(
    _ name: String, short: Character? = nil, help: String, group: String? = nil,
    isHidden: Bool = false
  ) {
    label = OptionLabel(name: name, short: short, help: help, group: group, isHidden: isHidden)
  }

  /// Nothing: a flag takes no value.
  package var form: ValueForm? { nil }

  /// Always: a flag given twice says no more than a flag given once.
  package var isRepeatable: Bool { true }

  /// Accepts everything, since a flag is never given a word.
  package func check(_ word: String) throws(ValueProblem) {}

  /// Returns whether the flag was given.
  package func reading(of words: [String]) -> Bool { !words.isEmpty }
}
