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

  /// Makes a writer that writes into an output, or throws what it lacks for that.
  let makeWriter: @Sendable (OutputFile, WritingContext) throws(FormatFailure) -> any MapWriter

  /// All formats, in the order in which they are listed.
  package static let all: [Format] = [.geoJSON, .kml, .gpx, .html, .svg]

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
