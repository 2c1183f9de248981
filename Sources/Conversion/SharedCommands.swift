package import CommandLineKit

/// The subcommands that all programs of the package have.
package enum SharedCommands {
  /// Returns the subcommands of `program` about its own command line: its completions, for which it
  /// gets `completions` back, and its manual page, for which it gets `manual` back.
  package static func aboutItself<Action>(
    _ program: String, completions: Action, manual: Action
  ) -> [Command<Action>] {
    [
      Command(
        "completions", summary: "Write the completions for a shell",
        operand: SharedOptions.shell,
        examples: [
          Example(
            "\(program) completions bash > \(program).bash", "Write completions for bash")
        ],
        action: completions),
      Command(
        "manual", summary: "Write the manual page", isHidden: true, action: manual),
    ]
  }
}

extension Program {
  /// Returns the completions for the shells that `arguments` name.
  package func completions(for arguments: Arguments) -> String {
    arguments[SharedOptions.shell].map(completions).joined()
  }
}

extension Report {
  /// Does what `words` ask of `program`: shows help or the version, says what is not understood, or has
  /// `perform` do the rest.
  package func answer<Action>(
    _ words: [String], of program: Program<Action>,
    perform: (Action, Arguments) -> ExitStatus
  ) -> ExitStatus {
    if let number = Console.foreignWord {
      return complain(["argument \(number) is not UTF-8: '\(words[number - 1])'"])
    }
    switch program.parse(words) {
    case .run(let action, let arguments): return perform(action, arguments)
    case .showHelp(let page): return output(page.text())
    case .showVersion(let line): return output(line + "\n")
    case .failure(let failure): return complain([failure.message, failure.hint])
    }
  }
}
