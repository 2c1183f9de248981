/// The words of a command line that are no options.
package protocol OperandDeclaration: Sendable {
  /// How an operand looks.
  var form: ValueForm { get }

  /// What the operands are, in one line without a full stop.
  var help: String { get }

  /// How many operands a command line holds.
  var count: OperandCount { get }

  /// Throws what is wrong with an operand.
  func check(_ word: String) throws(ValueProblem)
}

/// How many operands a command line holds.
package enum OperandCount: Sendable {
  /// None or one.
  case optional

  /// Exactly one.
  case one

  /// Any number, even none.
  case any

  /// One or more.
  case some

  /// Whether the line may hold no operand.
  var allowsNone: Bool { self == .optional || self == .any }

  /// Whether the line may hold more than one operand.
  var allowsMany: Bool { self == .any || self == .some }
}
