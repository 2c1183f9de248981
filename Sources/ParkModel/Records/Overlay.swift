/// The picture of the park over the map, as the park file places it by three corners.
public struct Overlay: Hashable, Sendable {
  /// The picture's upper left corner.
  public var topLeft: Coordinate
  /// The picture's upper right corner.
  public var topRight: Coordinate
  /// The picture's lower left corner.
  public var bottomLeft: Coordinate

  /// Creates the overlay with three corners.
  public init(topLeft: Coordinate, topRight: Coordinate, bottomLeft: Coordinate) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomLeft = bottomLeft
  }

  /// The lower right corner as the app derives it: the latitude of the lower left one, the longitude
  /// of the upper right one.
  public var bottomRight: Coordinate {
    Coordinate(latitude: bottomLeft.latitude, longitude: topRight.longitude)
  }

  /// The rectangle that the app draws, in map points: from the upper left corner, as wide as it is to
  /// the upper right one and as high as it is to the lower left one, both without their signs.
  public var mapRect: MapRect {
    let origin = MapPoint(topLeft)
    return MapRect(
      origin: origin, width: abs(origin.x - MapPoint(topRight).x),
      height: abs(origin.y - MapPoint(bottomLeft).y))
  }

  /// The corners of the rectangle that the app draws, counter-clockwise from the lower left one:
  /// lower left, lower right, upper right, upper left.
  public var drawnCorners: [Coordinate] {
    let (west, east) = (topLeft.longitude, topRight.longitude)
    let (north, south) = (topLeft.latitude, bottomLeft.latitude)
    return [
      Coordinate(latitude: south, longitude: west), Coordinate(latitude: south, longitude: east),
      Coordinate(latitude: north, longitude: east), Coordinate(latitude: north, longitude: west),
    ]
  }

  /// The corners of the parallelogram that the three written corners span, in the same order. Their
  /// longitudes run on across the 180th meridian instead of jumping.
  public var writtenCorners: [Coordinate] {
    let west = topLeft.longitude
    let right = Coordinate(
      latitude: topRight.latitude, longitude: Longitude.near(west, topRight.longitude))
    let lower = Coordinate(
      latitude: bottomLeft.latitude, longitude: Longitude.near(west, bottomLeft.longitude))
    // Of a rectangle, the sums are exact.
    let opposite = Coordinate(
      latitude: right.latitude == topLeft.latitude
        ? lower.latitude : right.latitude + lower.latitude - topLeft.latitude,
      longitude: lower.longitude == topLeft.longitude
        ? right.longitude : right.longitude + lower.longitude - topLeft.longitude)
    return [lower, opposite, right, topLeft]
  }

  /// The span of latitudes that the app shows when it opens, in degrees: |top left - bottom right|.
  public var openingLatitudeSpan: Double { abs(topLeft.latitude - bottomRight.latitude) }

  /// Whether the written corners are those of the drawn rectangle, so that they can be told from it.
  public var isAxisAligned: Bool {
    topRight.latitude == topLeft.latitude && bottomLeft.longitude == topLeft.longitude
  }
}
