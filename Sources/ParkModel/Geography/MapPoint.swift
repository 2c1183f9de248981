internal import ByteIO

/// A place on MapKit's flat map: Mercator, 2^28 map points wide, y growing southward.
///
/// The arithmetic is that of `MKMapPoint`, so that a rectangle comes out as the app draws it.
public struct MapPoint: Hashable, Sendable {
  /// Map points east of the 180th meridian.
  public var x: Double

  /// Map points south of the map's upper edge.
  public var y: Double

  /// The width and height of the world in map points.
  public static let worldSize = 268_435_456.0

  /// The latitude of the map's upper edge, in degrees.
  public static let northernmostLatitude = 85.051_128_779_806_6

  /// Creates the point `x` map points east and `y` map points south of the map's upper left corner.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates the point that stands for `coordinate`; latitudes beyond the map's edges are taken to
  /// them.
  public init(_ coordinate: Coordinate) {
    let edge = MapPoint.northernmostLatitude
    let latitude = min(max(coordinate.latitude, -edge), edge) * .pi / 180
    x = MapPoint.worldSize * (coordinate.longitude / 360 + 0.5)
    y = MapPoint.worldSize * (0.5 - asinh(tan(latitude)) / (2 * .pi))
  }

  /// How many map points make a metre at `latitude`, in degrees.
  public static func perMetre(atLatitude latitude: Double) -> Double {
    worldSize / (2 * .pi * Distance.earthRadius * cos(latitude * .pi / 180))
  }
}

/// A rectangle on MapKit's flat map, in map points.
public struct MapRect: Hashable, Sendable {
  /// The upper left corner.
  public var origin: MapPoint

  /// The width in map points.
  public var width: Double

  /// The height in map points.
  public var height: Double

  /// Creates the rectangle with its upper left corner at `origin`.
  public init(origin: MapPoint, width: Double, height: Double) {
    self.origin = origin
    self.width = width
    self.height = height
  }
}
