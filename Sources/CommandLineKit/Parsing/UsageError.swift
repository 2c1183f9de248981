/// Why a command line was not understood.
package enum UsageError: Error, Equatable, Sendable {
  /// No option has this name; the candidates are those that would have been understood.
  case unknownOption(String, candidates: [String])

  /// The option belongs to a subcommand and stands before it.
  case optionBeforeSubcommand(String)

  /// The option belongs to the program without a subcommand, and stands before one.
  case optionOfMainCommand(String, subcommand: String)

  /// A flag was given a value.
  case unexpectedValue(option: String, value: String)

  /// An option was given no value.
  case missingValue(option: String, placeholder: String)

  /// An option was given no value, and the word after it looks like an option.
  case optionInsteadOfValue(option: String, word: String)

  /// The value of an option was not understood.
  case invalidValue(option: String, ValueProblem)

  /// An option with one value was given twice.
  case repeatedOption(String)

  /// The command needs an operand.
  case missingOperand(String)

  /// An operand was not understood.
  case invalidOperand(placeholder: String, ValueProblem)

  /// The command takes no more operands.
  case unexpectedOperand(String)

  /// The program needs a subcommand.
  case missingSubcommand

  /// No subcommand has this name; the candidates are all there are.
  case unknownSubcommand(String, candidates: [String])
}
