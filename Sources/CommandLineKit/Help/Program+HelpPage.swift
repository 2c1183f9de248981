extension Program {
  /// What help says about the whole program.
  package var helpPage: HelpPage {
    guard let mainCommand else { return overview }
    return helpPage(for: mainCommand)
  }

  /// What help says about a command.
  package func helpPage(for command: Command<Action>) -> HelpPage {
    HelpPage(
      summary: command.summary, usage: [usage(of: command)] + otherUsage(than: command),
      sections: prose(command.discussion)
        + operandSection(command.operand)
        + (isMain(command) ? subcommandSection : [])
        + groups(for: command).map(HelpPage.Section.init)
        + examplesSection(command.examples)
        + (isMain(command) ? subcommandHint : []))
  }

  /// How a command line of a command looks.
  func usage(of command: Command<Action>) -> String {
    let operand = command.operand.map { " " + $0.usage } ?? ""
    return "\(path(of: command)) [OPTIONS]\(operand)"
  }

  /// How a command line of a program with subcommands looks.
  var overviewUsage: String {
    mainCommand == nil ? "\(name) [OPTIONS] SUBCOMMAND" : "\(name) SUBCOMMAND [OPTIONS]"
  }

  private func otherUsage(than command: Command<Action>) -> [String] {
    isMain(command) && !subcommands.isEmpty ? [overviewUsage] : []
  }

  private var overview: HelpPage {
    HelpPage(
      summary: summary, usage: [overviewUsage],
      sections: prose(discussion)
        + subcommandSection
        + globalGroups.map(HelpPage.Section.init)
        + examplesSection(examples)
        + subcommandHint)
  }

  private var subcommandSection: [HelpPage.Section] {
    if subcommands.isEmpty { return [] }
    let entries =
      CommandEntry.entries(of: subcommands)
      .map { HelpPage.Entry(term: $0.name, description: $0.summary) } + builtInEntries
    return [HelpPage.Section(title: "Subcommands", content: .entries(entries))]
  }

  private var builtInEntries: [HelpPage.Entry] {
    offeredSubcommands.filter { offer in !subcommands.contains { $0.name == offer.name } }
      .map { HelpPage.Entry(term: $0.name, description: $0.summary) }
  }

  private var subcommandHint: [HelpPage.Section] {
    subcommands.isEmpty
      ? [] : prose("See '\(name) SUBCOMMAND --help' for the options of a subcommand.")
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
