internal import Diagnostics
internal import ParkModel

/// A route that leaves the park.
struct RouteOutside: PathRule {
  static let description = RuleDescription(
    "route-outside", .warning,
    summary: "a route that leaves the boundary by more than a little",
    rationale: "A way off the park's ground is mostly a wrong digit, and nobody can walk it.",
    remedy: "Compare the point's digits with those of its neighbours, or widen the boundary.",
    triggering: [
      .route(
        "{52.1020,4.2960}", "{52.1025,4.2976}", "↓{52.0980,4.2980}", "{52.0982,4.2990}",
        "{52.1040,4.3000}"
      ).besidePark
    ],
    nonTriggering: [
      .route("{52.1020,4.2960}", "{52.1025,4.2976}", "{52.1004,4.2980}").besidePark,
      .route("{52.1020,4.2940}", "{52.1025,4.2956}", "{52.0980,4.2960}"),
    ])

  func judge(_ path: JudgedPath, _ findings: Findings) {
    guard path.path.file.role == .route, let ground = path.ground else { return }
    let tolerance = ground.tolerance(path.configuration.rules.thresholds[.routeOutsideMetres])
    var wasOutside = false
    for point in path.sound {
      let isOutside = !ground.contains(point.coordinate, within: tolerance)
      if isOutside && !wasOutside {
        findings.report(
          Self.self, at: point.position, "[\(point.index)]",
          Self.message(point.coordinate, ground))
      }
      wasOutside = isOutside
    }
  }

  static func message(_ place: Coordinate, _ ground: Outline) -> String {
    "the route leaves the \(ground.name): " + ground.message(place)
  }
}
