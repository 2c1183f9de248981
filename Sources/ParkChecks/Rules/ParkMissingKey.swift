internal import Diagnostics
internal import ParkModel
internal import PropertyList
internal import Spelling

/// A key of the park file is missing, or has no text.
struct ParkMissingKey: ParkRule {
  static let description = RuleDescription(
    "park-missing-key",
    summary: "the centre or a corner of the overlay is missing or empty (boundary: a warning)",
    rationale: """
      The app takes {0,0} for a coordinate that is not there: it opens in the sea off Africa, or \
      stretches the overlay over half of the world. Without a boundary, the app of 2017 leaves all \
      of the park's coordinates at zero.
      """,
    remedy: "Add the key with the coordinate that belongs to it.",
    triggering: [
      .park(topRight: nil, mark: "↓"), .park(center: "↓"), .park(boundary: nil, mark: "↓"),
    ],
    nonTriggering: [
      .park(),
      .park(center: nil, more: Example.entry("centerCoord", "{52.1050,4.3000}"))
        .configured(#"{ "keys": { "park": { "center": "centerCoord" } } }"#),
    ])

  func judge(_ park: JudgedPark, _ findings: Findings) {
    for key in [KeyNames.Park.center, .topLeft, .topRight, .bottomLeft, .boundary]
    where isMissing(key, in: park.park) && !park.configuration.rules.unheldKeys.contains(key) {
      let name = park.keyPath(of: key)
      let isEmpty = park.park.value(of: key) != nil
      findings.report(
        Self.self, key == .boundary ? .warning : nil, at: park.park.position(of: key),
        isEmpty ? name : "", isEmpty ? Self.emptyMessage(name) : Self.missingMessage(name, key),
        likelyCause: misspelling(of: key, in: park).map(Self.likelyCause))
    }
  }

  private func isMissing(_ key: KeyNames.Park, in park: Park) -> Bool {
    guard let value = park.value(of: key) else { return true }
    return park.record.kind(of: value) == .string
      && park.record.string(of: value).allSatisfy(\.isWhitespace)
  }

  private func misspelling(of key: KeyNames.Park, in park: JudgedPark) -> String? {
    UnknownKeys(of: park).first { $0.meant == key }?.name
  }

  static func missingMessage(_ name: String, _ key: KeyNames.Park) -> String {
    "the key \"\(name)\" is missing: expected the \(key.words)"
  }

  static func emptyMessage(_ name: String) -> String {
    "the text of \"\(name)\" is empty: expected {latitude,longitude}"
  }

  static func likelyCause(_ name: String) -> String { "\"\(name)\" may be meant for it" }
}
