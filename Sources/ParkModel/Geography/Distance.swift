internal import ByteIO

/// Distances on a sphere.
public enum Distance {
  /// The earth's radius in metres: WGS 84's equatorial one, which MapKit's flat map uses.
  public static let earthRadius = 6_378_137.0

  /// Returns the great-circle distance of two places, in metres.
  public static func metres(from start: Coordinate, to end: Coordinate) -> Double {
    let radians = Double.pi / 180
    let (φ1, φ2) = (start.latitude * radians, end.latitude * radians)
    let halfLatitude = sin((φ2 - φ1) / 2)
    let halfLongitude = sin((end.longitude - start.longitude) * radians / 2)
    let a =
      halfLatitude * halfLatitude + cos(φ1) * cos(φ2) * halfLongitude * halfLongitude
    return 2 * earthRadius * asin(min(1, a.squareRoot()))
  }

  /// Returns the length of the line through `path`, in metres.
  public static func length(of path: some Sequence<Coordinate>) -> Double {
    var length = 0.0
    var previous: Coordinate?
    for place in path {
      if let previous { length += metres(from: previous, to: place) }
      previous = place
    }
    return length
  }
}
