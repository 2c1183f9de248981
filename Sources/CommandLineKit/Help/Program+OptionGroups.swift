extension Program {
  /// The options of every command and the built-in flags, grouped.
  var globalGroups: [OptionGroup] {
    OptionGroup.groups(
      of: globalOptions + BuiltIn.flags,
      commonTitle: subcommands.isEmpty ? OptionGroup.commonTitle : OptionGroup.globalTitle)
  }

  /// The options of a command with the global ones, grouped.
  func groups(for command: Command<Action>) -> [OptionGroup] {
    if isMain(command) {
      return OptionGroup.groups(of: command.options + globalOptions + BuiltIn.flags)
    }
    return OptionGroup.groups(of: command.options) + globalGroups
  }

  /// The program and, where there are several, the command: `parkconv plist-to-kml`.
  func path(of command: Command<Action>) -> String {
    isMain(command) ? name : "\(name) \(command.name)"
  }

  /// Returns whether the command is what the program does without a subcommand.
  func isMain(_ command: Command<Action>) -> Bool {
    mainCommand != nil && command.name == name
  }
}
