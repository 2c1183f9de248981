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
  package let subject: Subject

  /// Makes a writer that writes into an output.
  let makeWriter: @Sendable (OutputSet, WritingContext) -> any MapWriter

  /// What of a map a format holds.
  package enum Subject: Sendable {
    /// The map.
    case map
    /// The place of the overlay's image alone.
    case overlayImage
    /// The same, in files beside the image that are called after it.
    case besideOverlayImage
  }

  /// Describes a format that is written in one file.
  init(
    name: String, title: String, fileExtension: String, mediaType: String, cannotHold: [String],
    options: [FormatOption], layerOrder: [Layer], subject: Subject = .map,
    makeWriter: @escaping @Sendable (OutputFile, WritingContext) -> any MapWriter
  ) {
    self.init(
      name: name, title: title, fileExtension: fileExtension, mediaType: mediaType,
      cannotHold: cannotHold, options: options, layerOrder: layerOrder, subject: subject,
      makeSetWriter: { makeWriter($0.makeFile(named: "map." + fileExtension), $1) })
  }

  /// Describes a format that is written in several files.
  init(
    name: String, title: String, fileExtension: String, mediaType: String, cannotHold: [String],
    options: [FormatOption], layerOrder: [Layer], subject: Subject = .map,
    makeSetWriter: @escaping @Sendable (OutputSet, WritingContext) -> any MapWriter
  ) {
    self.name = name
    self.title = title
    self.fileExtension = fileExtension
    self.mediaType = mediaType
    self.cannotHold = cannotHold
    self.options = options
    self.layerOrder = layerOrder
    self.subject = subject
    self.makeWriter = makeSetWriter
  }

  /// All formats, in the order in which they are listed.
  package static let all: [Format] = [.geoJSON, .kml, .kmz, .gpx, .worldFile, .vrt]

  /// The order of the roles that brings the layers in the format's order; the park comes first in any
  /// case, since the checks of all other files need it.
  package var roleOrder: [Role] {
    [.park] + layerOrder.compactMap(Role.init(ofLayer:)).filter { $0 != .park }
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
