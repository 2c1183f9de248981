/// The words of a command line that are no options; they read as values in the order of the line.
package struct Operand<Value: Sendable>: OperandDeclaration {
  /// How a word becomes a value.
  package let syntax: ValueSyntax<Value>

  /// What the operands are, in one line without a full stop.
  package let help: String

  /// How many operands a command line holds.
  package let count: OperandCount

  /// Declares operands.
  ///
  /// - Parameters:
  ///   - syntax: How a word becomes a value.
  ///   - count: How many operands a command line holds.
  ///   - help: What the operands are, in one line without a full stop.
  package init(_ syntax: ValueSyntax<Value>, count: OperandCount, help: String) {
    self.syntax = syntax
    self.count = count
    self.help = help
  }

  /// How an operand looks.
  package var form: ValueForm { syntax.form }

  /// Throws what is wrong with an operand.
  package func check(_ word: String) throws(ValueProblem) { _ = try syntax.read(word) }
}
