/// A program with all that its command line may hold.
package struct Program<Action: Sendable>: Sendable {
  /// The name in kebab case.
  package let name: String

  /// The version, such as `1.2.0`.
  package let version: String

  /// What the program does, in one line without a full stop.
  package let summary: String

  /// What more there is to say, in paragraphs with an empty line between.
  package let discussion: String

  /// The options that stand before the subcommand as well as after it.
  package let globalOptions: [any OptionDeclaration]

  /// Command lines worth showing.
  package let examples: [Example]

  /// What the program does without a subcommand: the command that bears its name; `nil` where a
  /// subcommand must be chosen.
  package let mainCommand: Command<Action>?

  /// The commands to choose from; empty for a program of one command.
  package let subcommands: [Command<Action>]

  /// Sections for the manual page alone.
  package let manualSections: [ManualSection]

  /// Declares a program with subcommands.
  ///
  /// - Parameters:
  ///   - name: The name in kebab case.
  ///   - version: The version, such as `1.2.0`.
  ///   - summary: What the program does, in one line without a full stop.
  ///   - discussion: What more there is to say, in paragraphs with an empty line between.
  ///   - globalOptions: The options that stand before the subcommand as well as after it.
  ///   - subcommands: The commands to choose from, in the order in which help shows them.
  ///   - examples: Command lines worth showing.
  ///   - manualSections: Sections for the manual page alone.
  package init(
    _ name: String, version: String, summary: String, discussion: String = "",
    globalOptions: [any OptionDeclaration] = [], subcommands: [Command<Action>],
    examples: [Example] = [], manualSections: [ManualSection] = []
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.discussion = discussion
    self.globalOptions = globalOptions
    self.examples = examples
    self.manualSections = manualSections
    mainCommand = nil
    self.subcommands = subcommands
  }

  /// Declares a program whose name, summary and options are those of a command.
  ///
  /// Beside it there may be subcommands: the first word that is no option chooses one by its name.
  /// A file of such a name is given as `./name`.
  package init(
    _ command: Command<Action>, version: String, subcommands: [Command<Action>] = [],
    manualSections: [ManualSection] = []
  ) {
    name = command.name
    self.version = version
    summary = command.summary
    discussion = command.discussion
    globalOptions = []
    examples = command.examples
    self.manualSections = manualSections
    mainCommand = command
    self.subcommands = subcommands
  }
}

extension Program {
  /// All commands, the main one first.
  var commands: [Command<Action>] { (mainCommand.map { [$0] } ?? []) + subcommands }
}
