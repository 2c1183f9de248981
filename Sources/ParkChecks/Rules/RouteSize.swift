internal import ParkModel

/// A route of too few points.
struct RouteSize: PathRule {
  static let description = RuleDescription(
    "route-size",
    summary: "a route of fewer than two distinct points",
    rationale: "The app draws no line.",
    remedy: "List at least two points, in the order of the way.",
    triggering: [
      .route("{52.1020,4.2940}", mark: "↓"),
      .route("{52.1020,4.2940}", "{52.1020,4.2940}", mark: "↓"), .route(mark: "↓"),
    ],
    nonTriggering: [.route("{52.1020,4.2940}", "{52.1025,4.2956}")])

  func judge(_ path: JudgedPath, _ findings: Findings) {
    guard path.path.file.role == .route else { return }
    let count = path.path.points.distinctCount(upTo: 2) + path.path.unreadableCount
    guard count < 2 else { return }
    findings.report(Self.self, at: path.path.position, "", Self.message(count))
  }

  static func message(_ count: Int) -> String {
    "the route has \(count == 0 ? "no points" : "only 1 distinct point"): expected at least 2"
  }
}
