internal import Diagnostics
internal import ParkModel
internal import PropertyList

/// An entry without a name, a place or a type.
final class AttractionMissingKey: AttractionRule {
  static let description = RuleDescription(
    "attraction-missing-key",
    summary: "an attraction without a location or a name (without a type: a warning)",
    rationale: """
      The app puts a pin without a location in the sea off Africa, and one without a name has an \
      empty bubble. A pin without a type gets the symbol of the fallback type.
      """,
    remedy: "Add the key.",
    triggering: [
      .attractions(.pin(), .pin("Noodle Bar", at: nil, mark: "↓")),
      .attractions(.pin(nil, mark: "↓")), .attractions(.pin(type: nil, mark: "↓")),
    ],
    nonTriggering: [
      .attractions(.pin(subtitle: nil)),
      .attractions(
        .pin(nil, more: Example.entry("title", "Carousel"))
      ).configured(#"{ "keys": { "attraction": { "name": "title" } } }"#),
    ])

  private let keys: KeyNames
  private let spelling: AttractionSpelling

  static let occasion: PinOccasions = .missingKey

  init(_ configuration: Configuration) {
    keys = configuration.keys
    spelling = AttractionSpelling(configuration.keys)
  }

  func judge(_ attraction: borrowing Attraction, _ standing: Standing, _ findings: Findings) {
    if attraction.locationIndex < 0 { report(.location, attraction, findings) }
    if attraction.nameIndex < 0 { report(.name, attraction, findings) }
    if attraction.typeIndex < 0 { report(.type, attraction, findings) }
  }

  private func report(
    _ key: KeyNames.Attraction, _ attraction: borrowing Attraction, _ findings: Findings
  ) {
    let copy = copy attraction
    findings.report(
      Self.self, key == .type ? .warning : nil, at: copy.position,
      copy.keyPath(to: copy.dictionary), Self.message(keys[key].text),
      likelyCause: spelling.misspelling(of: key, in: copy).map(Self.likelyCause))
  }

  static func message(_ name: String) -> String {
    "the key \"\(name)\" is missing: expected one in every attraction"
  }

  static func likelyCause(_ name: String) -> String { "\"\(name)\" may be meant for it" }
}
