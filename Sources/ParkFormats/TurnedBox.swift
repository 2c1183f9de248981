internal import ByteIO
internal import ParkModel

/// The box, turned about its centre, that comes nearest to a parallelogram.
struct TurnedBox {
  let north: Double
  let south: Double
  let east: Double
  let west: Double

  /// The turn in degrees, counter-clockwise.
  let rotation: Double

  /// Whether the parallelogram has right angles, to a thousandth of its sides, and is not mirrored,
  /// which no turn could make.
  let isRectangle: Bool

  init(
    lowerLeft: Coordinate, lowerRight: Coordinate, upperRight: Coordinate, upperLeft: Coordinate
  ) {
    let middleLatitude = (lowerLeft.latitude + upperRight.latitude) / 2
    let middleLongitude = (lowerLeft.longitude + upperRight.longitude) / 2
    let scale = cos(middleLatitude * .pi / 180)
    let across = (
      x: (lowerRight.longitude - lowerLeft.longitude) * scale,
      y: lowerRight.latitude - lowerLeft.latitude
    )
    let up = (
      x: (upperLeft.longitude - lowerLeft.longitude) * scale,
      y: upperLeft.latitude - lowerLeft.latitude
    )
    let width = (across.x * across.x + across.y * across.y).squareRoot()
    let height = (up.x * up.x + up.y * up.y).squareRoot()
    north = middleLatitude + height / 2
    south = middleLatitude - height / 2
    east = middleLongitude + width / 2 / scale
    west = middleLongitude - width / 2 / scale
    rotation = atan2(across.y, across.x) * 180 / .pi
    isRectangle =
      abs(across.x * up.x + across.y * up.y) <= width * height / 1000
      && across.x * up.y > across.y * up.x
  }
}
