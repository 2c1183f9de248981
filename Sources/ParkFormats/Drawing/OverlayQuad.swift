internal import ByteIO
internal import ParkModel

/// The four corners between which an overlay's image is drawn, as the app draws it unless the
/// configuration asks for the corners that are written.
struct OverlayQuad {
  /// The corners clockwise from the image's upper left one, on the flat map. They run on across the 180th
  /// meridian instead of jumping there.
  let corners: [MapPoint]

  init(_ overlay: Overlay, shape: Configuration.OverlayShape) {
    switch shape {
    case .corners:
      let written = overlay.writtenCorners.map(MapPoint.init)
      corners = [written[3], written[2], written[1], written[0]]
    case .rectangle:
      let origin = MapPoint(overlay.topLeft)
      let east = MapPoint(
        Coordinate(
          latitude: overlay.topRight.latitude,
          longitude: Longitude.near(overlay.topLeft.longitude, overlay.topRight.longitude)))
      // The app takes width and height without their signs.
      let (width, height) = (
        abs(east.x - origin.x), abs(MapPoint(overlay.bottomLeft).y - origin.y)
      )
      corners = [(0, 0), (width, 0), (width, height), (0, height)].map {
        MapPoint(x: origin.x + $0.0, y: origin.y + $0.1)
      }
    }
  }
}

extension MapPoint {
  /// The place on the globe that the point stands for; its longitude may be beyond ±180 degrees.
  var coordinate: Coordinate {
    let turn = Double.pi * (1 - 2 * y / MapPoint.worldSize)
    return Coordinate(
      latitude: atan(sinh(turn)) * 180 / .pi, longitude: (x / MapPoint.worldSize - 0.5) * 360)
  }
}
