internal import ParkModel

/// The text of a coordinate, taken apart so that a number can be changed and all else stays.
package struct CoordinateParts {
  private var parts: [String]

  /// Takes `text` apart; `nil` when it is no coordinate.
  package init?(_ text: String) {
    guard (try? CoordinateText.parse(text)) != nil else { return nil }
    // Before the latitude, the latitude, between, the longitude, behind.
    parts = [""]
    for character in text {
      let isNumber = character.isNumber || "+-.eE".contains(character)
      if isNumber == parts.count.isMultiple(of: 2) {
        parts[parts.count - 1].append(character)
      } else {
        parts.append(String(character))
      }
    }
    guard parts.count == 5 else { return nil }
  }

  /// The text as a whole.
  package var text: String { parts.joined() }

  /// The number of the latitude.
  package var latitude: String {
    get { parts[1] }
    set { parts[1] = newValue }
  }

  /// The number of the longitude.
  package var longitude: String {
    get { parts[3] }
    set { parts[3] = newValue }
  }
}
