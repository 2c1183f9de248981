internal import Diagnostics
internal import ParkModel

/// A coordinate rounded so much that it misses its place by metres.
enum CoordinatePrecision: Rule {
  static let description = RuleDescription(
    "coordinate-precision", .warning,
    summary: "fewer than four digits behind the point in both numbers: off by 11 m or worse",
    rationale: """
      The third digit behind the point is 111 m of latitude. A pin rounded to it stands in the \
      neighbour's house, and an overlay's corner shifts the whole picture. The centre may be rounded: \
      the app only opens there.
      """,
    remedy: "Copy the coordinate with five or more digits behind the point.",
    triggering: [
      .attractions(.pin(), .pin("Noodle Bar", at: "↓{52.104,4.3}")),
      .park(topRight: "↓{52.11,4.31}"),
      .route("{52.1020,4.2940}", "↓{52.102,4.295}", "{52.1030,4.2972}"),
    ],
    nonTriggering: [
      .park(center: "{52.105,4.3}"),
      .route("{52.10200,4.294}", "{52.1025,4.2956}", "{5.21030e1,4.2972}"),
    ])

  /// Reports the point if it has fewer digits than `threshold`.
  static func judge(
    _ point: LocatedCoordinate, _ keyPath: @autoclosure () -> String, _ threshold: Double,
    _ findings: Findings
  ) {
    guard Double(point.decimals) < threshold else { return }
    findings.report(
      Self.self, at: point.position, keyPath(),
      message(point.coordinate, point.decimals, threshold))
  }

  /// Whether rounding alone can have taken a point so many metres away.
  static func explains(
    _ distance: Double, _ point: LocatedCoordinate, _ threshold: Double
  ) -> Bool {
    Double(point.decimals) < threshold && distance < metres(ofDigit: point.decimals)
  }

  /// Returns the length in metres of one unit of the last digit in the latitude.
  private static func metres(ofDigit decimals: UInt8) -> Double {
    111_000 / (0..<decimals).reduce(1.0) { power, _ in power * 10 }
  }

  static func message(_ place: Coordinate, _ decimals: UInt8, _ threshold: Double) -> String {
    let digits = decimals == 1 ? "1 digit" : "\(decimals) digits"
    return
      "\"\(place)\" has \(digits) behind the point, which is \(Texts.length(metres(ofDigit: decimals))) of "
      + "latitude: expected at least \(DecimalText.string(threshold))"
  }
}
