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

  /// The options that a shell offers before a subcommand, or for the one command.
  var offeredOptions: [any OptionDeclaration] {
    switch body {
    case .command(let command): (command.options + BuiltIn.flags).filter { !$0.label.isHidden }
    case .subcommands: (globalOptions + BuiltIn.flags).filter { !$0.label.isHidden }
    }
  }

  /// The options that a shell offers after a subcommand.
  func offeredOptions(for command: Command<Action>) -> [any OptionDeclaration] {
    command.options.filter { !$0.label.isHidden } + offeredOptions
  }

  /// The name of the shell function that completes the program's command lines.
  var completionFunction: String { "_" + name.replacing("-", with: "_") }
}

/// Returns a text in single quotes, as every POSIX shell takes it.
func shellQuoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }
