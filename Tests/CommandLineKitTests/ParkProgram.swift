@testable import CommandLineKit

/// A layer, as a choice.
enum Layer: String, CaseIterable {
  case boundary, overlay, attractions, characters, routes
}

/// When to colour, as a choice.
enum ColorChoice: String, CaseIterable {
  case auto, always, never
}

/// What the sample program does.
enum ParkAction: Equatable {
  case convert(to: String)
  case completions
  case check
  case listRules
  case explain
}

/// Declarations as a program makes them.
enum Park {
  static let color = Option<ColorChoice>(
    "color", .choice("WHEN"), help: "When to use colours"
  ).defaulting(to: .auto)
  static let quiet = Flag("quiet", short: "q", help: "Say nothing but errors")
  static let output = Option(
    "output", short: "o", .file(), help: "Write to FILE instead of standard output")
  static let layers = Option(
    "layers", .list(of: Layer.self, "LIST"),
    help: "Layers to write, separated by commas", shownDefault: "all", group: "Selection")
  static let precision = Option(
    "precision", short: "p", .integer(in: 0...15), help: "Digits after the decimal point",
    group: "Format"
  ).defaulting(to: 6)
  static let pretty = Flag("pretty", short: "P", help: "Indent the output", group: "Format")
  static let west = Option("west", .number(in: -180...180, "DEG"), help: "Western limit")
  static let severity = Option(
    "severity", .text("RULE=LEVEL"), help: "Lower or raise a rule"
  ).repeated()
  static let trace = Flag("trace", help: "Tell each step", isHidden: true)
  static let files = Operand(
    .file(), count: .some, help: "Property lists or folders to read; - is standard input")
  static let shell = Operand<Shell>(.choice("SHELL"), count: .one, help: "The shell")

  static let converter = Program<ParkAction>(
    "parkconv", version: "1.2.0", summary: "Convert the property lists of a park map",
    globalOptions: [color, quiet],
    subcommands: [
      Command(
        "plist-to-kml", summary: "Write KML for Google Earth",
        discussion: """
          Reads the property lists of one map and writes one KML document. What KML cannot hold \
          is named on standard error.

          A folder stands for the property lists in it.
          """,
        operand: files, options: [output, layers, precision, pretty, west, severity, trace],
        examples: [
          Example("parkconv plist-to-kml Park.plist -o park.kml", "Convert one property list"),
          Example("parkconv plist-to-kml --layers boundary,routes .", "Convert two layers"),
        ],
        action: .convert(to: "kml")),
      Command(
        "plist-to-gpx", summary: "Write GPX for handheld receivers", operand: files,
        options: [output], action: .convert(to: "gpx")),
      Command(
        "completions", summary: "Write the completions for a shell", operand: shell,
        action: .completions),
    ],
    examples: [Example("parkconv help plist-to-kml", "Show how to write KML")],
    manualSections: [
      ManualSection("Exit status", [.init("0", "Done."), .init("2", "Could not run.")])
    ])

  static let checker = Program<ParkAction>(
    Command(
      "parkcheck", summary: "Check the property lists of a park map",
      operand: Operand(.file(), count: .any, help: "Property lists to check"),
      options: [color, severity, pretty], action: .check),
    version: "1.2.0")

  static let json = Flag("json", help: "Write JSON")
  static let rule = Operand(.text("RULE"), count: .one, help: "The rule")

  static let checkerWithSubcommands = Program<ParkAction>(
    Command(
      "parkcheck", summary: "Check the property lists of a park map",
      operand: Operand(.file(), count: .some, help: "Property lists to check"),
      options: [color, severity, pretty],
      examples: [Example("parkcheck --pretty Park.plist", "Check one property list")],
      action: .check),
    version: "1.2.0",
    subcommands: [
      Command(
        "rules", summary: "List the rules", options: [pretty, json],
        examples: [Example("parkcheck rules --json", "List the rules for a program")],
        action: .listRules),
      Command("explain", summary: "Explain a rule", operand: rule, action: .explain),
      Command("manual", summary: "Write the manual page", isHidden: true, action: .completions),
    ])
}
