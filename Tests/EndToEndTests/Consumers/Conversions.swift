import Foundation
import Testing

/// A way to write a map: a format with its options.
struct Variant: CustomTestStringConvertible {
  let format: String
  var options: [String] = []
  var fileExtension: String

  var testDescription: String { ([format] + options).joined(separator: " ") }

  static let geoJSON = Variant(format: "geojson", fileExtension: "geojson")
  static let prettyGeoJSON = Variant(
    format: "geojson", options: ["--pretty"], fileExtension: "geojson")
  static let sequence = Variant(format: "geojson", options: ["--seq"], fileExtension: "geojsons")
  static let lines = Variant(format: "geojson", options: ["--lines"], fileExtension: "geojsonl")
  static let kml = Variant(format: "kml", fileExtension: "kml")
  static let kmz = Variant(format: "kmz", fileExtension: "kmz")
  static let gpx = Variant(format: "gpx", fileExtension: "gpx")
  static let gpxTracks = Variant(format: "gpx", options: ["--tracks"], fileExtension: "gpx")

  static let html = Variant(format: "html", fileExtension: "html")
  static let svg = Variant(format: "svg", fileExtension: "svg")

  static let allGeoJSON = [geoJSON, prettyGeoJSON, sequence, lines]
  static let allGPX = [gpx, gpxTracks]
  static let allText = allGeoJSON + [kml] + allGPX + [html, svg]
  static let all = allText + [kmz]

  /// One for each format.
  static let plain = [geoJSON, kml, gpx, html, svg]
}

/// Converts `inputs` and returns the output, which must be written without a word about errors.
func converted(
  _ inputs: String..., to variant: Variant, _ options: [String] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Data {
  let arguments = ["plist-to-" + variant.format] + inputs + variant.options + options
  let finished = try run(.parkconv, arguments)
  try #require(
    finished.ending == .exit(0), "\(finished.errors)", sourceLocation: sourceLocation)
  return finished.output
}

/// Lends a file that `inputs` have been converted to.
func withConverted<Result>(
  _ inputs: String..., to variant: Variant, _ body: (String) throws -> Result
) throws -> Result {
  try withTemporaryFolder { folder in
    let path = folder + "/map." + variant.fileExtension
    let arguments = ["plist-to-" + variant.format] + inputs + variant.options + ["-o", path]
    let finished = try run(.parkconv, arguments)
    try #require(finished.ending == .exit(0), "\(finished.errors)")
    return try body(path)
  }
}
