import ParkModel
import Testing

@testable import ParkChecks

@Suite struct RingCrossingTests {
  private func ring(_ points: [(Double, Double)]) -> [Coordinate] {
    points.map { Coordinate(latitude: $0.0, longitude: $0.1) }
  }

  @Test(
    "Touching, running back and repeating are no crossing",
    arguments: [
      [(0, 0), (0, 2), (2, 2), (2, 0)],
      [(0, 0), (0, 2), (2, 2), (1, 1), (2, 0)],
      [(0, 0), (0, 4), (2, 2), (0, 2), (2, 1)],
      [(0, 0), (0, 2), (0, 1), (2, 1)],
      [(0, 0), (0, 0), (0, 2), (2, 2), (2, 2)],
      [(0, 0), (0, 2), (1, 1), (2, 2), (2, 0), (1, 1)],
      [(0.1, 0.1), (0.3, 0.3), (0.5, 0.1), (0.4, 0), (0.2, 0.2)],
      [(0, 0), (0, 1), (0, 2)], [(0, 0)], [],
    ])
  func sound(_ points: [(Double, Double)]) {
    #expect(RingCrossing.first(inRing: ring(points)) == nil)
  }

  @Test(
    "A crossing is found",
    arguments: [
      [(0, 0), (2, 2), (0, 2), (2, 0)],
      [(0, 0), (0, 4), (2, 3), (-1, 2), (2, 1)],
      [(0, 0), (0, 4), (2, 4), (0, 2), (-1, 1), (2, 0)],
      [(0, 179.9), (0.2, -179.9), (0, -179.9), (0.2, 179.9)],
    ])
  func crossing(_ points: [(Double, Double)]) {
    #expect(RingCrossing.first(inRing: ring(points)) != nil)
  }

  @Test("A sweep finds a crossing exactly where comparing all edges does")
  func comparison() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<1500 {
      let count = Int.random(in: 4...9, using: &random)
      let points = (0..<count).map { _ in
        (
          Double(Int.random(in: 0...40, using: &random)) / 10,
          Double(Int.random(in: 0...40, using: &random)) / 10
        )
      }
      let ring = ring(points)
      let found = RingCrossing.first(inRing: ring) != nil
      let expected = hasProperCrossing(points)
      // Where vertices lie on edges, only the sweep looks at what the ring does there.
      if expected { #expect(found, "\(points)") }
      if found && !expected { #expect(hasVertexOnEdge(points), "\(points)") }
    }
  }

  private func side(
    _ a: (Double, Double), _ b: (Double, Double), _ c: (Double, Double)
  ) -> Int {
    let (x1, y1) = ((b.0 - a.0) * 10, (b.1 - a.1) * 10)
    let (x2, y2) = ((c.0 - a.0) * 10, (c.1 - a.1) * 10)
    return (x1.rounded() * y2.rounded() - y1.rounded() * x2.rounded()).signum
  }

  private func edges(_ points: [(Double, Double)]) -> [((Double, Double), (Double, Double))] {
    points.indices.map { (points[$0], points[($0 + 1) % points.count]) }
  }

  private func hasProperCrossing(_ points: [(Double, Double)]) -> Bool {
    let edges = edges(points)
    return edges.indices.contains { i in
      edges[..<i].contains { other in
        let (a, b) = edges[i]
        return side(a, b, other.0) * side(a, b, other.1) < 0
          && side(other.0, other.1, a) * side(other.0, other.1, b) < 0
      }
    }
  }

  private func hasVertexOnEdge(_ points: [(Double, Double)]) -> Bool {
    edges(points).contains { edge in
      points.contains { $0 != edge.0 && $0 != edge.1 && side(edge.0, edge.1, $0) == 0 }
    }
  }

  @Test("A ring of many thousand points takes no time")
  func speed() {
    var random = SeededRandom(seed: 1)
    let star = (0..<20_000).map { index -> (Double, Double) in
      let angle = Double(index) / 20_000 * 2 * .pi
      let radius = Double.random(in: 0.2...1, using: &random)
      return (45 + radius * Angle.sine(angle), radius * Angle.sine(angle + .pi / 2))
    }
    let clock = ContinuousClock()
    let time = clock.measure { #expect(RingCrossing.first(inRing: ring(star)) == nil) }
    #expect(time < .seconds(20))
  }
}

extension Double {
  fileprivate var signum: Int { self > 0 ? 1 : self < 0 ? -1 : 0 }
}
