import ParkModel
import TestSupport
import Testing

@Suite struct DateLineCutLineTests {
  private func parts(_ line: [(Double, Double)]) -> [[Coordinate]] {
    DateLineCut.parts(ofLine: places(line))
  }

  @Test(
    "a line that does not cross stays as it is written",
    arguments: [
      [(0.0, 1.0), (2, 3)], [(0, 179), (1, 180)], [(0, -180), (1, -179)],
      [(0, -180), (1, -180), (2, -179.5)], [(0, -90), (0, 90)], [(1, 2)], [],
    ])
  func whole(line: [(Double, Double)]) {
    #expect(parts(line) == [places(line)])
  }

  @Test("a line is cut where it crosses, eastward")
  func eastward() {
    #expect(
      parts([(0, 178), (3, -179), (4, -178)]) == [
        places([(0, 178), (2, 180)]), places([(2, -180), (3, -179), (4, -178)]),
      ])
  }

  @Test("a line is cut where it crosses, westward")
  func westward() {
    #expect(
      parts([(3, -179), (0, 178)]) == [
        places([(3, -179), (2, -180)]), places([(2, 180), (0, 178)]),
      ])
  }

  @Test("a line that comes back is cut twice")
  func thereAndBack() {
    #expect(
      parts([(0, 179), (0, -179), (2, -179), (2, 179)]) == [
        places([(0, 179), (0, 180)]),
        places([(0, -180), (0, -179), (2, -179), (2, -180)]),
        places([(2, 180), (2, 179)]),
      ])
  }

  @Test("a vertex on the meridian is where the line is cut")
  func vertexOnTheMeridian() {
    #expect(
      parts([(0, 179), (1, 180), (2, -179)]) == [
        places([(0, 179), (1, 180)]), places([(1, -180), (2, -179)]),
      ])
    #expect(
      parts([(0, 179), (1, -180), (2, -179)]) == [
        places([(0, 179), (1, 180)]), places([(1, -180), (2, -179)]),
      ])
  }

  @Test("a line that ends at the meridian ends on its own side of it")
  func endOnTheMeridian() {
    #expect(parts([(0, 179), (1, -180)]) == [places([(0, 179), (1, 180)])])
    #expect(parts([(0, -179), (1, 180)]) == [places([(0, -179), (1, -180)])])
    #expect(parts([(1, 180), (0, -179)]) == [places([(1, -180), (0, -179)])])
  }

  @Test("a line along the meridian is one line")
  func alongTheMeridian() {
    #expect(parts([(0, 180), (1, -180), (2, 180)]).map(\.count) == [3])
  }

  @Test("a line around the world and more is cut at each crossing")
  func spiral() {
    let line = parts((0...10).map { (Double($0), [0, 100, -160][$0 % 3]) })
    #expect(line.count == 4)
    #expect(line.joined().allSatisfy { abs($0.longitude) <= 180 })
  }

  @Test("a line whose longitudes run from 0 to 360 is brought within ±180")
  func eastOf180() {
    #expect(parts([(0, 190), (0, 200)]) == [places([(0, -170), (0, -160)])])
    #expect(
      parts([(0, 170), (0, 190)]) == [
        places([(0, 170), (0, 180)]), places([(0, -180), (0, -170)]),
      ])
  }

  @Test(
    "longitudes beyond all bounds are left alone, and take no time",
    .timeLimit(.minutes(1)),
    arguments: [1e7, -1e7, 1e15, 1e300, -Double.greatestFiniteMagnitude, 541.0])
  func farOut(longitude: Double) {
    let line = [(0.0, 1.0), (1, longitude), (2, 3)]
    #expect(parts(line) == [places(line)])
    let rings = DateLineCut.parts(ofRing: places(line + [(3, 4)]))
    #expect(rings.count == 1)
    #expect(rings.first?.count == 5)
  }
}

/// A ring and the rings into which it is cut, in pairs of latitude and longitude.
struct CutRing: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let ring: [Coordinate]
  let parts: [[Coordinate]]

  init(_ description: String, _ ring: [(Double, Double)], _ parts: [[(Double, Double)]]) {
    testDescription = description
    self.ring = places(ring)
    self.parts = parts.map(places)
  }
}

@Suite struct DateLineCutRingTests {
  private static let square = [(0.0, 1.0), (0, 2), (1, 2), (1, 1)]

  @Test(
    "rings are closed, counter-clockwise and within ±180 degrees",
    arguments: [
      CutRing("elsewhere", square, [square + [(0, 1)]]),
      CutRing(
        "elsewhere, clockwise", square.reversed(), [[(0, 1), (0, 2), (1, 2), (1, 1), (0, 1)]]),
      CutRing("elsewhere, closed", square + [(0, 1)], [square + [(0, 1)]]),
      CutRing(
        "a square across", [(0, 179), (0, -179), (2, -179), (2, 179)],
        [
          [(0, 179), (0, 180), (2, 180), (2, 179), (0, 179)],
          [(0, -180), (0, -179), (2, -179), (2, -180), (0, -180)],
        ]),
      CutRing(
        "from the west to the meridian", [(0, 179), (0, 180), (2, 180), (2, 179)],
        [[(0, 179), (0, 180), (2, 180), (2, 179), (0, 179)]]),
      CutRing(
        "from the west to the meridian, written as -180",
        [(0, 179), (0, -180), (2, -180), (2, 179)],
        [[(0, 179), (0, 180), (2, 180), (2, 179), (0, 179)]]),
      CutRing(
        "from the east to the meridian, written as 180",
        [(0, -179), (2, -179), (2, 180), (0, 180)],
        [[(0, -180), (0, -179), (2, -179), (2, -180), (0, -180)]]),
      CutRing(
        "from the east to the meridian, begun on it as 180",
        [(0, 180), (0, -179), (2, -179), (2, 180)],
        [[(0, -180), (0, -179), (2, -179), (2, -180), (0, -180)]]),
      CutRing(
        "a comb from the east",
        [(0, 179), (0, -178), (1, -178), (1, -179), (2, -179), (2, -178), (3, -178), (3, 179)],
        [
          [(0, 179), (0, 180), (3, 180), (3, 179), (0, 179)],
          [
            (0, -180), (0, -178), (1, -178), (1, -179), (2, -179), (2, -178), (3, -178), (3, -180),
            (0, -180),
          ],
        ]),
      CutRing(
        "a comb whose teeth cross",
        [(0, 178), (0, -179), (1, -179), (1, 179), (2, 179), (2, -179), (3, -179), (3, 178)],
        [
          [
            (0, 178), (0, 180), (1, 180), (1, 179), (2, 179), (2, 180), (3, 180), (3, 178),
            (0, 178),
          ],
          [(0, -180), (0, -179), (1, -179), (1, -180), (0, -180)],
          [(2, -180), (2, -179), (3, -179), (3, -180), (2, -180)],
        ]),
      CutRing(
        "a triangle with its tip on the meridian", [(0, 178), (1, -180), (2, 178)],
        [[(0, 178), (1, 180), (2, 178), (0, 178)]]),
      CutRing(
        "a diamond with two corners on the meridian", [(0, 180), (1, -179), (2, 180), (1, 179)],
        [
          [(0, 180), (2, 180), (1, 179), (0, 180)], [(0, -180), (1, -179), (2, -180), (0, -180)],
        ]),
      CutRing(
        "longitudes from 0 to 360", [(0, 190), (0, 200), (1, 200), (1, 190)],
        [[(0, -170), (0, -160), (1, -160), (1, -170), (0, -170)]]),
    ])
  func cut(cut: CutRing) {
    let parts = DateLineCut.parts(ofRing: cut.ring)
    #expect(Set(parts.map(RingKey.init)) == Set(cut.parts.map(RingKey.init)))
    #expect(parts.count == cut.parts.count)
  }

  @Test("a ring around a pole is not cut")
  func pole() {
    let ring = places([(80, 0), (80, 90), (80, 180), (80, -90)])
    let parts = DateLineCut.parts(ofRing: ring)
    #expect(parts.count == 1)
    #expect(Set(parts.joined()) == Set(ring))
  }

  @Test("nothing gives nothing, and points and lines stay without area")
  func degenerate() {
    #expect(DateLineCut.parts(ofRing: []) == [[]])
    #expect(DateLineCut.parts(ofRing: places([(1, 2)])) == [places([(1, 2), (1, 2)])])
    #expect(
      DateLineCut.parts(ofRing: places([(1, 2), (3, 4), (1, 2)]))
        == [places([(1, 2), (3, 4), (1, 2)])])
  }

  @Test("random rings keep their area when they are cut, and become sound rings", arguments: 1...6)
  func randomRings(seed: Int) {
    var random = SeededRandom(seed: seed)
    var faults: [String] = []
    for _ in 0..<200 {
      let ring = RandomRing(isOnGrid: seed % 2 == 0, &random)
      let parts = DateLineCut.parts(ofRing: ring.written)
      if let fault = ring.fault(of: parts) {
        faults.append("\(fault): \(ring.written.map(\.description).joined(separator: " "))")
      }
    }
    #expect(faults.prefix(3) == [])
  }
}

/// A closed ring, whichever of its vertices it begins with.
private struct RingKey: Hashable {
  private let vertices: [Coordinate]

  init(_ ring: [Coordinate]) {
    let open = Array(ring.dropLast())
    let rotations = open.indices.map { Array(open[$0...] + open[..<$0]) }
    let least = rotations.min { left, right in
      left.flatMap { [$0.latitude, $0.longitude] }
        .lexicographicallyPrecedes(right.flatMap { [$0.latitude, $0.longitude] })
    }
    vertices = ring.first == ring.last ? least ?? [] : ring
  }
}
