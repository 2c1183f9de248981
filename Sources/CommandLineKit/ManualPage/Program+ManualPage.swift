extension Program {
  /// Returns the manual page of the program with all its subcommands, as roff.
  ///
  /// - Parameter date: The date at the foot of the page, such as `2026-03-01`; without one the
  ///   page depends on the declarations alone.
  /// - Returns: Roff with the `man` macros, for section 1, in ASCII.
  package func manualPage(dated date: String = "") -> String {
    var page = ManualPage()
    page.title(name, date: date, version: versionLine)
    page.section("Name")
    page.line("\(RoffText.plain(name)) \\- \(RoffText.plain(summary))")
    page.section("Synopsis")
    writeSynopsis(to: &page)
    if !discussion.isEmpty {
      page.section("Description")
      page.prose(discussion)
    }
    if let mainCommand { write(mainCommand, to: &page) }
    if !subcommands.isEmpty { writeSubcommands(to: &page) }
    for section in manualSections { write(section, to: &page) }
    if !examples.isEmpty {
      page.section("Examples")
      page.examples(examples)
    }
    return page.roff
  }

  private func writeSynopsis(to page: inout ManualPage) {
    for (index, entry) in CommandEntry.entries(of: commands).enumerated() {
      if index > 0 { page.line(".br") }
      page.line(roffUsage(of: entry))
    }
  }

  private func path(of entry: CommandEntry<Action>) -> String {
    isMain(entry.first) ? name : "\(name) \(entry.name)"
  }

  private func roffUsage(of entry: CommandEntry<Action>) -> String {
    let operand = entry.first.operand.map { " " + $0.roffUsage } ?? ""
    return "\(RoffText.bold(path(of: entry))) [\(RoffText.italic("OPTIONS"))]\(operand)"
  }

  private func write(_ command: Command<Action>, to page: inout ManualPage) {
    if let operand = command.operand {
      page.section("Operands")
      page.operand(operand)
    }
    page.section("Options")
    for group in groups(for: command) {
      if group.title != OptionGroup.commonTitle { page.part(group.title) }
      page.options(group.options)
    }
  }

  private func writeSubcommands(to page: inout ManualPage) {
    page.section("Subcommands")
    for entry in CommandEntry.entries(of: subcommands) { write(entry, to: &page) }
    guard mainCommand == nil else { return }
    page.section("Global options")
    for group in globalGroups {
      if group.title != OptionGroup.globalTitle { page.part(group.title) }
      page.options(group.options)
    }
  }

  private func write(_ entry: CommandEntry<Action>, to page: inout ManualPage) {
    page.part(path(of: entry))
    page.line(RoffText.plain(entry.summary) + ".")
    page.prose(entry.first.discussion)
    if let operand = entry.first.operand { page.operand(operand) }
    for group in OptionGroup.groups(of: entry.options) {
      if group.title != OptionGroup.commonTitle { page.heading(group.title) }
      page.options(group.options)
    }
    let examples = entry.members.flatMap(\.examples)
    if !examples.isEmpty { page.heading("Examples") }
    page.examples(examples)
  }

  private func write(_ section: ManualSection, to page: inout ManualPage) {
    page.section(section.title)
    for entry in section.entries { page.entry(RoffText.bold(entry.term), entry.meaning) }
  }
}
