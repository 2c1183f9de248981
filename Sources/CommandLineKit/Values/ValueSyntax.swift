/// How a word becomes a value, and how that value looks to the person who types it.
package struct ValueSyntax<Value: Sendable>: Sendable {
  /// What help, manual page and completions show.
  package let form: ValueForm

  /// Reads a word, or throws what is wrong with it.
  package let read: @Sendable (String) throws(ValueProblem) -> Value

  /// Describes a syntax of its own, such as `RULE=LEVEL`.
  package init(
    form: ValueForm, read: @escaping @Sendable (String) throws(ValueProblem) -> Value
  ) {
    self.form = form
    self.read = read
  }
}
