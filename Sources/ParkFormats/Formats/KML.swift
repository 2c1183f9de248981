internal import ByteIO
internal import ParkModel
internal import PropertyList

extension Format {
  /// KML 2.2 (OGC 07-147r2).
  package static let kml = Format(
    name: "kml", title: "KML 2.2", fileExtension: "kml",
    mediaType: "application/vnd.google-earth.kml+xml",
    cannotHold: ["the overlay's image and the icons themselves (the output refers to them)"],
    options: [], layerOrder: Layer.allCases,
    reading: .features(
      FeatureReading(extensions: ["kml"]) { source, sorter, diagnostics throws(IOError) in
        try KMLReader.read(source, into: sorter, diagnostics: diagnostics)
      }),
    makeWriter: .oneFile { KMLWriter(output: $0, context: $1) })
}

/// Writes a map as a KML document with a folder for each layer.
final class KMLWriter: MapWriter {
  private let output: OutputFile
  private let context: WritingContext
  private var syntax: KMLSyntax

  var omissions: [String] { syntax.omissions }

  init(output: OutputFile, context: WritingContext) {
    self.output = output
    self.context = context
    self.syntax = KMLSyntax(context)
  }

  func begin(_ header: MapHeader) { syntax.beginDocument(header, &output.buffer) }

  func begin(_ layer: Layer) { syntax.beginFolder(layer.displayName, &output.buffer) }

  func mark(_ park: Park) { syntax.mark(park, &output.buffer) }

  func boundary(_ park: Park, carriesPark: Bool) {
    syntax.boundary(park, carriesPark: carriesPark, &output.buffer)
  }

  func overlay(_ overlay: Overlay, of park: Park, carriesPark: Bool) {
    syntax.overlay(overlay, of: park, carriesPark: carriesPark, &output.buffer)
  }

  func attraction(_ attraction: borrowing Attraction, of file: ParkFile) {
    syntax.attraction(attraction, of: file, &output.buffer)
  }

  func attractions(_ entries: inout some AttractionSequence & ~Copyable, of file: ParkFile) {
    syntax.attractions(&entries, of: file, &output.buffer)
  }

  func character(_ path: Path) { syntax.character(path, &output.buffer) }

  func route(_ path: Path) { syntax.route(path, &output.buffer) }

  func end(_ layer: Layer) { syntax.endFolder(&output.buffer) }

  func end() { syntax.endDocument(&output.buffer) }
}
