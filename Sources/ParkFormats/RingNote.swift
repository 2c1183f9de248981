internal import ParkModel

/// What a written ring does not tell about the list of places that it was made from.
///
/// Formats want rings closed and counter-clockwise, and cut at the 180th meridian. The note goes along
/// under the name ``memberName``, so that the way back gives the same list.
struct RingNote: Equatable {
  /// The name under which the note goes along.
  static let memberName: StaticString = "ring"

  /// Whether the list runs clockwise.
  var isClockwise = false

  /// Whether the list has its first place again as the last.
  var isClosed = false

  /// The first place of the list, of a ring that has been cut.
  var start: String?

  /// Creates the note on the ring of `places`.
  init(of places: [Coordinate]) {
    isClockwise = DateLineCut.isClockwise(places)
    isClosed = places.count > 1 && places.first == places.last
    if DateLineCut.parts(ofRing: places).count > 1 { start = places.first?.description }
  }

  /// Reads what ``text`` has written.
  init(_ text: String) {
    for word in text.split(separator: " ") {
      switch word {
      case "clockwise": isClockwise = true
      case "closed": isClosed = true
      default: if word.hasPrefix("{") { start = String(word) }
      }
    }
  }

  /// The note in words; `nil` where the ring tells all.
  var text: String? {
    let words = [isClockwise ? "clockwise" : nil, isClosed ? "closed" : nil, start]
    let text = words.compactMap { $0 }.joined(separator: " ")
    return text.isEmpty ? nil : text
  }
}
