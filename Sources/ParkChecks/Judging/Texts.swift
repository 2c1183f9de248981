internal import ParkModel

/// Texts for messages.
enum Texts {
  /// Returns a length for people, such as `4.2 m`, `109 m` or `5.8 km`.
  static func length(_ metres: Double) -> String {
    switch abs(metres) {
    case ..<9.95: DecimalText.string(abs(metres), places: 1) + " m"
    case ..<999.5: DecimalText.string(abs(metres), places: 0) + " m"
    case ..<99_950: DecimalText.string(abs(metres) / 1000, places: 1) + " km"
    default: DecimalText.string(abs(metres) / 1000, places: 0) + " km"
    }
  }

  /// Returns a coordinate in quotes.
  static func quoted(_ place: Coordinate) -> String { "\"\(place)\"" }

  /// Returns a coordinate in quotes and the order of its numbers, which is another one in some formats.
  static func ordered(_ place: Coordinate) -> String { "\"\(place)\" (latitude, longitude)" }
}

extension KeyNames.Park {
  /// What the key's value is, for messages.
  var words: String {
    switch self {
    case .center: "centre"
    case .topLeft: "top left corner"
    case .topRight: "top right corner"
    case .bottomLeft: "bottom left corner"
    case .bottomRight: "bottom right corner"
    case .boundary: "boundary"
    case .name: "name"
    }
  }
}
