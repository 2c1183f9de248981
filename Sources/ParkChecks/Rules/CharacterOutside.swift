internal import Diagnostics
internal import ParkModel

/// A sighting outside of the park.
struct CharacterOutside: PathRule {
  static let description = RuleDescription(
    "character-outside", .warning,
    summary: "a sighting outside of the boundary, or of the overlay where there is no boundary",
    rationale: "The app shows the character where no visitor can meet it.",
    remedy: "Compare the digits with those of the other sightings, or widen the boundary.",
    triggering: [
      .sightings(
        "{52.1030,4.2960}", "{52.1040,4.3020}", "↓{52.1160,4.2980}", "{52.1070,4.3020}"
      ).besidePark
    ],
    nonTriggering: [
      .sightings(
        "{52.1030,4.2960}", "{52.1040,4.3020}", "{52.1060,4.2980}", "{52.1070,4.3020}"
      ).besidePark
    ])

  func judge(_ path: JudgedPath, _ findings: Findings) {
    guard path.path.file.role == .character, let ground = path.ground else { return }
    let tolerance = ground.tolerance(path.configuration.rules.thresholds[.outsideMetres])
    for point in path.sound where !ground.contains(point.coordinate, within: tolerance) {
      findings.report(
        Self.self, at: point.position, "[\(point.index)]", ground.message(point.coordinate))
    }
  }
}
