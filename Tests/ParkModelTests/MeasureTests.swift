import ParkModel
import Testing

/// Returns the coordinates of pairs of latitude and longitude.
func places(_ pairs: [(Double, Double)]) -> [Coordinate] {
  pairs.map { Coordinate(latitude: $0.0, longitude: $0.1) }
}

/// Two places and how far they are from each other.
struct Way: Sendable {
  let start: Coordinate
  let end: Coordinate
  let metres: Double

  init(_ start: (Double, Double), _ end: (Double, Double), _ metres: Double) {
    self.start = Coordinate(latitude: start.0, longitude: start.1)
    self.end = Coordinate(latitude: end.0, longitude: end.1)
    self.metres = metres
  }
}

/// A ring and its area.
struct Patch: Sendable {
  let ring: [Coordinate]
  let squareMetres: Double

  init(_ squareMetres: Double, _ ring: [(Double, Double)]) {
    self.ring = places(ring)
    self.squareMetres = squareMetres
  }
}

/// The figures come from GeographicLib, by way of pyproj's `Geod(a=6378137, b=6378137)`.
@Suite struct MeasureTests {
  @Test(
    "distances are those of GeographicLib on the same sphere",
    arguments: [
      Way((34.4248, -118.5971), (34.4197, -118.5913), 778.443_627_299_7),
      Way((52.5163, 13.3777), (48.8584, 2.2945), 880_071.241_409_286),
      Way((-17.7134, 178.065), (-13.8333, -171.7667), 1_171_477.632_106_036),
      Way((90, 0), (-90, 0), 20_037_508.342_789_244), Way((0, 0), (0, 180), 20_037_508.342_789_244),
      Way((0, 0), (0.00001, 0), 1.113_194_907_933),
      Way((0, 179.9999), (0, -179.9999), 22.263_898_159),
      Way((64.1466, -21.9426), (35.6762, 139.6503), 8_807_776.670_116_806),
      Way((34.4, -118.5), (34.4, -118.5), 0),
    ])
  func distance(way: Way) {
    let measured = Distance.metres(from: way.start, to: way.end)
    #expect(abs(measured - way.metres) <= way.metres * 1e-9 + 1e-9)
    #expect(Distance.metres(from: way.end, to: way.start) == measured)
  }

  @Test("a path is as long as its steps together")
  func length() {
    let path = places([(0, 0), (0, 1), (0, 179), (0, -179)])
    let degree = 20_037_508.342_789_244 / 180
    #expect(abs(Distance.length(of: path) - 181 * degree) < 1e-3)
    #expect(Distance.length(of: path.prefix(1)) == 0)
    #expect(Distance.length(of: []) == 0)
  }

  @Test(
    "areas of the size of a park are those of GeographicLib on the same sphere",
    arguments: [
      Patch(
        1_226_611.488_666_058,
        [(34.4311, -118.6012), (34.4311, -118.5912), (34.4191, -118.5912), (34.4191, -118.6012)]),
      Patch(
        2867.450_418_354_943,
        [
          (34.42367, -118.594836), (34.423597, -118.595205), (34.423004, -118.59537),
          (34.423044, -118.594806),
        ]),
      Patch(
        4_745_002.292_504_311,
        [(-16.8, 179.99), (-16.8, -179.99), (-16.82, -179.99), (-16.82, 179.99)]),
      Patch(
        959_958.925_164_223, [(60, 10), (60.01, 10.03), (60.02, 10.01), (60.005, 10.012)]),
    ])
  func area(patch: Patch) {
    let tolerance = patch.squareMetres * 2e-4
    let open = Area.squareMetres(within: patch.ring)
    #expect(abs(open - patch.squareMetres) <= tolerance)
    #expect(abs(Area.squareMetres(within: patch.ring + patch.ring.prefix(1)) - open) < 1e-3)
    #expect(abs(Area.squareMetres(within: Array(patch.ring.reversed())) - open) < 1e-3)
  }

  @Test("a cell between parallels has the area R² · Δλ · (sin φ₂ - sin φ₁)")
  func cell() {
    let cell = places([(0, 0), (0, 1), (1, 1), (1, 0)])
    #expect(abs(Area.squareMetres(within: cell) - 12_391_399_902.071_104) < 1)
  }

  @Test("what is no ring has no area", arguments: [[], [(1, 2)], [(1, 2), (3, 4)]])
  func noRing(ring: [(Double, Double)]) {
    #expect(abs(Area.squareMetres(within: places(ring))) < 1e-3)
  }
}
