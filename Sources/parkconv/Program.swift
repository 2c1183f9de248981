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

      Nothing is written when a file has errors.
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
          .init("0", "Done."), .init("1", "The files have errors; nothing was written."),
          .init("2", "Wrong usage or configuration, or a file that can't be read or written."),
        ])
    ])

  private static func conversion(to format: Format) -> Command<Action> {
    Command(
      "plist-to-\(format.name)", summary: "Write the map as \(format.title)",
      operand: Options.inputs,
      options: options(for: format) + format.options.map(Options.flag),
      examples: [example(for: format)],
      action: .convert(format))
  }

  private static func options(for format: Format) -> [any OptionDeclaration] {
    switch format.subject {
    case .map:
      [
        Options.output, Options.layers, Options.name, SharedOptions.config, Options.precision,
        SharedOptions.severity, SharedOptions.quiet,
      ]
    case .overlayImage:
      [Options.output, SharedOptions.config, SharedOptions.severity, SharedOptions.quiet]
    case .besideOverlayImage:
      [SharedOptions.config, SharedOptions.severity, SharedOptions.quiet]
    }
  }

  private static func example(for format: Format) -> Example {
    let command = "parkconv plist-to-\(format.name) MyPark"
    if format.subject == .besideOverlayImage {
      return Example(command, "Tell the place of the image that MyPark/parktools.json names")
    }
    return Example(
      command + " -o MyPark.\(format.fileExtension)", "Convert the property lists in a folder")
  }
}
