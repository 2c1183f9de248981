extension Program {
  /// What help says about the whole program.
  package var helpPage: HelpPage {
    switch body {
    case .command(let command): helpPage(for: command)
    case .subcommands(let subcommands): overview(of: subcommands)
    }
  }

  /// What help says about a command.
  package func helpPage(for command: Command<Action>) -> HelpPage {
    HelpPage(
      summary: command.summary, usage: usage(of: command),
      sections: prose(command.discussion)
        + operandSection(command.operand)
        + groups(for: command).map(HelpPage.Section.init)
        + examplesSection(command.examples))
  }

  /// How a command line of a command looks.
  func usage(of command: Command<Action>) -> String {
    let operand = command.operand.map { " " + $0.usage } ?? ""
    return "\(path(of: command)) [OPTIONS]\(operand)"
  }

  /// How a command line of a program with subcommands looks.
  var overviewUsage: String { "\(name) [OPTIONS] SUBCOMMAND" }

  private func overview(of subcommands: [Command<Action>]) -> HelpPage {
    let entries =
      subcommands.filter { !$0.isHidden }
      .map { HelpPage.Entry(term: $0.name, description: $0.summary) }
    let help = HelpPage.Entry(
      term: BuiltIn.helpCommand, description: BuiltIn.helpCommandSummary)
    return HelpPage(
      summary: summary, usage: overviewUsage,
      sections: prose(discussion)
        + [HelpPage.Section(title: "Subcommands", content: .entries(entries + [help]))]
        + globalGroups.map(HelpPage.Section.init)
        + examplesSection(examples)
        + prose("See '\(name) SUBCOMMAND --help' for the options of a subcommand."))
  }

  private func prose(_ text: String) -> [HelpPage.Section] {
    text.isEmpty ? [] : [HelpPage.Section(title: nil, content: .prose(paragraphs(of: text)))]
  }

  private func operandSection(_ operand: (any OperandDeclaration)?) -> [HelpPage.Section] {
    guard let operand else { return [] }
    let entry = HelpPage.Entry(term: operand.usage, description: operand.description)
    return [HelpPage.Section(title: "Operands", content: .entries([entry]))]
  }

  private func examplesSection(_ examples: [Example]) -> [HelpPage.Section] {
    examples.isEmpty
      ? [] : [HelpPage.Section(title: "Examples", content: .examples(examples))]
  }
}

extension HelpPage.Section {
  /// Shows a group of options.
  fileprivate init(_ group: OptionGroup) {
    self.init(
      title: group.title,
      content: .entries(
        group.options.map { HelpPage.Entry(term: $0.term, description: $0.description) }))
  }
}
