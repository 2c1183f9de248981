internal import ParkModel

/// Two pins at the same place.
final class AttractionDuplicate: AttractionRule {
  static let description = RuleDescription(
    "attraction-duplicate", .warning,
    summary: "the same name at the same place twice, or two names at exactly the same place",
    rationale: "One pin hides the other: the app's user can never touch it.",
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

  init(_ configuration: Configuration) {}

  /// A pin and the earlier one at its place.
  private struct Pair {
    let index: Int
    let earlier: Int
  }

  func finish(_ pins: PinStore, _ findings: Findings) {
    var pairs: [Pair] = []
    let shareCount = pins.count / 50_000 + 1
    for share in 0..<shareCount { pairs += Self.pairs(in: pins, share, of: shareCount) }
    for pair in pairs.sorted(by: { $0.index < $1.index }) {
      let (pin, earlier) = (pins[pair.index], pins[pair.earlier])
      guard let place = pin.place else { continue }
      findings.report(
        Self.self, at: pin.position, pins.locationPath(pair.index),
        Self.message(
          place, pins.entryPath(pair.earlier), line: earlier.position.line,
          isSameName: pin.nameHash == earlier.nameHash))
    }
  }

  /// Returns the pairs among a share of the places, so that sorting needs little memory.
  private static func pairs(in pins: PinStore, _ share: Int, of shareCount: Int) -> [Pair] {
    var places: [(key: UInt64, index: Int)] = []
    pins.forEach { index, pin in
      guard let key = pin.placeKey, key != 0,
        (key &* 0x9E37_79B9_7F4A_7C15) >> 32 % UInt64(shareCount) == UInt64(share)
      else { return }
      places.append((key, index))
    }
    places.sort { $0.key != $1.key ? $0.key < $1.key : $0.index < $1.index }
    var pairs: [Pair] = []
    var first = 0
    for place in places.indices.dropFirst() {
      if places[place].key != places[first].key { first = place }
      guard first < place else { continue }
      let name = pins[places[place].index].nameHash
      let twin = places[first..<place].prefix(100).first { pins[$0.index].nameHash == name }
      pairs.append(
        Pair(index: places[place].index, earlier: (twin ?? places[first]).index))
    }
    return pairs
  }

  static func message(
    _ place: Coordinate, _ earlier: String, line: UInt32, isSameName: Bool
  ) -> String {
    isSameName
      ? "the same name stands at \"\(place)\" in \(earlier) already, line \(line)"
      : "\"\(place)\" is the place of \(earlier) too, line \(line): expected a place of its own"
  }
}
