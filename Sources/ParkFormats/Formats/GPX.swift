internal import ByteIO
internal import ParkModel
internal import PropertyList

extension Format {
  /// GPX 1.1 (the schema of topografix.com).
  package static let gpx = Format(
    name: "gpx", title: "GPX 1.1", fileExtension: "gpx", mediaType: "application/gpx+xml",
    cannotHold: ["the map overlay and its image", "colours", "the view at which the app opens"],
    options: [.tracks], layerOrder: [.overlay, .attractions, .characters, .routes, .boundary],
    reading: .features(
      FeatureReading(
        extensions: ["gpx"], layers: Set(Layer.allCases).subtracting([.overlay])
      ) { source, sorter, diagnostics throws(IOError) in
        try GPXReader.read(source, into: sorter, diagnostics: diagnostics)
      }),
    makeWriter: .oneFile { GPXWriter(output: $0, context: $1) })
}

extension FormatOption {
  static let tracks = FormatOption("tracks", help: "Write routes as tracks")
}

/// Writes a map as GPX: pins and sightings as waypoints, routes as routes or tracks, the boundary as a
/// closed track; the centre of a park without a boundary as a waypoint.
private final class GPXWriter: MapWriter {
  private let output: OutputFile
  private var syntax: GPXSyntax
  private var hasOverlay = false

  var omissions: [String] { (hasOverlay ? ["the map overlay image"] : []) + syntax.omissions }

  /// The parks without any place, which are tracks and so stand at the end.
  private var placelessParks: [Park] = []

  init(output: OutputFile, context: WritingContext) {
    self.output = output
    self.syntax = GPXSyntax(context)
  }

  func begin(_ header: MapHeader) { syntax.beginDocument(header, &output.buffer) }

  func begin(_ layer: Layer) {
    if layer == .overlay { hasOverlay = true }
  }

  func mark(_ park: Park) {
    if let center = park.center {
      syntax.mark(park, at: center, &output.buffer)
    } else {
      placelessParks.append(park)
    }
  }

  func boundary(_ park: Park, carriesPark: Bool) {
    syntax.boundary(park, carriesPark: carriesPark, &output.buffer)
  }

  func overlay(_ overlay: Overlay, of park: Park, carriesPark: Bool) {}

  func attraction(_ attraction: borrowing Attraction, of file: ParkFile) {
    syntax.attraction(attraction, of: file, &output.buffer)
  }

  func attractions(_ entries: inout some AttractionSequence & ~Copyable, of file: ParkFile) {
    syntax.attractions(&entries, of: file, &output.buffer)
  }

  func character(_ path: Path) { syntax.character(path, &output.buffer) }

  func route(_ path: Path) { syntax.route(path, &output.buffer) }

  func end(_ layer: Layer) {}

  func end() {
    for park in placelessParks { syntax.mark(park, &output.buffer) }
    syntax.endDocument(&output.buffer)
  }
}
