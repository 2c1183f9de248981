/// An option that may be given many times; it reads as its values in the order of the line.
package struct RepeatedOption<Value: Sendable>: OptionDeclaration {
  private let option: Option<Value>

  fileprivate init(_ option: Option<Value>) {
    self.option = option
  }

  /// The names of the option, and what is said about it.
  package var label: OptionLabel { option.label }

  /// How the value looks.
  package var form: ValueForm? { option.form }

  /// Always.
  package var isRepeatable: Bool { true }

  /// Throws what is wrong with a word that was given as a value.
  package func check(_ word: String) throws(ValueProblem) { try option.check(word) }

  /// Returns the values in the order of the line.
  package func reading(of words: [String]) -> [Value] {
    words.compactMap { option.reading(of: [$0]) }
  }
}

extension Option {
  /// Returns the option as one that may be given many times.
  package func repeated() -> RepeatedOption<Value> { RepeatedOption(self) }
}
