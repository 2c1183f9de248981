internal import ParkModel

/// The ground of a park: what its boundary encloses, or else its overlay.
///
/// The edges stand in strips of equal height, so that a place is compared with few of them.
final class Outline: Sendable {
  private let plane: Plane
  private let points: [PlanePoint]
  private let strips: [[Int32]]
  private let south: Double
  private let stripHeight: Double
  private let box: (west: Double, east: Double, south: Double, north: Double)

  /// What the ground is, for messages.
  let name: String

  /// The diagonal of the box around it, in metres.
  let reach: Double

  /// Creates the ground that the ring through `places` encloses; `nil` for fewer than three.
  init?(_ places: [Coordinate], name: String) {
    guard places.count >= 3 else { return nil }
    let plane = Plane(around: places[0])
    let points = places.map { plane.point($0) }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let west = xs.min(), let east = xs.max(), let south = ys.min(), let north = ys.max()
    else { return nil }
    self.plane = plane
    self.points = points
    self.name = name
    self.box = (west, east, south, north)
    self.reach = PlanePoint(x: west, y: south).distance(to: PlanePoint(x: east, y: north))
    self.south = south
    let count = Outline.stripCount(of: points, height: north - south)
    self.stripHeight = max((north - south) / Double(count), 1e-6)
    self.strips = Outline.strips(of: points, count, from: south, height: stripHeight)
  }

  /// Returns how many strips make the search quick, but hold each edge only a few times on average.
  private static func stripCount(of points: [PlanePoint], height: Double) -> Int {
    var climb = 0.0
    for (start, end) in zip(points, points.dropFirst()) { climb += abs(end.y - start.y) }
    let bound = height * 4 * Double(points.count) / max(climb, 1e-6)
    return max(1, min(4096, points.count / 4, Int(bound)))
  }

  private static func strips(
    of points: [PlanePoint], _ count: Int, from south: Double, height: Double
  ) -> [[Int32]] {
    var strips = [[Int32]](repeating: [], count: count)
    for index in points.indices {
      let (start, end) = (points[index], points[(index + 1) % points.count])
      let first = min(count - 1, Int((min(start.y, end.y) - south) / height))
      let last = min(count - 1, Int((max(start.y, end.y) - south) / height))
      for strip in first...last { strips[strip].append(Int32(truncatingIfNeeded: index)) }
    }
    return strips
  }

  /// Returns whether `place` is on the ground.
  func contains(_ place: Coordinate) -> Bool { contains(plane.point(place)) }

  /// Returns whether `place` is on the ground or at most `tolerance` metres away from it.
  func contains(_ place: Coordinate, within tolerance: Double) -> Bool {
    let point = plane.point(place)
    guard point.x >= box.west - tolerance, point.x <= box.east + tolerance,
      point.y >= box.south - tolerance, point.y <= box.north + tolerance
    else { return false }
    return contains(point) || distanceToEdge(point) <= tolerance
  }

  /// Returns how far `place` is from the edge, in metres.
  func distanceToEdge(_ place: Coordinate) -> Double { distanceToEdge(plane.point(place)) }

  private func contains(_ point: PlanePoint) -> Bool {
    guard point.x >= box.west, point.x <= box.east, point.y >= box.south, point.y <= box.north
    else { return false }
    var isInside = false
    for index in strips[min(strips.count - 1, Int((point.y - south) / stripHeight))] {
      let start = points[Int(index)]
      let end = points[Int(index) + 1 == points.count ? 0 : Int(index) + 1]
      guard (start.y > point.y) != (end.y > point.y) else { continue }
      let crossing = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
      if point.x < crossing { isInside.toggle() }
    }
    return isInside
  }

  private func distanceToEdge(_ point: PlanePoint) -> Double {
    var nearest = Double.infinity
    for index in points.indices {
      let next = index + 1 == points.count ? 0 : index + 1
      nearest = min(nearest, point.distance(toLineFrom: points[index], to: points[next]))
    }
    return nearest
  }
}
