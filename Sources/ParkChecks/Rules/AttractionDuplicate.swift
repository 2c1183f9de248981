internal import ParkModel

/// Two pins at the same place.
final class AttractionDuplicate: AttractionRule {
  static let description = RuleDescription(
    "attraction-duplicate", .warning,
    summary: "the same name at the same place twice, or two names at exactly the same place",
    rationale: """
      One pin hides the other: the app's user can never touch it. To find it, 22 bytes of each pin are \
      kept in memory until the file has been read.
      """,
    remedy: "Remove one of the two, or write the place of the second one.",
    triggering: [
      .attractions(
        .pin(), .pin("Noodle Bar", at: "{52.1050,4.3020}"), .pin(at: "↓{52.1040,4.2960}")),
      .attractions(.pin(), .pin("Noodle Bar", at: "↓{52.10400,4.29600}")),
    ],
    nonTriggering: [
      .attractions(.pin("Gate"), .pin("Gate", at: "{52.1050,4.3020}")),
      .attractions(.pin("Gate"), .pin("Shop", at: "{52.1040,4.29601}")),
    ])

  static let occasion: PinOccasions = []

  init(_ configuration: Configuration) {}

  func finish(_ pins: borrowing PinStore, _ findings: Findings) {
    SharedPlaces(among: pins).forEach { index, earlier in
      let pin = pins[index]
      guard let place = pin.place else { return }
      findings.report(
        Self.self, at: pin.position, pins.locationPath(index),
        earlier.map { Self.message(place, pin, pins, earlier: $0) }
          ?? "\"\(place)\" is the place of an earlier pin too: expected a place of its own")
    }
  }

  private static func message(
    _ place: Coordinate, _ pin: Pin, _ pins: borrowing PinStore, earlier: Int
  ) -> String {
    let (path, line) = (pins.entryPath(earlier), pins[earlier].position.line)
    return pin.nameHash == pins[earlier].nameHash
      ? "the same name stands at \"\(place)\" in \(path) already, line \(line)"
      : "\"\(place)\" is the place of \(path) too, line \(line): expected a place of its own"
  }
}
