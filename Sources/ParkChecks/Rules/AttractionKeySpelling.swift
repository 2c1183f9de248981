internal import Diagnostics
internal import ParkModel
internal import PropertyList

/// A key that is nearly one of an attraction's.
final class AttractionKeySpelling: AttractionRule {
  static let description = RuleDescription(
    "attraction-key-spelling", .warning,
    summary: "a key close to a missing one, or `title` where `name` is expected",
    rationale: """
      The app looks keys up letter by letter. What stands under a misspelt key is not there for it.
      """,
    remedy: "Write the key as the app knows it, or tell its name in the configuration.",
    triggering: [
      .attractions(
        .pin("Carousel", subtitle: nil, more: "\t↓<key>subTitle</key>\n\t<string>x</string>\n")),
      .attractions(
        .pin(), .pin("Noodle Bar", type: nil, more: "\t↓<key>typ</key>\n\t<string>2</string>\n")),
    ],
    nonTriggering: [
      .attractions(
        .pin(more: Example.entry("nickname", "Merry-go-round") + Example.entry("id", "12"))),
      .attractions(.pin(subtitle: nil, more: Example.entry("address", "5 Quay"))),
      .attractions(.pin(subtitle: nil, more: Example.entry("title", "Merry-go-round"))),
    ])

  private let spelling: AttractionSpelling

  /// What was found out about a key, by a number made from it and the keys that are missing.
  private var known: [UInt64: KeyNames.Attraction?] = [:]
  private let keys: KeyNames

  static let occasion: PinOccasions = .missingKey

  init(_ configuration: Configuration) {
    keys = configuration.keys
    spelling = AttractionSpelling(configuration.keys)
  }

  func judge(_ attraction: borrowing Attraction, _ standing: Standing, _ findings: Findings) {
    let absence = attraction.absence
    guard absence != 0 else { return }
    let end = attraction.record.end(of: attraction.dictionary)
    var key = attraction.dictionary + 1
    var triedCount = 0
    while key + 1 < end, triedCount < UnknownKeys.mostTried {
      triedCount += 1
      let value = key + 1
      if !attraction.isKnown(value), let meant = meant(by: key, in: attraction, absence) {
        report(key, meant, attraction, findings)
      }
      key = attraction.record.end(of: value)
    }
  }

  private func meant(
    by key: PropertyListTree.Index, in attraction: borrowing Attraction, _ absence: UInt64
  ) -> KeyNames.Attraction? {
    // A missing place is looked for among the values too, which can't be remembered.
    if attraction.locationIndex < 0 { return spelling.meant(by: key, key + 1, in: copy attraction) }
    let kind = UInt64(attraction.record.kind(of: key + 1).rawValue)
    let number = attraction.record.textHash(of: key) ^ absence << 8 ^ kind
    if let meant = known[number] { return meant }
    let meant = spelling.meant(by: key, key + 1, in: copy attraction)
    if known.count < 1000 { known[number] = .some(meant) }
    return meant
  }

  private func report(
    _ key: PropertyListTree.Index, _ meant: KeyNames.Attraction,
    _ attraction: borrowing Attraction, _ findings: Findings
  ) {
    let copy = copy attraction
    findings.report(
      Self.self, at: copy.record.position(of: key), copy.keyPath(to: key),
      Self.message(copy.record.string(of: key)),
      likelyCause: "did you mean \"\(keys[meant].text)\"?")
  }

  static func message(_ name: String) -> String {
    "the app does not know the key \"\(name)\""
  }
}

extension Attraction {
  /// A bit for each key that is missing.
  fileprivate var absence: UInt64 {
    (nameIndex < 0 ? 1 : 0) | (locationIndex < 0 ? 2 : 0) | (typeIndex < 0 ? 4 : 0)
      | (subtitleIndex < 0 ? 8 : 0)
  }
}
