extension Program {
  /// Completions for fish.
  var fishCompletions: String {
    let own =
      if let mainCommand {
        mainCommand.options.filter { !$0.label.isHidden }.map { fishLine(fishNone, option: $0) }
          + fishOperand(fishNone, of: mainCommand)
      } else {
        [String]()
      }
    let lines =
      globallyOffered.map { fishLine(nil, option: $0) } + own
      + (subcommands.isEmpty ? [] : fishSubcommandLines)
    return "# Fish completions for \(name)\n\n" + lines.map { $0 + "\n" }.joined()
  }

  /// The condition that no subcommand stands on the line.
  private var fishNone: String? {
    guard !subcommands.isEmpty else { return nil }
    let names = offeredSubcommands.map(\.name).joined(separator: " ")
    return "not __fish_seen_subcommand_from \(names)"
  }

  private var fishSubcommandLines: [String] {
    let alone = takesFilesOrSubcommand ? "" : "-f "
    let offers = offeredSubcommands.map { name, summary in
      fishLine(
        "__fish_use_subcommand", "\(alone)-a \(fishQuoted(name)) -d \(fishQuoted(summary))")
    }
    let options = visibleSubcommands.flatMap { command in
      let condition = "__fish_seen_subcommand_from \(command.name)"
      return command.options.filter { !$0.label.isHidden }
        .map { fishLine(condition, option: $0) } + fishOperand(condition, of: command)
    }
    let helpNames = visibleSubcommands.map(\.name).joined(separator: " ")
    return offers + options + [
      fishLine(
        "__fish_seen_subcommand_from \(BuiltIn.helpCommand)", "-f -a \(fishQuoted(helpNames))")
    ]
  }

  private func fishOperand(_ condition: String?, of command: Command<Action>) -> [String] {
    guard let operand = command.operand else { return [fishLine(condition, "-f")] }
    switch operand.form.completion {
    case .files: return []
    default: return [fishLine(condition, operand.form.fishArguments(isRequired: false))]
    }
  }

  private func fishLine(_ condition: String?, option: any OptionDeclaration) -> String {
    let short = option.label.short.map { "-s \($0) " } ?? ""
    let value = option.form.map { " " + $0.fishArguments(isRequired: true) } ?? ""
    let help = fishQuoted(option.label.help)
    return fishLine(condition, "\(short)-l \(option.label.name) -d \(help)\(value)")
  }

  private func fishLine(_ condition: String?, _ rest: String) -> String {
    let condition = condition.map { "-n \(fishQuoted($0)) " } ?? ""
    return "complete -c \(name) \(condition)\(rest)"
  }
}

extension ValueForm {
  /// The value as `complete` takes it.
  fileprivate func fishArguments(isRequired: Bool) -> String {
    let words = choices.joined(separator: " ")
    let exclusive = isRequired ? "-x" : "-f"
    return switch completion {
    case .nothing: exclusive
    case .files: isRequired ? "-r -F" : "-F"
    case .folders: "\(exclusive) -a '(__fish_complete_directories)'"
    case .choices: "\(exclusive) -a \(fishQuoted(words))"
    case .commaSeparatedChoices: "\(exclusive) -a \(fishQuoted("(__fish_append , \(words))"))"
    }
  }
}

/// Returns a text in single quotes, as fish takes it.
private func fishQuoted(_ text: String) -> String {
  "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
}
