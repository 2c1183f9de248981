internal import Diagnostics
internal import ParkModel

/// A boundary of too few points.
struct BoundarySize: ParkRule {
  static let description = RuleDescription(
    "boundary-size",
    summary: "a boundary of one or two distinct points (none: a warning)",
    rationale: "The app draws a line or nothing in the place of the park's outline.",
    remedy: "List at least three points, in the order in which they go around the park.",
    triggering: [
      .park(boundary: ["{52.1095,4.2920}", "{52.1005,4.2940}"], boundaryMark: "↓"),
      .park(
        boundary: ["{52.1095,4.2920}", "{52.1005,4.2940}", "{52.1095,4.2920}"], boundaryMark: "↓"),
      .park(boundary: [], boundaryMark: "↓"),
    ],
    nonTriggering: [
      .park(boundary: ["{52.1095,4.2920}", "{52.1005,4.2940}", "{52.1010,4.3080}"])
    ])

  func judge(_ park: JudgedPark, _ findings: Findings) {
    guard let list = park.park.value(of: .boundary), park.park.record.kind(of: list) == .array
    else { return }
    // A point that could not be read has its own finding, and may be a third one.
    let count = park.park.boundary.distinctCount(upTo: 3) + park.unreadableBoundaryCount
    guard count < 3 else { return }
    findings.report(
      Self.self, count == 0 ? .warning : nil, at: park.park.position(of: .boundary),
      park.keyPath(of: .boundary), Self.message(count))
  }

  static func message(_ count: Int) -> String {
    switch count {
    case 0: "the boundary has no points: expected at least 3"
    case 1: "the boundary has only 1 distinct point: expected at least 3"
    default: "the boundary has only \(count) distinct points: expected at least 3"
    }
  }
}

extension [LocatedCoordinate] {
  /// Returns how many different places there are, at most `limit`.
  func distinctCount(upTo limit: Int) -> Int {
    var places: [Coordinate] = []
    for point in self where !places.contains(point.coordinate) {
      places.append(point.coordinate)
      if places.count == limit { break }
    }
    return places.count
  }
}
