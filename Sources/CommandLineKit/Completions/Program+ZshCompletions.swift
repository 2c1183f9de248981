extension Program {
  /// Completions for the Z shell.
  var zshCompletions: String {
    """
    #compdef \(name)

    \(completionFunction)() {
    \(zshBody)}

    if [[ $funcstack[1] == \(completionFunction) ]]; then
      \(completionFunction) "$@"
    else
      compdef \(completionFunction) \(name)
    fi

    """
  }

  private var zshBody: String {
    let lines = subcommands.isEmpty ? mainCommand.map(zshCall) ?? [] : zshSubcommandLines
    return indented(lines, by: 2).map { $0 + "\n" }.joined()
  }

  private var zshSubcommandLines: [String] {
    let specifications = offeredOptions.map(\.zshSpecification)
    let offer = "_describe -t commands subcommand commands"
    return [
      "local curcontext=$curcontext state line", "typeset -A opt_args", "local -a commands=(",
    ]
      + indented(offeredSubcommands.map(zshDescription), by: 2)
      + [")"]
      + zshArguments("-C -s -S", specifications + ["'1: :->command'", "'*:: :->rest'"])
      + ["case $state in", "  command) \(offer + zshFiles) ;;", "  rest)", "    case $words[1] in"]
      + indented(visibleSubcommands.flatMap(zshCase), by: 6)
      + ["      \(BuiltIn.helpCommand)) \(offer) ;;"]
      + indented(zshOtherwise, by: 6)
      + ["    esac", "    ;;", "esac"]
  }

  /// What offers files beside the subcommands.
  private var zshFiles: String { takesFilesOrSubcommand ? "; _files" : "" }

  /// The lines for what follows a file.
  private var zshOtherwise: [String] {
    guard let mainCommand, takesFilesOrSubcommand else { return [] }
    return ["*)"] + indented(zshCall(mainCommand) + [";;"], by: 2)
  }

  private func zshDescription(name: String, summary: String) -> String {
    shellQuoted("\(name):\(summary.replacing(":", with: "\\:"))")
  }

  private func zshCase(_ command: Command<Action>) -> [String] {
    ["\(command.name))"] + indented(zshCall(command) + [";;"], by: 2)
  }

  /// The lines that know what a command takes.
  private func zshCall(_ command: Command<Action>) -> [String] {
    let options = offeredOptions(for: command).map(\.zshSpecification)
    return zshArguments("-s -S", options + zshOperand(command))
  }

  private func zshArguments(_ flags: String, _ specifications: [String]) -> [String] {
    let lines = ["_arguments \(flags) :"] + indented(specifications, by: 2)
    return lines.dropLast().map { $0 + " \\" } + lines.suffix(1)
  }

  private func zshOperand(_ command: Command<Action>) -> [String] {
    guard let operand = command.operand else { return [] }
    return [shellQuoted((operand.count.allowsMany ? "*" : "1") + operand.form.zshAction)]
  }
}

/// Returns lines with spaces before each.
private func indented(_ lines: [String], by count: Int) -> [String] {
  lines.map { String(repeating: " ", count: count) + $0 }
}

extension OptionDeclaration {
  /// The option as `_arguments` takes it.
  fileprivate var zshSpecification: String {
    let long = label.flag + (form == nil ? "" : "=")
    let rest = "[\(zshEscaped(label.help))]" + (form?.zshAction ?? "")
    let mayRepeat = isRepeatable && form != nil
    guard let short = label.shortFlag else {
      return shellQuoted((mayRepeat ? "*" : "") + long + rest)
    }
    let exclusion = mayRepeat ? "'*'" : "'(\(short) \(label.flag))'"
    return exclusion + "{\(short)\(form == nil ? "" : "+"),\(long)}" + shellQuoted(rest)
  }
}

extension ValueForm {
  /// The value as `_arguments` takes it: what it is, and how it is completed.
  fileprivate var zshAction: String {
    let words = choices.joined(separator: " ")
    return switch completion {
    case .nothing: ":\(zshEscaped(placeholder)): "
    case .files: ":\(zshEscaped(placeholder)):_files"
    case .folders: ":\(zshEscaped(placeholder)):_files -/"
    case .choices: ":\(zshEscaped(placeholder)):(\(words))"
    case .commaSeparatedChoices: ":\(zshEscaped(placeholder)):_sequence compadd - \(words)"
    }
  }
}

/// Returns a text without meaning for `_arguments`.
private func zshEscaped(_ text: String) -> String {
  var escaped = ""
  for letter in text {
    if "\\[]:".contains(letter) { escaped += "\\" }
    escaped.append(letter)
  }
  return escaped
}
