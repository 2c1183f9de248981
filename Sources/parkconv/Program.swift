import CommandLineKit
import Conversion
import ParkFormats

/// What parkconv does on demand.
enum Action: Sendable {
  case convert(Format)
  case info
  case listFormats
  case writeCompletions
  case writeManual
}

extension Program<Action> {
  /// The command line of parkconv.
  static let parkconv = Program(
    "parkconv", version: ProductVersion.current,
    summary: "Convert the property lists behind park maps",
    discussion: """
      Reads a park's coordinates, pins, routes and character sightings, and writes them for QGIS, \
      Google Earth, GPS devices and other readers. Several files, or a folder, make one map.

      Nothing is written when a file has errors, unless a format is told to keep going.
      """,
    subcommands: Format.all.map(conversion) + [
      Command(
        "info", summary: "Tell what the files say and what follows from it",
        operand: Options.inputs,
        options: [
          SharedOptions.config, Options.json, SharedOptions.severity, SharedOptions.quiet,
        ],
        examples: [Example("parkconv info MyPark", "Sum up the property lists in a folder")],
        action: .info),
      Command(
        "formats", summary: "List the formats and what each cannot hold", action: .listFormats),
    ]
      + SharedCommands.aboutItself(
        "parkconv", completions: .writeCompletions, manual: .writeManual),
    manualSections: [
      ManualSection(
        "Exit status",
        [
          .init("0", "Done."),
          .init(
            "1", "The files have errors; nothing was written, unless --keep-going was given."),
          .init("2", "Wrong usage or configuration, or a file that can't be read or written."),
        ])
    ])

  private static func conversion(to format: Format) -> Command<Action> {
    Command(
      "plist-to-\(format.name)", summary: "Write the map as \(format.title)",
      operand: Options.inputs,
      options: [
        Options.output, Options.layers, Options.name, SharedOptions.config, Options.precision,
        SharedOptions.severity, SharedOptions.quiet,
      ] + format.options.map(Options.declaration),
      examples: [
        Example(
          "parkconv plist-to-\(format.name) MyPark -o MyPark.\(format.fileExtension)",
          "Convert the property lists in a folder")
      ],
      action: .convert(format))
  }
}
