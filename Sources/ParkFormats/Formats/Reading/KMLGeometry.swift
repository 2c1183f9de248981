internal import Diagnostics
internal import ParkModel

/// Takes the shapes out of the geometries of a KML placemark.
struct KMLGeometry {
  /// The shapes, those of a geometry of several parts one after the other.
  private(set) var shapes: [Shape] = []

  /// What was left out.
  private(set) var leftovers: [(kind: Leftovers.Kind, count: Int)] = []

  /// Whether something was no geometry, which has been reported.
  private(set) var isFaulty = false

  private let faults: FeatureFaults

  init(_ faults: FeatureFaults) {
    self.faults = faults
  }

  /// Reads `node` if it is a geometry; returns whether it is.
  mutating func read(_ node: XMLNode) -> Bool {
    switch node.name {
    case "Point":
      if let place = places(of: node).first { shapes.append(.point(place)) }
    case "LineString": append(line: places(of: node))
    case "LinearRing": append(ring: places(of: node))
    case "Polygon": polygon(node)
    case "MultiGeometry", "MultiTrack": for child in node.children { _ = read(child) }
    case "Track": track(node)
    case "Model": leftovers.append((.model, 1))
    default: return false
    }
    return true
  }

  private mutating func append(line places: [Place]) {
    if !places.isEmpty { shapes.append(.line(places)) }
  }

  private mutating func append(ring places: [Place]) {
    if !places.isEmpty { shapes.append(.ring(places)) }
  }

  private mutating func places(of node: XMLNode) -> [Place] {
    guard let coordinates = node["coordinates"] else {
      isFaulty = true
      faults.report(.kmlStructure, at: node.position, "the \(node.name) has no coordinates")
      return []
    }
    return take(CoordinateTuples(coordinates, rule: .kmlStructure, faults))
  }

  private mutating func take(_ tuples: CoordinateTuples) -> [Place] {
    isFaulty = isFaulty || tuples.isFaulty
    leftovers.append((.altitude, tuples.altitudeCount))
    return tuples.places
  }

  private mutating func polygon(_ node: XMLNode) {
    for boundary in node.all("outerBoundaryIs") {
      for ring in boundary.all("LinearRing") { append(ring: places(of: ring)) }
    }
    let holes = node.all("innerBoundaryIs").map { $0.all("LinearRing").count }
    leftovers.append((.hole, holes.reduce(0, +)))
  }

  /// Reads a track of Google's extension: moments, and places whose numbers have spaces between them.
  private mutating func track(_ node: XMLNode) {
    var line: [Place] = []
    for coordinate in node.all("coord") {
      let numbers = coordinate.trimmedText.split { $0.isWhitespace }.map { Ordinate(String($0)) }
      // A moment without a place has an empty one.
      if numbers.isEmpty { continue }
      guard numbers.count >= 2, let longitude = numbers[0], let latitude = numbers[1] else {
        isFaulty = true
        faults.report(
          .kmlStructure, at: coordinate.position,
          "\(faults.quoted(coordinate.trimmedText)) is no place: expected longitude latitude altitude"
        )
        return
      }
      if numbers.count > 2, numbers[2]?.value != 0 { leftovers.append((.altitude, 1)) }
      line.append(
        Place(latitude: latitude, longitude: longitude, position: coordinate.position))
    }
    leftovers.append((.time, node.all("when").count))
    leftovers.append((.trackData, node.children.count { $0.name == "ExtendedData" }))
    append(line: line)
  }
}

extension Leftovers.Kind {
  static let model = Self("3D model")
  static let time = Self("time")
  static let trackData = Self("table of a track", "tables of tracks")
}
