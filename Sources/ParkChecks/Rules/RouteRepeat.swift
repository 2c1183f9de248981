internal import Diagnostics
internal import ParkModel

/// The same point twice in a row.
struct RouteRepeat: PathRule {
  static let description = RuleDescription(
    "route-repeat", .warning, fixability: .safe,
    summary: "the same point of a route twice in a row",
    rationale: """
      The line looks the same, but programs that measure directions stumble over a leg without \
      length, and whoever edits the list moves only one of the two.
      """,
    remedy: "Remove the repeated point.",
    triggering: [.route("{52.1020,4.2940}", "{52.1025,4.2956}", "↓{52.10250,4.29560}")],
    nonTriggering: [
      .route("{52.1020,4.2940}", "{52.1025,4.2956}", "{52.1030,4.2972}", "{52.1020,4.2940}")
    ])

  func judge(_ path: JudgedPath, _ findings: Findings) {
    let points = path.path.points
    guard path.path.file.role == .route, points.distinctCount(upTo: 2) == 2 else { return }
    for (point, next) in zip(points, points.dropFirst()) where point.isRepeated(by: next) {
      findings.report(
        Self.self, at: next.position, "[\(next.index)]", BoundaryRepeat.message(next, point),
        fix: Fix(isSafe: true, edits: [ValueEdit(at: next.position, .removal)]))
    }
  }
}
