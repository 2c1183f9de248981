/// An option with one value; it reads as that value, or as its default when it was not given.
package struct DefaultedOption<Value: Sendable>: OptionDeclaration {
  /// The names of the option, and what is said about it.
  package let label: OptionLabel
  private let option: Option<Value>
  private let defaultValue: Value

  fileprivate init(_ option: Option<Value>, defaultValue: Value, shown: String) {
    var label = option.label
    label.shownDefault = shown
    self.label = label
    self.option = option
    self.defaultValue = defaultValue
  }

  /// How the value looks.
  package var form: ValueForm? { option.form }

  /// Never: the option has one value.
  package var isRepeatable: Bool { false }

  /// Throws what is wrong with a word that was given as the value.
  package func check(_ word: String) throws(ValueProblem) { try option.check(word) }

  /// Returns the value, or the default when there is none.
  package func reading(of words: [String]) -> Value { option.reading(of: words) ?? defaultValue }
}

extension Option {
  /// Returns the option with a value for when it is not given, and the text that shows it.
  package func defaulting(to value: Value, shown: String) -> DefaultedOption<Value> {
    DefaultedOption(self, defaultValue: value, shown: shown)
  }
}

extension Option where Value: LosslessStringConvertible {
  /// Returns the option with a value for when it is not given.
  package func defaulting(to value: Value) -> DefaultedOption<Value> {
    defaulting(to: value, shown: String(value))
  }
}

extension Option where Value: RawRepresentable, Value.RawValue == String {
  /// Returns the option with a value for when it is not given.
  package func defaulting(to value: Value) -> DefaultedOption<Value> {
    defaulting(to: value, shown: value.rawValue)
  }
}
