internal import Diagnostics
internal import ParkModel

/// A pin outside of the park.
final class AttractionOutside: AttractionRule {
  static let description = RuleDescription(
    "attraction-outside", .warning,
    summary: "a pin outside of the boundary, or of the overlay where there is no boundary",
    rationale: "A pin off the park's ground is mostly a wrong digit.",
    remedy: "Compare the digits with those of its neighbours, or widen the boundary.",
    triggering: [
      .attractions(.pin(), .pin("Noodle Bar", at: "↓{52.1160,4.3000}")).besidePark,
      .attractions(.pin(), .pin("Noodle Bar", at: "↓{52.1110,4.3120}"))
        .beside(.park(boundary: nil)),
    ],
    nonTriggering: [
      .attractions(.pin(), .pin("Noodle Bar", at: "{52.1060,4.3090}")).besidePark,
      .attractions(.pin("Noodle Bar", at: "{52.1160,4.3000}")),
    ])

  private let tolerance: Double

  static let occasion: PinOccasions = .knownGround

  init(_ configuration: Configuration) {
    tolerance = configuration.rules.thresholds[.outsideMetres]
  }

  func judge(_ attraction: borrowing Attraction, _ standing: Standing, _ findings: Findings) {
    guard standing.isReadable, !standing.isMisplaced, let ground = standing.ground else { return }
    let place = attraction.coordinate
    guard !ground.contains(place, within: ground.tolerance(tolerance)) else { return }
    let path = attraction.keyPath(to: attraction.locationIndex)
    findings.report(
      Self.self, at: attraction.record.position(of: attraction.locationIndex), path,
      ground.message(place))
  }
}
