internal import Diagnostics
internal import ParkModel

/// The text of a coordinate, taken apart so that a number can be changed and all else stays.
struct CoordinateParts {
  private var parts: [String]

  /// Takes `text` apart; `nil` when it is no coordinate.
  init?(_ text: String) {
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
  var text: String { parts.joined() }

  /// The number of the latitude.
  var latitude: String {
    get { parts[1] }
    set { parts[1] = newValue }
  }

  /// The number of the longitude.
  var longitude: String {
    get { parts[3] }
    set { parts[3] = newValue }
  }

  /// Returns the text with `change` made; `otherText` gives the texts of other elements.
  func applying(
    _ change: ValueChange, otherText: (SourcePosition) -> String?
  ) -> String? {
    var result = self
    switch change {
    case .exchangedNumbers:
      (result.latitude, result.longitude) = (longitude, latitude)
    case .changedSigns(let isLatitude, let isLongitude):
      if isLatitude { result.latitude = CoordinateParts.negated(latitude) }
      if isLongitude { result.longitude = CoordinateParts.negated(longitude) }
    case .numbersFrom(let latitudePlace, let longitudePlace):
      if let latitudePlace {
        guard let other = otherText(latitudePlace).flatMap(CoordinateParts.init) else { return nil }
        result.latitude = other.latitude
      }
      if let longitudePlace {
        guard let other = otherText(longitudePlace).flatMap(CoordinateParts.init) else {
          return nil
        }
        result.longitude = other.longitude
      }
    case .trimmed, .kind, .removal: return nil
    }
    return result.text
  }

  private static func negated(_ number: String) -> String {
    switch number.first {
    case "-": String(number.dropFirst())
    case "+": "-" + number.dropFirst()
    default: "-" + number
    }
  }
}
