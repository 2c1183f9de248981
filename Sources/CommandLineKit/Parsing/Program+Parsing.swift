extension Program {
  /// Returns what a command line asks for.
  ///
  /// - Parameter words: The words after the program's name.
  /// - Returns: What to do, even when the line was not understood.
  package func parse(_ words: [String]) -> Invocation<Action> {
    var commandPath = name
    do throws(UsageError) {
      return try invocation(of: words, commandPath: &commandPath)
    } catch {
      return .failure(UsageFailure(error: error, commandPath: commandPath))
    }
  }

  private func invocation(
    of words: [String], commandPath: inout String
  ) throws(UsageError) -> Invocation<Action> {
    var scanner = ArgumentScanner(words, options: globalOptions + BuiltIn.flags)
    switch body {
    case .command(let command):
      return try invocation(of: command, &scanner)
    case .subcommands(let subcommands):
      switch try subcommandToken(&scanner, subcommands) {
      case nil: throw .missingSubcommand
      case .help: return .showHelp(helpPage)
      case .version: return .showVersion(versionLine)
      case .operand(BuiltIn.helpCommand):
        return try helpInvocation(&scanner)
      case .operand(let word):
        let command = try subcommand(named: word, subcommands)
        commandPath += " " + command.name
        return try invocation(of: command, &scanner)
      }
    }
  }

  /// Reads up to the subcommand; an option of a subcommand that stands before it is told apart
  /// from one that does not exist.
  private func subcommandToken(
    _ scanner: inout ArgumentScanner, _ subcommands: [Command<Action>]
  ) throws(UsageError) -> ArgumentScanner.Token? {
    do throws(UsageError) {
      return try scanner.next()
    } catch {
      guard case .unknownOption(let word, _) = error,
        subcommands.contains(where: { $0.options.contains { $0.label.isMeant(by: word) } })
      else { throw error }
      throw .optionBeforeSubcommand(word)
    }
  }

  private func subcommand(
    named word: String, _ subcommands: [Command<Action>]
  ) throws(UsageError) -> Command<Action> {
    if let command = subcommands.first(where: { $0.name == word }) { return command }
    let names = subcommands.filter { !$0.isHidden }.map(\.name)
    throw .unknownSubcommand(word, candidates: names + [BuiltIn.helpCommand])
  }

  /// Reads what follows the name of a command.
  private func invocation(
    of command: Command<Action>, _ scanner: inout ArgumentScanner
  ) throws(UsageError) -> Invocation<Action> {
    scanner.accept(command.options)
    while let token = try scanner.next() {
      switch token {
      case .help: return .showHelp(helpPage(for: command))
      case .version: return .showVersion(versionLine)
      case .operand(let word):
        try command.check(operand: word, after: scanner.arguments.operands.count)
        scanner.keep(operand: word)
      }
    }
    if let operand = command.operand, !operand.count.allowsNone,
      scanner.arguments.operands.isEmpty
    {
      throw .missingOperand(operand.form.placeholder)
    }
    return .run(command.action, scanner.arguments)
  }

  /// Reads what follows the built-in subcommand for help.
  private func helpInvocation(
    _ scanner: inout ArgumentScanner
  ) throws(UsageError) -> Invocation<Action> {
    guard case .operand(let word) = try scanner.next(), word != BuiltIn.helpCommand else {
      return .showHelp(helpPage)
    }
    let command = try subcommand(named: word, subcommands)
    if case .operand(let word) = try scanner.next() { throw .unexpectedOperand(word) }
    return .showHelp(helpPage(for: command))
  }

  /// The program's name and version, in one line.
  package var versionLine: String { "\(name) \(version)" }
}

extension Command {
  /// Throws what is wrong with a word as the next operand.
  fileprivate func check(operand word: String, after count: Int) throws(UsageError) {
    guard let operand, count == 0 || operand.count.allowsMany else {
      throw .unexpectedOperand(word)
    }
    do throws(ValueProblem) { try operand.check(word) } catch {
      throw .invalidOperand(placeholder: operand.form.placeholder, error)
    }
  }
}

extension OptionLabel {
  /// Tells whether a word of the command line, without a value after `=`, means this option.
  fileprivate func isMeant(by word: String) -> Bool {
    word == flag || shortFlag.map(word.hasPrefix) ?? false
  }
}
