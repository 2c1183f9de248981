extension Program {
  /// Returns what is wrong with the declarations, one complaint a line; a test expects none.
  ///
  /// Names are in kebab case and occur once, every declaration has help that begins with a capital
  /// letter and does not end in a full stop, placeholders are in capital letters, choices can be
  /// typed without quotes, and every example is a command line that the program understands.
  package func audit() -> [String] {
    var audit = Audit()
    audit.checkName(name, of: "program")
    audit.checkHelp(summary, of: name)
    audit.checkUnique(subcommands.map(\.name) + [BuiltIn.helpCommand], in: name)
    audit.checkOptions(globalOptions, of: name)
    audit.checkUniqueFlags(globalOptions + BuiltIn.flags, of: name)
    if version.isEmpty { audit.complain(name, "has no version") }
    for command in commands {
      check(command, in: &audit)
    }
    if subcommands.contains(where: { $0.name == name }) {
      audit.complain(name, "a subcommand has the program's name")
    }
    for example in examples + subcommands.flatMap(\.examples) { check(example, in: &audit) }
    return audit.complaints
  }

  private func check(_ command: Command<Action>, in audit: inout Audit) {
    let path = path(of: command)
    audit.checkName(command.name, of: "command")
    audit.checkHelp(command.summary, of: path)
    audit.checkOptions(command.options, of: path)
    audit.checkUniqueFlags(globalOptions + BuiltIn.flags + command.options, of: path)
    if let operand = command.operand {
      audit.checkHelp(operand.help, of: "\(path) \(operand.form.placeholder)")
      audit.checkForm(operand.form, of: path)
    }
  }

  private func check(_ example: Example, in audit: inout Audit) {
    audit.checkHelp(example.effect, of: "example '\(example.command)'")
    guard let words = wordsOfExample(example.command, program: name) else {
      return audit.complain("example '\(example.command)'", "does not run \(name)")
    }
    if case .failure(let failure) = parse(words) {
      audit.complain("example '\(example.command)'", "fails: \(failure.message)")
    }
  }
}
