internal import ByteIO

/// Areas on a sphere.
public enum Area {
  /// Returns the area within the ring through `places`, in square metres.
  ///
  /// The ring is closed by itself and may cross the 180th meridian, but not itself.
  public static func squareMetres(within places: some Collection<Coordinate>) -> Double {
    let ring = Unwrapped(places)
    guard var previous = ring.vertices.last else { return 0 }
    let radians = Double.pi / 180
    var sum = 0.0
    for vertex in ring.vertices {
      let step = Longitude.near(0, vertex.x - previous.x) * radians
      sum +=
        step
        * (2 + sin(previous.coordinate.latitude * radians)
          + sin(vertex.coordinate.latitude * radians))
      previous = vertex
    }
    return abs(sum) / 2 * Distance.earthRadius * Distance.earthRadius
  }
}
