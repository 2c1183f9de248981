internal import ParkModel

/// How an overlay lies on the globe by the means of KML: a box that may be turned about its centre,
/// and the four corners.
struct OverlayPlacement {
  /// The corners counter-clockwise from the lower left one, with longitudes that run on.
  let corners: [Coordinate]

  /// The edges of the box before it is turned, in degrees; the east is greater than the west.
  let north: Double
  let south: Double
  let east: Double
  let west: Double

  /// The turn of the box about its centre in degrees, counter-clockwise.
  let rotation: Double

  /// Whether the turned box has the corners.
  let isRectangle: Bool

  /// Places the overlay with the four `corners`, counter-clockwise from the lower left one.
  ///
  /// A rectangle that stands askew is one in the plane in which a degree of longitude is as long as it
  /// is at the centre; there its sides are measured.
  init(corners: [Coordinate]) {
    let start = corners[0]
    self.corners = corners.map {
      Coordinate(
        latitude: $0.latitude, longitude: Longitude.near(start.longitude, $0.longitude))
    }
    let (lowerLeft, lowerRight) = (self.corners[0], self.corners[1])
    let (upperRight, upperLeft) = (self.corners[2], self.corners[3])
    if lowerLeft.latitude == lowerRight.latitude && upperLeft.latitude == upperRight.latitude
      && lowerLeft.longitude == upperLeft.longitude && lowerRight.longitude == upperRight.longitude
      && lowerLeft.latitude < upperLeft.latitude && lowerLeft.longitude < lowerRight.longitude
    {
      (north, south) = (upperLeft.latitude, lowerLeft.latitude)
      (east, west) = (lowerRight.longitude, lowerLeft.longitude)
      (rotation, isRectangle) = (0, true)
      return
    }
    let turned = TurnedBox(
      lowerLeft: lowerLeft, lowerRight: lowerRight, upperRight: upperRight, upperLeft: upperLeft)
    (north, south) = (turned.north, turned.south)
    (east, west) = (turned.east, turned.west)
    (rotation, isRectangle) = (turned.rotation, turned.isRectangle)
  }
}
