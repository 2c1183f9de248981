/// What every program understands without declaring it.
enum BuiltIn {
  /// The name of the subcommand that shows help.
  static let helpCommand = "help"

  /// What that subcommand does.
  static let helpCommandSummary = "Show help about a subcommand"

  /// Shows help.
  static let help = Flag("help", short: "h", help: "Show this help")

  /// Shows the version.
  static let version = Flag("version", short: "V", help: "Show the version")

  /// Both flags.
  static var flags: [any OptionDeclaration] { [help, version] }
}
