import Foundation
import ParkModel
import TestSupport

/// A ring that does not cross itself, near the 180th meridian, with some of its vertices on it when
/// they are taken from a grid.
struct RandomRing {
  /// The vertices with longitudes that run on.
  let unwrapped: [Coordinate]

  /// The vertices with longitudes within ±180 degrees.
  let written: [Coordinate]

  init(isOnGrid: Bool, _ random: inout SeededRandom) {
    let centre = (x: 180 + Double(random.int(in: -3...3)), y: Double(random.int(in: -60...60)))
    var vertices = (0..<random.int(in: 3...14)).map { _ in
      let x = centre.x + random.double(in: -5...5)
      let y = centre.y + random.double(in: -5...5)
      return isOnGrid
        ? Coordinate(latitude: y.rounded(), longitude: x.rounded())
        : Coordinate(latitude: y, longitude: x)
    }
    RandomRing.untangle(&vertices)
    unwrapped = RandomRing.isSimple(vertices) ? vertices : RandomRing.triangle(centre)
    written = unwrapped.map { vertex in
      let isWestern = vertex.longitude > 180 || (vertex.longitude == 180 && random.oneIn(2))
      return Coordinate(
        latitude: vertex.latitude, longitude: vertex.longitude - (isWestern ? 360 : 0))
    }
  }

  /// Turns around the way between edges that cross each other, until none do.
  private static func untangle(_ ring: inout [Coordinate]) {
    for _ in 0..<100 {
      let edges = edges(ring)
      let pairs = edges.indices.lazy.flatMap { one in
        (one + 1..<edges.count).lazy.map { (one, $0) }
      }
      guard let (one, other) = pairs.first(where: { cross(edges[$0], edges[$1]) }) else { return }
      ring[(one + 1)...other].reverse()
    }
  }

  private static func triangle(_ centre: (x: Double, y: Double)) -> [Coordinate] {
    [(-4.0, -1.0), (4, 0), (-4, 1)].map {
      Coordinate(latitude: centre.y + $0.1, longitude: centre.x + $0.0)
    }
  }

  /// Returns what is wrong with `parts` as the parts of this ring.
  func fault(of parts: [[Coordinate]]) -> String? {
    for part in parts {
      if part.first != part.last { return "a part is not closed" }
      if part.count < 4 { return "a part has fewer than 4 positions" }
      if part.contains(where: { abs($0.longitude) > 180 }) { return "a longitude beyond 180" }
      let longitudes = part.map(\.longitude)
      if (longitudes.max() ?? 0) - (longitudes.min() ?? 0) > 180 { return "a part jumps" }
      if RandomRing.area(part) <= 0 { return "a part runs clockwise" }
      if !RandomRing.isSimple(Array(part.dropLast())) { return "a part touches itself" }
    }
    let west = parts.filter { $0[0].longitude + $0[1].longitude + $0[2].longitude > 0 }
    let east = parts.filter { $0[0].longitude + $0[1].longitude + $0[2].longitude < 0 }
    return areaFault(of: west, isWest: true) ?? areaFault(of: east, isWest: false)
  }

  /// Compares the area of the parts on one side with that of this ring pressed against the meridian
  /// there.
  private func areaFault(of parts: [[Coordinate]], isWest: Bool) -> String? {
    let area = parts.reduce(0) { $0 + RandomRing.area($1) }
    let expected = abs(RandomRing.area(clipped(isWest: isWest)))
    return abs(area - expected) > 1e-9 * max(1, expected) ? "area \(area), not \(expected)" : nil
  }

  /// The ring with all that lies beyond the meridian cut off (Sutherland and Hodgman).
  private func clipped(isWest: Bool) -> [Coordinate] {
    RandomRing.edges(unwrapped).flatMap { start, end -> [Coordinate] in
      let isInside = { (place: Coordinate) in (place.longitude <= 180) == isWest }
      let share = (180 - start.longitude) / (end.longitude - start.longitude)
      let crossing = Coordinate(
        latitude: start.latitude + share * (end.latitude - start.latitude), longitude: 180)
      switch (isInside(start), isInside(end)) {
      case (true, true): return [end]
      case (true, false): return [crossing]
      case (false, true): return [crossing, end]
      case (false, false): return []
      }
    }
  }

  /// The area in square degrees, positive when it runs counter-clockwise.
  private static func area(_ ring: [Coordinate]) -> Double {
    guard let origin = ring.first, var previous = ring.last else { return 0 }
    var doubled = 0.0
    for vertex in ring {
      doubled +=
        (previous.longitude - origin.longitude) * (vertex.latitude - origin.latitude)
        - (vertex.longitude - origin.longitude) * (previous.latitude - origin.latitude)
      previous = vertex
    }
    return doubled / 2
  }

  // MARK: Crossings

  private typealias Edge = (start: Coordinate, end: Coordinate)

  private static func edges(_ ring: [Coordinate]) -> [Edge] {
    ring.indices.map { (ring[$0], ring[($0 + 1) % ring.count]) }
  }

  /// Whether no two edges have a place in common but the corner of neighbours.
  private static func isSimple(_ ring: [Coordinate]) -> Bool {
    guard Set(ring).count == ring.count, ring.count > 2, area(ring) != 0 else { return false }
    let edges = edges(ring)
    for (index, edge) in edges.enumerated() {
      for other in edges[(index + 1)...] where touch(edge, other) { return false }
    }
    return true
  }

  /// Whether two edges cross at a place within both.
  private static func cross(_ one: Edge, _ other: Edge) -> Bool {
    side(one.start, of: other) * side(one.end, of: other) < -1e-18
      && side(other.start, of: one) * side(other.end, of: one) < -1e-18
  }

  /// Whether two edges have a place in common that is not the end of one and the start of the other.
  private static func touch(_ one: Edge, _ other: Edge) -> Bool {
    if cross(one, other) { return true }
    let corners = [(one.end, other), (one.start, other), (other.end, one), (other.start, one)]
    return corners.contains { place, edge in
      place != edge.start && place != edge.end && side(place, of: edge) == 0
        && min(
          edge.start.longitude, edge.end.longitude)...max(
            edge.start.longitude, edge.end.longitude) ~= place.longitude
        && min(
          edge.start.latitude, edge.end.latitude)...max(
            edge.start.latitude, edge.end.latitude) ~= place.latitude
    }
  }

  /// The double area of the triangle of an edge and a place; 0 on the edge's line.
  private static func side(_ place: Coordinate, of edge: Edge) -> Double {
    (edge.end.longitude - edge.start.longitude) * (place.latitude - edge.start.latitude)
      - (edge.end.latitude - edge.start.latitude) * (place.longitude - edge.start.longitude)
  }
}
