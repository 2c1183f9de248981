import Foundation
import Testing

/// A feature of GeoJSON.
struct Feature {
  /// The type of the geometry, such as `Polygon`.
  let type: String

  /// The lines or rings of the geometry, one after the other; a point is a line of one.
  let parts: [[Position]]

  /// The properties; the identifier is among them, which GDAL writes beside them alone.
  let properties: [String: JSON]

  /// The places of a geometry of one part.
  var positions: [Position] { parts.count == 1 ? parts[0] : [] }

  init(_ json: JSON) throws {
    try #require(json["type"] == .string("Feature"))
    let geometry = try #require(json["geometry"])
    let coordinates = try #require(geometry["coordinates"])
    self.type = try #require(geometry["type"]?.string)
    self.parts = type == "Point" ? [[try Position(coordinates)]] : try Feature.parts(coordinates)
    let properties = try #require(json["properties"]?.object)
    self.properties = properties.merging(json["id"].map { ["id": $0] } ?? [:]) { known, _ in known }
  }

  private static func parts(_ json: JSON) throws -> [[Position]] {
    let elements = try #require(json.array)
    let isPart = elements.first?.array?.first?.number != nil
    return isPart ? [try elements.map(Position.init)] : try elements.flatMap(parts)
  }
}

/// A feature collection of GeoJSON.
struct FeatureCollection {
  let name: String?
  let bbox: [Double]?
  let features: [Feature]

  init(_ text: some DataProtocol) throws {
    let json = try JSON(text)
    try #require(json["type"] == .string("FeatureCollection"))
    self.name = json["name"]?.string
    self.bbox = json["bbox"]?.array?.compactMap(\.number)
    self.features = try #require(json["features"]?.array).map(Feature.init)
  }

  /// The features whose property `layer` is `name`.
  func layer(_ name: String) -> [Feature] {
    features.filter { $0.properties["layer"] == .string(name) }
  }
}
