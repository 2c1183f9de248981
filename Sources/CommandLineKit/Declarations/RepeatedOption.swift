/// An option that may be given many times; it reads as its values in the order of the line.
package struct RepeatedOption<Value: Sendable>: OptionDeclaration {
  /// The names of the option, and what is said about it.
  package let label: OptionLabel

  /// How a word becomes a value.
  package let syntax: ValueSyntax<Value>

  /// Declares an option.
  ///
  /// - Parameters:
  ///   - name: The long name without its dashes.
  ///   - short: The letter of the short form.
  ///   - syntax: How a word becomes a value.
  ///   - help: What the option does, in one line without a full stop.
  ///   - shownDefault: What holds when the option is not given, as help shows it.
  ///   - group: The title of the help section.
  ///   - isHidden: Whether help, manual page and completions leave the option out.
  package init(
    _ name: String, short: Character? = nil, _ syntax: ValueSyntax<Value>, help: String,
    shownDefault: String? = nil, group: String? = nil, isHidden: Bool = false
  ) {
    label = OptionLabel(
      name: name, short: short, help: help, group: group, isHidden: isHidden,
      shownDefault: shownDefault)
    self.syntax = syntax
  }

  /// How the value looks.
  package var form: ValueForm? { syntax.form }

  /// Always.
  package var isRepeatable: Bool { true }

  /// Throws what is wrong with a word that was given as a value.
  package func check(_ word: String) throws(ValueProblem) { _ = try syntax.read(word) }

  /// Returns the values in the order of the line.
  package func reading(of words: [String]) -> [Value] {
    words.compactMap { try? syntax.read($0) }
  }
}
