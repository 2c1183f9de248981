internal import Diagnostics
internal import ParkModel

/// A character with fewer or more than four sightings.
struct CharacterSightings: PathRule {
  static let description = RuleDescription(
    "character-sightings",
    summary: "fewer than four sightings of a character (more: a warning)",
    rationale: """
      The app shows the character at one of the first four, picked at random. With fewer it crashes \
      now and then; more are never shown.
      """,
    remedy: "List exactly four places.",
    triggering: [
      .sightings("{52.1030,4.2960}", "{52.1040,4.3020}", "{52.1060,4.2980}", mark: "↓"),
      .sightings(
        "{52.1030,4.2960}", "{52.1040,4.3020}", "{52.1060,4.2980}", "{52.1070,4.3020}",
        "{52.1050,4.3000}", mark: "↓"),
    ],
    nonTriggering: [
      .sightings("{52.1030,4.2960}", "{52.1040,4.3020}", "{52.1060,4.2980}", "{52.1070,4.3020}")
    ])

  /// How many sightings the app picks from.
  private static let shown = 4

  func judge(_ path: JudgedPath, _ findings: Findings) {
    let count = path.path.points.count + path.path.unreadableCount
    guard path.path.file.role == .character, count != Self.shown else { return }
    findings.report(
      Self.self, count > Self.shown ? .warning : nil, at: path.path.position, "",
      Self.message(count))
  }

  static func message(_ count: Int) -> String {
    count > shown
      ? "there are \(count) sightings: expected \(shown), the others are never shown"
      : "there \(count == 1 ? "is 1 sighting" : "are \(count) sightings"): expected \(shown), "
        + "the app picks one of the first \(shown)"
  }
}
