import CommandLineKit
import Conversion
import ParkFormats

/// What parkconv does on demand.
enum Action: Sendable {
  case convert(from: Format, to: Format)
  case info
  case diff
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
      Google Earth, GPS devices and other readers; and reads what these have written. Several files, \
      or a folder, make one map.

      Nothing is written when a file has errors, unless a format is told to keep going.
      """,
    subcommands: Format.readable.flatMap(conversions) + [
      Command(
        "info", summary: "Tell what the files say and what follows from it",
        operand: Options.anyInputs,
        options: [
          SharedOptions.config, Options.json, Options.facts, SharedOptions.color(),
          SharedOptions.severity, SharedOptions.quiet,
        ],
        examples: [
          Example("parkconv info MyPark", "Sum up the map in a folder"),
          Example("parkconv info --facts Pins.plist", "List what a file says, a fact a line"),
        ],
        action: .info),
      Command(
        "diff", summary: "Tell what has changed between two versions of a map",
        operand: Options.versions,
        options: [
          Options.old, Options.svg, Options.html, Options.json, SharedOptions.color(),
          SharedOptions.config, SharedOptions.quiet, Options.exitZero,
        ] + drawingOptions,
        examples: [
          Example("parkconv diff Old MyPark", "Compare the maps in two folders"),
          Example("parkconv diff Old.kml MyPark --svg Diff.svg", "Draw what has changed"),
        ],
        action: .diff),
      Command(
        "formats",
        summary: "List the formats: which are read and written, and what each cannot hold",
        action: .listFormats),
    ]
      + SharedCommands.aboutItself(
        "parkconv", completions: .writeCompletions, manual: .writeManual),
    manualSections: [
      ManualSection(
        "Exit status",
        [
          .init("0", "Done."),
          .init(
            "1",
            "The files have errors; nothing was written, unless --keep-going was given. "
              + "Of diff: the versions differ."),
          .init(
            "2",
            "Wrong usage or configuration, or a file that can't be read or written. "
              + "Of diff: also a file with errors."),
        ])
    ])

  /// The options of the formats that show changes.
  private static var drawingOptions: [any OptionDeclaration] {
    (Format.svg.options + Format.html.options).filter { $0.name != FormatOption.keepGoing.name }
      .map(Options.declaration)
  }

  /// Returns the conversions from `source` to all other formats that are written.
  private static func conversions(from source: Format) -> [Command<Action>] {
    let targets = source.targets.map(\.name)
    let choices = targets.count > 1 ? targets.dropLast().joined(separator: ", ") + " or " : ""
    let family = CommandFamily(
      "\(source.name)-to-FORMAT",
      summary: "Convert from \(source.title) to \(choices)\(targets.last ?? "")")
    return source.targets.map { conversion(from: source, to: $0, of: family) }
  }

  private static func conversion(
    from source: Format, to format: Format, of family: CommandFamily
  ) -> Command<Action> {
    let isPropertyLists = source.name == Format.plist.name
    let input = isPropertyLists ? "MyPark" : "MyPark.\(source.fileExtension)"
    let name = "\(source.name)-to-\(format.name)"
    return Command(
      name,
      summary: isPropertyLists
        ? "Write the map as \(format.title)" : "Write a map in \(source.title) as \(format.title)",
      operand: Options.inputs(of: source),
      options: options(for: format) + format.options.map(Options.declaration),
      examples: [example("parkconv \(name) \(input)", for: format, isFolder: isPropertyLists)],
      family: family, action: .convert(from: source, to: format))
  }

  private static func options(for format: Format) -> [any OptionDeclaration] {
    switch format.subject {
    case .map:
      [
        format.hasSeveralFiles ? Options.outputs : Options.output, Options.layers, Options.name,
        SharedOptions.config, Options.precision, SharedOptions.severity, SharedOptions.quiet,
        SharedOptions.color(),
      ] + (format.hasSeveralFiles ? [Options.update, Options.diff] : [])
    case .overlayImage:
      [
        Options.output, SharedOptions.config, SharedOptions.severity, SharedOptions.quiet,
        SharedOptions.color(),
      ]
    case .besideOverlayImage:
      [
        SharedOptions.config, SharedOptions.severity, SharedOptions.quiet, SharedOptions.color(),
      ]
    }
  }

  private static func example(
    _ command: String, for format: Format, isFolder: Bool
  ) -> Example {
    if format.subject == .besideOverlayImage {
      return Example(command, "Tell the place of the image that MyPark/parktools.json names")
    }
    return Example(
      command + " -o " + (format.hasSeveralFiles ? "Clean/" : "MyPark.\(format.fileExtension)"),
      isFolder ? "Convert the property lists in a folder" : "Convert a file")
  }
}
