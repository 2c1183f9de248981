internal import Diagnostics
internal import ParkModel

/// The same point twice in a row.
struct BoundaryRepeat: ParkRule {
  static let description = RuleDescription(
    "boundary-repeat", .warning, fixability: .safe,
    summary: "the same point of the boundary twice in a row, or the first one again as the last",
    rationale: """
      The map closes the ring by itself. A point that stands twice is no harm to it, but a trap for \
      whoever edits the list and moves only one of the two.
      """,
    remedy: "Remove the repeated point.",
    triggering: [
      .park(boundary: Example.outline + ["↓{52.1095,4.2920}"]),
      .park(
        boundary: [
          "{52.1095,4.2920}", "{52.1005,4.2940}", "↓{52.10050,4.29400}", "{52.1010,4.3080}",
        ]),
    ],
    nonTriggering: [
      .park(),
      .park(
        boundary: [
          "{52.1095,4.2920}", "{52.1005,4.2940}", "{52.1050,4.3000}", "{52.1005,4.2940}",
          "{52.1010,4.3080}",
        ]),
    ])

  func judge(_ park: JudgedPark, _ findings: Findings) {
    let points = park.park.boundary
    guard let first = points.first, points.distinctCount(upTo: 3) == 3 else { return }
    for (point, next) in zip(points, points.dropFirst()) where point.isRepeated(by: next) {
      report(next, of: point, park, findings)
    }
    if let last = points.last, last.coordinate == first.coordinate {
      report(last, of: first, park, findings)
    }
  }

  private func report(
    _ point: LocatedCoordinate, of earlier: LocatedCoordinate, _ park: JudgedPark,
    _ findings: Findings
  ) {
    findings.report(
      Self.self, at: point.position, park.keyPath(ofBoundaryPoint: point),
      Self.message(point, earlier),
      fix: Fix(isSafe: true, edits: [ValueEdit(at: point.position, .removal)]))
  }

  static func message(_ point: LocatedCoordinate, _ earlier: LocatedCoordinate) -> String {
    "\"\(point.coordinate)\" is the same point as [\(earlier.index)]: expected it once"
  }
}

extension LocatedCoordinate {
  /// Whether `next` is the same place and the next entry of the same list.
  func isRepeated(by next: LocatedCoordinate) -> Bool {
    coordinate == next.coordinate && next.index == index + 1
  }
}
