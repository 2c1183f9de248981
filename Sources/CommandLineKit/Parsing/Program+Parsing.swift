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
    scanner.accept(mainCommand?.options ?? [])
    switch try firstToken(&scanner) {
    case nil:
      guard let mainCommand else { throw .missingSubcommand }
      return try invocation(of: mainCommand, &scanner)
    case .help: return .showHelp(helpPage)
    case .version: return .showVersion(versionLine)
    case .operand(let word):
      if let mainCommand, scanner.optionsHaveEnded || !isSubcommand(word) {
        return try invocation(of: mainCommand, beginningWith: word, &scanner)
      }
      if word == BuiltIn.helpCommand { return try helpInvocation(&scanner) }
      let command = try subcommand(named: word)
      commandPath += " " + command.name
      try begin(command, &scanner)
      return try invocation(of: command, &scanner)
    }
  }

  private func isSubcommand(_ word: String) -> Bool {
    subcommands.contains { $0.name == word }
      || word == BuiltIn.helpCommand && !subcommands.isEmpty
  }

  /// Understands the options of a subcommand in place of those of the main command, none of which
  /// may have been given.
  private func begin(
    _ command: Command<Action>, _ scanner: inout ArgumentScanner
  ) throws(UsageError) {
    if let option = mainCommand?.options.first(where: scanner.arguments.holds) {
      throw .optionOfMainCommand(option.label.flag, subcommand: command.name)
    }
    scanner.understand(globalOptions + BuiltIn.flags + command.options)
  }

  /// Reads up to the first word that is no option; an option of a subcommand that stands before it
  /// is told apart from one that does not exist.
  private func firstToken(
    _ scanner: inout ArgumentScanner
  ) throws(UsageError) -> ArgumentScanner.Token? {
    do throws(UsageError) {
      return try scanner.next()
    } catch {
      guard mainCommand == nil, case .unknownOption(let word, _) = error,
        subcommands.contains(where: { $0.options.contains { $0.label.isMeant(by: word) } })
      else { throw error }
      throw .optionBeforeSubcommand(word)
    }
  }

  private func subcommand(named word: String) throws(UsageError) -> Command<Action> {
    if let command = subcommands.first(where: { $0.name == word }) { return command }
    let names = subcommands.filter { !$0.isHidden }.map(\.name)
    throw .unknownSubcommand(word, candidates: names + [BuiltIn.helpCommand])
  }

  /// Reads what follows the name of a command and, for the main command, its first operand.
  private func invocation(
    of command: Command<Action>, beginningWith word: String? = nil,
    _ scanner: inout ArgumentScanner
  ) throws(UsageError) -> Invocation<Action> {
    if let word { try command.take(operand: word, from: &scanner) }
    while let token = try scanner.next() {
      switch token {
      case .help: return .showHelp(helpPage(for: command))
      case .version: return .showVersion(versionLine)
      case .operand(let word): try command.take(operand: word, from: &scanner)
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
    let command = try subcommand(named: word)
    if case .operand(let word) = try scanner.next() { throw .unexpectedOperand(word) }
    return .showHelp(helpPage(for: command))
  }

  /// The program's name and version, in one line.
  package var versionLine: String { "\(name) \(version)" }
}

extension Command {
  /// Keeps a word as the next operand, or throws what is wrong with it.
  fileprivate func take(
    operand word: String, from scanner: inout ArgumentScanner
  ) throws(UsageError) {
    guard let operand, scanner.arguments.operands.isEmpty || operand.count.allowsMany else {
      throw .unexpectedOperand(word)
    }
    do throws(ValueProblem) { try operand.check(word) } catch {
      throw .invalidOperand(placeholder: operand.form.placeholder, error)
    }
    scanner.keep(operand: word)
  }
}

extension OptionLabel {
  /// Tells whether a word of the command line, without a value after `=`, means this option.
  fileprivate func isMeant(by word: String) -> Bool {
    word == flag || shortFlag.map(word.hasPrefix) ?? false
  }
}
