internal import ByteIO
package import ParkModel

/// A format that maps are written in: its facts, and what makes a writer for it.
///
/// A new format is a file in `Formats` and a line in ``Format/all``.
package struct Format: Sendable {
  /// The name in subcommands, such as `kml` in `plist-to-kml`.
  package let name: String

  /// The name in full, for help texts.
  package let title: String

  /// The usual extension of its files, without the dot.
  package let fileExtension: String

  /// The media type.
  package let mediaType: String

  /// What the format cannot hold, one phrase each.
  package let cannotHold: [String]

  /// The options that it understands beside those that all formats do.
  package let options: [FormatOption]

  /// The order in which it wants the layers.
  package let layerOrder: [Layer]

  /// What of a map it holds.
  package private(set) var subject = Subject.map

  /// Makes a writer.
  let makeWriter: WriterMaker

  /// What of a map a format holds.
  package enum Subject: Sendable {
    /// The map.
    case map
    /// The place of the overlay's image alone.
    case overlayImage
    /// The same, in files beside the image that are called after it.
    case besideOverlayImage
  }

  /// All formats, in the order in which they are listed.
  package static let all: [Format] = [.geoJSON, .kml, .kmz, .gpx, .worldFile, .vrt]

  /// Whether the map becomes files by names of its own, which go into a folder.
  package var hasSeveralFiles: Bool {
    switch makeWriter {
    case .oneFile: false
    case .severalFiles: true
    }
  }

  /// The order of the roles that brings the layers in the format's order; the park comes first in any
  /// case, since the checks of all other files need it.
  package var roleOrder: [Role] {
    [.park] + layerOrder.compactMap(Role.init(ofLayer:)).filter { $0 != .park }
  }
}

/// How a format's writer is made.
enum WriterMaker: Sendable {
  /// The map is one file.
  case oneFile(@Sendable (OutputFile, WritingContext) -> any MapWriter)
  /// The map is as many files as its records ask for.
  case severalFiles(@Sendable (OutputSet, WritingContext) -> any MapWriter)

  /// Returns a writer whose files belong to `outputs`.
  func writer(
    for format: Format, into outputs: OutputSet, _ context: WritingContext
  ) -> any MapWriter {
    switch self {
    case .oneFile(let make): make(outputs.makeFile(named: "Map." + format.fileExtension), context)
    case .severalFiles(let make): make(outputs, context)
    }
  }
}

extension Role {
  /// Creates the role of the files that `layer` comes from.
  fileprivate init?(ofLayer layer: Layer) {
    switch layer {
    case .boundary, .overlay: self = .park
    case .attractions: self = .attractions
    case .characters: self = .character
    case .routes: self = .route
    }
  }
}

/// A switch that some formats understand.
package struct FormatOption: Hashable, Sendable {
  /// The long name on the command line, without dashes.
  package let name: String

  /// What it does, for the help text.
  package let help: String

  /// The options that can't be given together with this one.
  package let excludes: [String]

  init(_ name: String, help: String, excludes: [String] = []) {
    self.name = name
    self.help = help
    self.excludes = excludes
  }
}
