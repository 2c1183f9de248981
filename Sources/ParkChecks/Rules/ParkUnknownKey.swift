internal import ParkModel

/// A key that is nearly one of the app's.
struct ParkUnknownKey: ParkRule {
  static let description = RuleDescription(
    "park-unknown-key", .warning,
    summary: "a key close to a known one that is missing",
    rationale: """
      The app looks keys up letter by letter. What stands under a misspelt key is not there for it, \
      and the coordinate becomes {0,0}.
      """,
    remedy: "Write the key as the app knows it, or tell its name in the configuration.",
    triggering: [
      .park(boundary: nil, more: "\t↓<key>Boundary</key>\n\t<array>\n\t</array>\n"),
      .park(more: "\t↓<key>overlayBottemRightCoord</key>\n\t<string>{52.1000,4.3100}</string>\n"),
    ],
    nonTriggering: [
      .park(more: Example.entry("openingHours", "9 to 5")),
      .park(more: Example.entry("parkName", "Lakeside")),
      .park(more: Example.entry("boundaryNote", "by hand")),
      .park(more: Example.entry("overlay", "map.png")),
    ])

  func judge(_ park: JudgedPark, _ findings: Findings) {
    for key in UnknownKeys(of: park) {
      findings.report(
        Self.self, at: park.park.record.position(of: key.index), key.name, Self.message(key.name),
        likelyCause: "did you mean \"\(park.keyPath(of: key.meant))\"?")
    }
  }

  static func message(_ name: String) -> String {
    "the app does not know the key \"\(name)\""
  }
}
