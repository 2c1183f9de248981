internal import ParkModel

/// How the pixels of an image lie on a flat map: the place of its upper left corner, and the steps from
/// a pixel to the next one.
struct ImagePlacement {
  /// The upper left corner of the upper left pixel.
  let origin: (x: Double, y: Double)

  /// The step to the next column.
  let column: (x: Double, y: Double)

  /// The step to the next row.
  let row: (x: Double, y: Double)

  /// Places an image of `size` so that its corners have the places of `corners`, counter-clockwise from
  /// the lower left one. The lower right corner follows from the others.
  init(corners: [Coordinate], size: ImageSize, on plane: ImagePlane) {
    let west = corners[3].longitude
    let (lowerLeft, upperRight, upperLeft) = (corners[0], corners[2], corners[3])
    func point(_ corner: Coordinate) -> (x: Double, y: Double) {
      plane.point(
        Coordinate(
          latitude: corner.latitude, longitude: Longitude.near(west, corner.longitude)))
    }
    let (origin, right, below) = (point(upperLeft), point(upperRight), point(lowerLeft))
    let (width, height) = (Double(size.width), Double(size.height))
    self.origin = origin
    self.column = ((right.x - origin.x) / width, (right.y - origin.y) / width)
    self.row = ((below.x - origin.x) / height, (below.y - origin.y) / height)
  }

  /// The centre of the upper left pixel.
  var firstPixel: (x: Double, y: Double) {
    (origin.x + (column.x + row.x) / 2, origin.y + (column.y + row.y) / 2)
  }
}
