extension UsageError {
  /// The error in one line, in lower case and without a full stop.
  package var message: String {
    switch self {
    case .unknownOption(let option, let candidates):
      "unknown option \(quoted(option))\(suggestion(for: option, in: candidates))"
    case .optionBeforeSubcommand(let option):
      "option \(quoted(option)) must stand after the subcommand"
    case .optionOfMainCommand(let option, let subcommand):
      "option \(quoted(option)) does not go before the subcommand \(quoted(subcommand)); "
        + "a file of that name is given as \(quoted("./" + subcommand))"
    case .unexpectedValue(let option, let value):
      "option \(quoted(option)) takes no value, but was given \(quoted(value))"
    case .missingValue(let option, let placeholder):
      "option \(quoted(option)) needs a value: expected \(option) \(placeholder)"
    case .optionInsteadOfValue(let option, let word):
      "option \(quoted(option)) needs a value, but \(quoted(word)) follows; "
        + "a value that begins with a dash is given as \(quoted("\(option)=\(word)"))"
    case .invalidValue(let option, let problem):
      "invalid value \(quoted(problem.word)) for \(quoted(option))\(problem.remedy)"
    case .repeatedOption(let option):
      "option \(quoted(option)) is given more than once"
    case .missingOperand(let placeholder):
      "missing operand: expected \(placeholder)"
    case .invalidOperand(let placeholder, let problem):
      "invalid \(placeholder) \(quoted(problem.word))\(problem.remedy)"
    case .unexpectedOperand(let word):
      "unexpected operand \(quoted(word))"
    case .missingSubcommand:
      "missing subcommand"
    case .unknownSubcommand(let word, let candidates):
      "unknown subcommand \(quoted(word))\(suggestion(for: word, in: candidates))"
    }
  }
}
