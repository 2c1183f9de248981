internal import ByteIO
package import ParkModel

/// A format of maps: its facts, how its files are read, and what makes a writer for it.
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

  /// Whether it holds the overlay's image itself, and does not refer to it.
  package let holdsImage: Bool

  /// How its files are read; `nil` where they are not.
  package let reading: FormatReading?

  /// Makes a writer that writes into an output; `nil` where the format is not written.
  let makeWriter: WriterMaker?

  init(
    name: String, title: String, fileExtension: String, mediaType: String, cannotHold: [String],
    options: [FormatOption], layerOrder: [Layer] = Layer.allCases, subject: Subject = .map,
    holdsImage: Bool = false, reading: FormatReading? = nil, makeWriter: WriterMaker? = nil
  ) {
    self.name = name
    self.title = title
    self.fileExtension = fileExtension
    self.mediaType = mediaType
    self.cannotHold = cannotHold
    self.options = options
    self.layerOrder = layerOrder
    self.subject = subject
    self.holdsImage = holdsImage
    self.reading = reading
    self.makeWriter = makeWriter
  }

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
  package static let all: [Format] = [
    .plist, .geoJSON, .kml, .kmz, .gpx, .html, .svg, .worldFile, .vrt,
  ]

  /// The formats that are read.
  package static var readable: [Format] { all.filter { $0.reading != nil } }

  /// The formats that are written.
  package static var writable: [Format] { all.filter { $0.makeWriter != nil } }

  /// The formats that this one is converted to: all others, and property lists to property lists.
  package var targets: [Format] {
    Format.writable.filter { $0.name != name || $0.name == Format.plist.name }
  }

  /// Returns the paths of the files that it reads beside the map and its pictures.
  package func files(readFor settings: FormatSettings) -> [String] {
    guard options.contains(.leaflet), let folder = settings.text(.leaflet) else { return [] }
    return Leaflet.files(inFolder: folder)
  }

  /// Whether the map becomes files by names of its own, which go into a folder.
  package var hasSeveralFiles: Bool {
    switch makeWriter {
    case nil, .oneFile: false
    case .severalFiles: subject == .map
    }
  }

  /// The longest picture that the format takes over from an archive, in bytes.
  package var longestImage: Int {
    name == Format.plist.name ? PackedPictures.longestImage : EmbeddedImage.longest
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
  case oneFile(@Sendable (OutputFile, WritingContext) throws(FormatFailure) -> any MapWriter)
  /// The map is as many files as its records ask for.
  case severalFiles(@Sendable (OutputSet, WritingContext) -> any MapWriter)

  /// Returns a writer whose files belong to `outputs`.
  ///
  /// - Throws: what the format lacks on this machine.
  func writer(
    for format: Format, into outputs: OutputSet, _ context: WritingContext
  ) throws(FormatFailure) -> any MapWriter {
    switch self {
    case .oneFile(let make):
      try make(outputs.makeFile(named: "Map." + format.fileExtension), context)
    case .severalFiles(let make): make(outputs, context)
    }
  }
}

extension Role {
  /// Creates the role of the files that `layer` comes from.
  package init?(ofLayer layer: Layer) {
    switch layer {
    case .boundary, .overlay: self = .park
    case .attractions: self = .attractions
    case .characters: self = .character
    case .routes: self = .route
    }
  }
}
