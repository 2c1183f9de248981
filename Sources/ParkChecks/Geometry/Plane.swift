internal import ByteIO
internal import ParkModel

/// The surroundings of a place as a flat map in metres, x eastward and y northward.
///
/// It is good for a few hundred kilometres, and tells far from near anywhere. Longitudes are taken
/// across the 180th meridian.
struct Plane {
  let origin: Coordinate
  private let metresPerDegreeEast: Double

  private static var metresPerDegree: Double { Distance.earthRadius * .pi / 180 }

  init(around origin: Coordinate) {
    self.origin = origin
    let shrinking = max(0.01, cos(origin.latitude * .pi / 180))
    metresPerDegreeEast = Plane.metresPerDegree * shrinking
  }

  @inline(__always)
  func point(_ place: Coordinate) -> PlanePoint {
    PlanePoint(
      x: (Longitude.near(origin.longitude, place.longitude) - origin.longitude)
        * metresPerDegreeEast,
      y: (place.latitude - origin.latitude) * Plane.metresPerDegree)
  }
}

/// A place on a ``Plane``, in metres.
struct PlanePoint: Hashable {
  var x: Double
  var y: Double

  func distance(to other: PlanePoint) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// Returns the distance to the nearest point of the line from `start` to `end`.
  func distance(toLineFrom start: PlanePoint, to end: PlanePoint) -> Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    guard square > 0 else { return distance(to: start) }
    let share = min(1, max(0, ((x - start.x) * dx + (y - start.y) * dy) / square))
    return distance(to: PlanePoint(x: start.x + share * dx, y: start.y + share * dy))
  }
}
