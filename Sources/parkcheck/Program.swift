import CommandLineKit
import Conversion

/// What parkcheck does on demand.
enum Action: Sendable {
  case check
  case listRules
  case explain
  case writeCompletions
  case writeManual
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
      operand: Options.inputs,
      options: [
        SharedOptions.config, Options.stdinFilename, Options.jobs, SharedOptions.quiet,
        Options.select, Options.ignore, SharedOptions.severity, Options.baseline,
        Options.writeBaseline, Options.format, Options.outputFile, Options.statistics,
        Options.color, Options.strict, Options.maxWarnings, Options.exitZero, Options.fix,
        Options.unsafeFixes, Options.diff,
      ],
      examples: [
        Example("parkcheck MyPark", "Check the property lists in a folder"),
        Example("parkcheck --fix MyPark", "Mend what can be mended safely"),
        Example(
          "parkcheck --format sarif -o parkcheck.sarif .", "Write a report for code scanning"),
      ],
      action: .check),
    version: ProductVersion.current,
    subcommands: [
      Command(
        "rules", summary: "List the rules", options: [Options.listFormat],
        examples: [Example("parkcheck rules --format json", "List them for other programs")],
        action: .listRules),
      Command(
        "explain", summary: "Explain a rule, with examples", operand: Options.rule,
        options: [Options.color],
        examples: [
          Example("parkcheck explain overlay-skewed", "Tell why a slanted overlay matters")
        ],
        action: .explain),
    ]
      + SharedCommands.aboutItself(
        "parkcheck", completions: .writeCompletions, manual: .writeManual),
    manualSections: [
      ManualSection(
        "Exit status",
        [
          .init("0", "No errors."), .init("1", "The files have errors."),
          .init("2", "Wrong usage or configuration, or a file that can't be read."),
        ])
    ])
}
