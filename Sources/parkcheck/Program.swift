import CommandLineKit

/// What parkcheck does on demand.
enum Action: Sendable {
  case check
}

/// What the command line of parkcheck may hold.
enum Options {
  static let inputs = Operand(
    .text("FILE|FOLDER"), count: .some,
    help: "Property lists, folders of them, or '-' for standard input; a role may stand before a "
      + "file, as in route:Walk.plist")
  static let config = Option(
    "config", .file(),
    help: "Configuration to use instead of the nearest parktools.json")
  static let quiet = Flag("quiet", short: "q", help: "Show errors alone")
}

extension Program<Action> {
  /// The command line of parkcheck.
  static let parkcheck = Program(
    Command(
      "parkcheck", summary: "Check the property lists behind park maps",
      discussion: """
        Says what is wrong with a park's coordinates, pins, routes and character sightings before \
        the map ships. Property lists about something else are passed over.
        """,
      operand: Options.inputs, options: [Options.config, Options.quiet],
      examples: [Example("parkcheck MyPark", "Check the property lists in a folder")],
      action: .check),
    version: ProductVersion.current,
    manualSections: [
      ManualSection(
        "Exit status",
        [
          .init("0", "No errors."), .init("1", "The files have errors."),
          .init("2", "Wrong usage or configuration, or a file that can't be read."),
        ])
    ])
}
