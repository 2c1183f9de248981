internal import ByteIO
internal import Markup
internal import ParkModel
internal import PropertyList

extension Format {
  /// GeoJSON (RFC 7946), with colours and symbols by the simplestyle specification 1.1.
  package static let geoJSON = Format(
    name: "geojson", title: "GeoJSON", fileExtension: "geojson",
    mediaType: "application/geo+json",
    cannotHold: ["the overlay's image itself (its name is kept)"],
    options: [.pretty, .sequence, .lines], layerOrder: Layer.allCases,
    reading: .features(
      FeatureReading(
        extensions: ["geojson", "geojsonl", "geojsons", "geojsonseq", "ndjson"],
        syntaxRule: .jsonSyntax
      ) { source, sorter, diagnostics throws(IOError) in
        try GeoJSONReader.read(source, into: sorter, diagnostics: diagnostics)
      }),
    makeWriter: .oneFile { GeoJSONWriter(output: $0, context: $1) })
}

extension FormatOption {
  static let pretty = FormatOption(
    "pretty", help: "Indent the text, one member a line", excludes: ["seq", "lines"])
  static let sequence = FormatOption(
    "seq", help: "Write a text sequence (RFC 8142): each feature behind an RS character",
    excludes: ["lines"])
  static let lines = FormatOption(
    "lines", help: "Write newline-delimited features, as tippecanoe and jq read them")
}

/// Writes a map as a GeoJSON feature collection, or as a sequence of features.
private final class GeoJSONWriter: MapWriter {
  private let output: OutputFile
  private let framing: Framing
  private var features: GeoJSONFeatures

  var omissions: [String] { features.omissions }

  /// How features are set apart.
  private enum Framing {
    /// In one feature collection.
    case collection
    /// Each in a line.
    case lines
    /// Each in a line, behind an RS character.
    case sequence
  }

  init(output: OutputFile, context: WritingContext) {
    self.output = output
    self.framing =
      context.options.contains(.sequence)
      ? .sequence : context.options.contains(.lines) ? .lines : .collection
    self.features = GeoJSONFeatures(context)
  }

  func begin(_ header: MapHeader) {
    if framing == .collection { features.beginCollection(header.name, &output.buffer) }
  }

  func begin(_ layer: Layer) {}

  func end(_ layer: Layer) {}

  func end() {
    if framing == .collection { features.endCollection(&output.buffer) }
  }

  @inline(__always)
  private func beginFeature() {
    if framing == .sequence { output.buffer.append(0x1E) }
  }

  @inline(__always)
  private func endFeature() {
    if framing != .collection { features.endText(&output.buffer) }
  }

  func mark(_ park: Park) {
    beginFeature()
    features.mark(park, &output.buffer)
    endFeature()
  }

  func boundary(_ park: Park, carriesPark: Bool) {
    beginFeature()
    features.boundary(park, carriesPark: carriesPark, &output.buffer)
    endFeature()
  }

  func overlay(_ overlay: Overlay, of park: Park, carriesPark: Bool) {
    beginFeature()
    features.overlay(overlay, of: park, carriesPark: carriesPark, &output.buffer)
    endFeature()
  }

  func attraction(_ attraction: borrowing Attraction, of file: ParkFile) {
    features.enter(file)
    write(attraction, of: file, &features, &output.buffer)
  }

  func attractions(_ entries: inout some AttractionSequence & ~Copyable, of file: ParkFile) {
    write(&entries, of: file, &features, &output.buffer)
  }

  private func write(
    _ entries: inout some AttractionSequence & ~Copyable, of file: ParkFile,
    _ features: inout GeoJSONFeatures,
    _ out: inout ByteBuffer
  ) {
    features.enter(file)
    entries.forEach { attraction, isReadable in
      if isReadable { write(attraction, of: file, &features, &out) }
    }
  }

  @inline(__always)
  private func write(
    _ attraction: borrowing Attraction, of file: ParkFile, _ features: inout GeoJSONFeatures,
    _ out: inout ByteBuffer
  ) {
    if framing == .sequence { out.append(0x1E) }
    features.attraction(attraction, of: file, &out)
    if framing != .collection { features.endText(&out) }
  }

  func character(_ path: Path) {
    for (index, sighting) in path.points.enumerated() {
      beginFeature()
      features.sighting(sighting.coordinate, number: index + 1, of: path, &output.buffer)
      endFeature()
    }
  }

  func route(_ path: Path) {
    beginFeature()
    features.route(path, &output.buffer)
    endFeature()
  }
}
