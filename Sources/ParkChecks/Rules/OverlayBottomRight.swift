internal import ParkModel

/// A bottom right corner that the app does not draw.
struct OverlayBottomRight: ParkRule {
  static let description = RuleDescription(
    "overlay-bottom-right", .warning,
    summary: "a declared bottom right corner that is not where the app draws it",
    rationale: """
      The app never reads this corner: it takes the latitude of the bottom left one and the longitude \
      of the top right one. Where the two differ, one of the corners is wrong.
      """,
    remedy: "Remove the corner, or find out which of the corners is right.",
    triggering: [
      .park(more: "\t<key>overlayBottomRightCoord</key>\n\t↓<string>{52.1002,4.3100}</string>\n")
    ],
    nonTriggering: [
      .park(), .park(more: Example.entry("overlayBottomRightCoord", "{52.1000,4.3100}")),
    ])

  func judge(_ park: JudgedPark, _ findings: Findings) {
    guard let declared = park.park.coordinates[.bottomRight], let geometry = park.geometry,
      park.misplacedKeys[.bottomRight] == nil, !park.hasUntrustedCorners
    else { return }
    let derived = geometry.overlay.bottomRight
    let distance = geometry.plane.point(declared.coordinate)
      .distance(to: geometry.plane.point(derived))
    guard distance > park.configuration.rules.thresholds[.overlaySkewMetres] else { return }
    findings.report(
      Self.self, at: declared.position, park.keyPath(of: .bottomRight),
      Self.message(declared.coordinate, derived, distance))
  }

  static func message(
    _ declared: Coordinate, _ derived: Coordinate, _ distance: Double
  ) -> String {
    "the bottom right corner \"\(declared)\" is \(Texts.length(distance)) from where the app draws "
      + "it: expected \"\(derived)\""
  }
}
