import Testing

@testable import ParkModel

@Suite struct CompassPointTests {
  @Test(
    "the direction is the one in which the way begins",
    arguments: [
      ((1.0, 0.0), CompassPoint.north), ((1, 1), .northEast), ((0, 1), .east),
      ((-1, 1), .southEast), ((-1, 0), .south), ((-1, -1), .southWest), ((0, -1), .west),
      ((1, -1), .northWest), ((1, 0.4), .north), ((1, 0.42), .northEast),
    ])
  func direction(step: (latitude: Double, longitude: Double), point: CompassPoint) {
    let start = Coordinate(latitude: 0, longitude: 0)
    let end = Coordinate(latitude: step.latitude / 1000, longitude: step.longitude / 1000)
    #expect(CompassPoint(from: start, to: end) == point)
  }

  @Test("the way east crosses the 180th meridian, and at no distance there is a direction too")
  func edges() {
    let west = Coordinate(latitude: 10, longitude: 179.999)
    let east = Coordinate(latitude: 10, longitude: -179.999)
    #expect(CompassPoint(from: west, to: east) == .east)
    #expect(CompassPoint(from: east, to: west) == .west)
    #expect(CompassPoint(from: west, to: west) == .north)
  }
}
