extension Program {
  /// Returns a script that teaches a shell to complete the program's command lines.
  package func completions(for shell: Shell) -> String {
    switch shell {
    case .bash: bashCompletions
    case .zsh: zshCompletions
    case .fish: fishCompletions
    }
  }

  /// The commands that a shell offers.
  var visibleSubcommands: [Command<Action>] { subcommands.filter { !$0.isHidden } }

  /// The names and summaries of the subcommands that a shell offers, with the built-in one.
  var offeredSubcommands: [(name: String, summary: String)] {
    visibleSubcommands.map { ($0.name, $0.summary) }
      + [(BuiltIn.helpCommand, BuiltIn.helpCommandSummary)]
  }

  /// The options that a shell offers before a subcommand, or for the main command.
  var offeredOptions: [any OptionDeclaration] {
    (mainCommand?.options ?? []).filter { !$0.label.isHidden } + globallyOffered
  }

  /// The options that a shell offers everywhere.
  var globallyOffered: [any OptionDeclaration] {
    (globalOptions + BuiltIn.flags).filter { !$0.label.isHidden }
  }

  /// The options that a shell offers after a subcommand.
  func offeredOptions(for command: Command<Action>) -> [any OptionDeclaration] {
    command.options.filter { !$0.label.isHidden } + globallyOffered
  }

  /// Whether the first word may be a file as well as a subcommand.
  var takesFilesOrSubcommand: Bool { mainCommand?.operand != nil && !subcommands.isEmpty }

  /// The name of the shell function that completes the program's command lines.
  var completionFunction: String { "_" + name.replacing("-", with: "_") }
}

/// Returns a text in single quotes, as every POSIX shell takes it.
func shellQuoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }
