internal import Diagnostics
internal import ParkModel

/// A leg far longer than the rest of the route makes plausible.
struct RouteJump: PathRule {
  static let description = RuleDescription(
    "route-jump", .warning,
    summary: "one leg far longer than the rest of the route makes plausible",
    rationale: """
      The app draws a straight line over the whole map. Mostly a point has a wrong digit, or two \
      routes were pasted into one file.
      """,
    remedy: "Compare the point's digits with those of its neighbours, or split the route.",
    triggering: [
      .route(
        "{52.1020,4.2940}", "{52.1025,4.2956}", "{52.1030,4.2972}", "↓{52.1336,4.2984}",
        "{52.1040,4.3000}", "{52.1044,4.3012}", "{52.1049,4.3021}"),
      .route(
        "{52.1020,4.2940}", "{52.1025,4.2956}", "{52.1030,4.2972}", "{52.1036,4.2984}",
        "↓{52.1340,4.3400}", "{52.1344,4.3412}", "{52.1349,4.3421}"),
    ],
    nonTriggering: [
      .route(
        "{52.1020,4.2940}", "{52.1021,4.2942}", "{52.1022,4.2943}", "{52.1023,4.2945}",
        "{52.1024,4.2947}", "{52.1024,4.2975}"),
      .route("{52.1020,4.2940}", "{52.1025,4.2956}", "{52.1336,4.3984}"),
    ])

  /// A leg as long as this is never too long, in metres.
  private static let harmless = 300.0

  func judge(_ path: JudgedPath, _ findings: Findings) {
    guard path.path.file.role == .route, let start = path.sound.first else { return }
    let plane = Plane(around: start.coordinate)
    let points = path.sound.map { plane.point($0.coordinate) }
    let legs = zip(points, points.dropFirst()).map { $0.distance(to: $1) }
    guard legs.filter({ $0 > 0 }).count >= 4, let longest = legs.max(),
      let leg = legs.firstIndex(of: longest),
      isImplausible(leg, legs, path.configuration.rules.thresholds[.jumpRatio])
    else { return }
    let place = leg == 0 && !isLong(1, legs, longest) ? 0 : leg + 1
    let point = path.sound[place]
    findings.report(
      Self.self, at: point.position, "[\(point.index)]",
      Self.message(point, path.sound[place == 0 ? 1 : leg], longest))
  }

  /// Whether the leg is long in comparison with all others but the one beside it, which is long too
  /// when a single point is out of place.
  private func isImplausible(_ leg: Int, _ legs: [Double], _ ratio: Double) -> Bool {
    let longest = legs[leg]
    let beside = [leg - 1, leg + 1].filter { isLong($0, legs, longest) }
      .max { legs[$0] < legs[$1] }
    let others = legs.indices.filter { $0 != leg && $0 != beside && legs[$0] > 0 }
      .map { legs[$0] }.sorted()
    guard let next = others.last else { return false }
    let median = others[others.count / 2]
    let total = others.reduce(0, +)
    return longest > max(ratio * median, 4 * next, RouteJump.harmless)
      && longest > min(total, 8 * ratio * median)
  }

  private func isLong(_ leg: Int, _ legs: [Double], _ longest: Double) -> Bool {
    legs.indices.contains(leg) && legs[leg] > longest / 2
  }

  static func message(
    _ point: LocatedCoordinate, _ neighbour: LocatedCoordinate, _ length: Double
  ) -> String {
    "\"\(point.coordinate)\" is \(Texts.length(length)) from [\(neighbour.index)], far more than "
      + "the other legs: expected a point near to it"
  }
}
