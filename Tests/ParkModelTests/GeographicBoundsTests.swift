import ParkModel
import Testing

/// Places and the box around them.
struct BoxedPlaces: Sendable {
  let longitudes: [Double]
  let west: Double
  let east: Double

  init(_ longitudes: [Double], west: Double, east: Double) {
    self.longitudes = longitudes
    self.west = west
    self.east = east
  }
}

@Suite struct GeographicBoundsTests {
  @Test(
    "the box is the narrower one, also across the 180th meridian",
    arguments: [
      BoxedPlaces([10], west: 10, east: 10), BoxedPlaces([-10, 10], west: -10, east: 10),
      BoxedPlaces([-118.6, -118.5], west: -118.6, east: -118.5),
      BoxedPlaces([179, -179], west: 179, east: -179),
      BoxedPlaces([-179, 178, 179.5, -178], west: 178, east: -178),
      BoxedPlaces([180, -179], west: 180, east: -179),
      BoxedPlaces([-180, 179], west: 179, east: -180),
      BoxedPlaces([-180, 180], west: 180, east: -180),
      BoxedPlaces([0, -1], west: -1, east: 0), BoxedPlaces([-90, 90], west: -90, east: 90),
      BoxedPlaces([-91, 91], west: 91, east: -91),
      BoxedPlaces([-170, -10], west: -170, east: -10),
    ])
  func box(boxed: BoxedPlaces) {
    var bounds = GeographicBounds()
    bounds.extend(to: boxed.longitudes.map { Coordinate(latitude: 1, longitude: $0) })
    #expect(bounds.west == boxed.west)
    #expect(bounds.east == boxed.east)
    #expect(bounds.crossesDateLine == (boxed.west > boxed.east))
  }

  @Test("the box reaches from the southernmost to the northernmost place")
  func latitudes() {
    var bounds = GeographicBounds()
    bounds.extend(to: places([(3, 1), (-5, 1), (4, 1)]))
    #expect((bounds.south, bounds.north) == (-5, 4))
    #expect((bounds.leastLongitude, bounds.greatestLongitude) == (1, 1))
  }

  @Test("a box around nothing is empty, and one around a place is not")
  func empty() {
    var bounds = GeographicBounds()
    #expect(bounds.isEmpty)
    #expect(!bounds.crossesDateLine)
    bounds.extend(to: Coordinate(latitude: 0, longitude: 0))
    #expect(!bounds.isEmpty)
  }
}
