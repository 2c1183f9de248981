internal import ParkModel

/// The boundary crosses itself.
struct BoundaryCrossing: ParkRule {
  static let description = RuleDescription(
    "boundary-crossing",
    summary: "the boundary crosses itself",
    rationale: """
      The app draws the outline with loops, and no two programs agree about what is inside of it. \
      Most often two points have changed places in the list.
      """,
    remedy: "List the points in the order in which they go around the park.",
    triggering: [
      .park(
        boundary: [
          "{52.1095,4.2920}", "{52.1010,4.3080}", "{52.1005,4.2940}", "{52.1050,4.2910}",
          "{52.1060,4.3090}", "{52.1090,4.3020}",
        ], boundaryMark: "↓")
    ],
    nonTriggering: [
      .park(), .park(boundary: Example.outline.reversed()),
      .park(
        boundary: [
          "{52.1095,4.2920}", "{52.1050,4.2920}", "{52.1005,4.2920}", "{52.1010,4.3080}",
          "{52.1050,4.2920}",
        ]),
    ])

  func judge(_ park: JudgedPark, _ findings: Findings) {
    guard let pair = park.crossing else { return }
    findings.report(
      Self.self, at: park.park.position(of: .boundary), park.keyPath(of: .boundary),
      Self.message(park, pair), likelyCause: Self.likelyCause(park, pair))
  }

  static func message(_ park: JudgedPark, _ pair: RingCrossing.Pair) -> String {
    "the boundary crosses itself: the line \(Self.line(park, pair.first)) meets the line "
      + "\(Self.line(park, pair.second)), expected a ring"
  }

  private static func line(_ park: JudgedPark, _ edge: Int) -> String {
    let (start, end) = (park.ring[edge], park.ring[(edge + 1) % park.ring.count])
    return "from [\(start.index)] \"\(start.coordinate)\" to [\(end.index)] \"\(end.coordinate)\""
  }

  static func likelyCause(_ park: JudgedPark, _ pair: RingCrossing.Pair) -> String? {
    let count = park.ring.count
    let pairs = [(pair.first + 1, pair.second), (pair.second + 1, pair.first + count)]
    for (first, last) in pairs where last - first == 1 {
      var ring = park.ring.map(\.coordinate)
      ring.swapAt(first % count, last % count)
      guard RingCrossing.first(inRing: ring) == nil else { continue }
      return "[\(park.ring[first % count].index)] and [\(park.ring[last % count].index)] "
        + "seem to have changed places"
    }
    return nil
  }
}
