internal import Diagnostics
internal import JSONReading

/// Takes the shapes out of a geometry (RFC 7946, section 3.1).
struct GeoJSONGeometry {
  /// The shapes, those of a geometry of several parts one after the other.
  private(set) var shapes: [Shape] = []

  /// How many places had an altitude.
  private(set) var altitudeCount = 0

  /// How many rings were holes.
  private(set) var holeCount = 0

  /// Whether something was no geometry, which has been reported.
  private(set) var isFaulty = false

  private let faults: FeatureFaults

  init(_ faults: FeatureFaults) {
    self.faults = faults
  }

  /// Reads the geometry `value`.
  mutating func read(_ value: JSONValue) {
    guard let object = GeoJSONObject(value, expected: "a geometry", faults) else {
      isFaulty = true
      return
    }
    switch object.type {
    case "Point": each(object, depth: 0) { $0.point($1) }
    case "MultiPoint": each(object, depth: 1) { $0.point($1) }
    case "LineString": each(object, depth: 0) { $0.line($1) }
    case "MultiLineString": each(object, depth: 1) { $0.line($1) }
    case "Polygon": each(object, depth: 0) { $0.polygon($1) }
    case "MultiPolygon": each(object, depth: 1) { $0.polygon($1) }
    case "GeometryCollection": collection(object)
    default:
      fail(
        at: object["type"]?.position ?? value.position,
        "found \(faults.quoted(object.type)), expected a FeatureCollection, a Feature or a geometry"
      )
    }
  }

  private mutating func fail(at position: SourcePosition, _ message: String) {
    isFaulty = true
    faults.report(.geoJSONStructure, at: position, message)
  }

  private mutating func collection(_ object: GeoJSONObject) {
    guard case .array(let geometries)? = object["geometries"]?.content else {
      return fail(at: object.position, "a GeometryCollection needs an array \"geometries\"")
    }
    for geometry in geometries { read(geometry) }
  }

  /// Calls `body` with the coordinates of `object`, or with each element of them at `depth` 1.
  private mutating func each(
    _ object: GeoJSONObject, depth: Int, _ body: (inout GeoJSONGeometry, JSONValue) -> Void
  ) {
    guard let coordinates = object["coordinates"] else {
      return fail(at: object.position, "a \(object.type) needs a member \"coordinates\"")
    }
    if depth == 0 { return body(&self, coordinates) }
    for part in elements(coordinates) { body(&self, part) }
  }

  private mutating func elements(_ value: JSONValue) -> [JSONValue] {
    if case .array(let elements) = value.content { return elements }
    fail(at: value.position, "found \(value.typeName), expected an array of positions")
    return []
  }

  // MARK: Parts

  /// An empty array is a shape without places (RFC 7946, section 3.1).
  private mutating func point(_ value: JSONValue) {
    if case .array(let numbers) = value.content, numbers.isEmpty { return }
    if let place = place(value) { shapes.append(.point(place)) }
  }

  private mutating func line(_ value: JSONValue) {
    let places = elements(value).compactMap { place($0) }
    if !places.isEmpty { shapes.append(.line(places)) }
  }

  private mutating func polygon(_ value: JSONValue) {
    let rings = elements(value)
    guard let outer = rings.first else { return }
    holeCount += rings.count - 1
    let places = elements(outer).compactMap { place($0) }
    if !places.isEmpty { shapes.append(.ring(places)) }
  }

  /// Reads a position, longitude first; a third number is an altitude.
  private mutating func place(_ value: JSONValue) -> Place? {
    guard case .array(let numbers) = value.content, numbers.count >= 2 else {
      let expectation = "expected a position of longitude and latitude"
      fail(at: value.position, "found \(value.typeName), \(expectation)")
      return nil
    }
    guard let longitude = ordinate(numbers[0]), let latitude = ordinate(numbers[1]) else {
      return nil
    }
    altitudeCount += numbers.count > 2 ? 1 : 0
    return Place(latitude: latitude, longitude: longitude, position: value.position)
  }

  private mutating func ordinate(_ value: JSONValue) -> Ordinate? {
    guard case .number(let text) = value.content else {
      fail(at: value.position, "found \(value.typeName), expected a number of degrees")
      return nil
    }
    guard let ordinate = Ordinate(text) else {
      fail(at: value.position, "the number \(faults.quoted(text)) is too great")
      return nil
    }
    return ordinate
  }
}
