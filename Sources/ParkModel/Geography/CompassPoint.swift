internal import ByteIO

/// One of the eight directions of a compass.
package enum CompassPoint: String, CaseIterable, Sendable {
  case north
  case northEast = "north-east"
  case east
  case southEast = "south-east"
  case south
  case southWest = "south-west"
  case west
  case northWest = "north-west"

  /// Finds the direction in which the great circle from `start` to `end` begins.
  package init(from start: Coordinate, to end: Coordinate) {
    let radians = Double.pi / 180
    let (φ1, φ2) = (start.latitude * radians, end.latitude * radians)
    let λ = (end.longitude - start.longitude) * radians
    let bearing = atan2(
      sin(λ) * cos(φ2), cos(φ1) * sin(φ2) - sin(φ1) * cos(φ2) * cos(λ))
    let eighth = bearing.isFinite ? Int((bearing / (.pi / 4)).rounded()) : 0
    self = CompassPoint.allCases[(eighth + 8) % 8]
  }
}
