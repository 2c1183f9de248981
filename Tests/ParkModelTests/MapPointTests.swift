import ParkModel
import Testing

/// The figures were worked out with 40 digits by the formula in MapKit's documentation (mpmath).
@Suite struct MapPointTests {
  @Test(
    "a coordinate's map point is MapKit's",
    arguments: [
      (34.4248, -118.5971, 45_785_320.725_617_778, 106_848_469.454_164_126),
      (0, 0, 134_217_728, 134_217_728),
      (52.5163, 13.3777, 144_192_864.110_364_444, 88_039_327.032_679_019),
      (-33.8568, 151.2153, 246_972_028.026_88, 161_075_261.480_538_697),
    ])
  func point(latitude: Double, longitude: Double, x: Double, y: Double) {
    let point = MapPoint(Coordinate(latitude: latitude, longitude: longitude))
    #expect(abs(point.x - x) < 1e-6)
    #expect(abs(point.y - y) < 1e-6)
  }

  @Test(
    "latitudes beyond the map's edges are taken to them", arguments: [86.0, 90, 1000, .infinity])
  func edges(latitude: Double) {
    #expect(abs(MapPoint(Coordinate(latitude: latitude, longitude: 0)).y) < 1e-6)
    let south = MapPoint(Coordinate(latitude: -latitude, longitude: 0))
    #expect(abs(south.y - MapPoint.worldSize) < 1e-6)
  }

  @Test("the world is as wide as MapKit's")
  func width() {
    #expect(MapPoint(Coordinate(latitude: 0, longitude: -180)).x == 0)
    #expect(MapPoint(Coordinate(latitude: 0, longitude: 180)).x == 268_435_456)
  }

  @Test("the tutorial's overlay has its rectangle")
  func tutorialRectangle() {
    let overlay = Overlay(
      topLeft: Coordinate(latitude: 34.4311, longitude: -118.6012),
      topRight: Coordinate(latitude: 34.4311, longitude: -118.5912),
      bottomLeft: Coordinate(latitude: 34.4194, longitude: -118.6012))
    let rect = overlay.mapRect
    #expect(rect.origin == MapPoint(overlay.topLeft))
    #expect(abs(rect.width - 7456.5404) < 5e-5)
    #expect(abs(rect.height - 10576.4680) < 5e-5)
    #expect(overlay.bottomRight == Coordinate(latitude: 34.4194, longitude: -118.5912))
    #expect(abs(overlay.openingLatitudeSpan - 0.0117) < 1e-12)
    #expect(overlay.isAxisAligned)
  }

  @Test("a metre at the park's latitude is as many map points as the projection's scale says")
  func scale() {
    #expect(abs(MapPoint.perMetre(atLatitude: 34.4248) - 8.120_471_522_710_323) < 1e-12)
  }
}
