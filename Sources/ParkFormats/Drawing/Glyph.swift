internal import ParkModel

/// The sign in a pin that tells its type.
enum Glyph: Hashable, Sendable {
  /// A drawing, as the path of an SVG element in a square of 24 units.
  case drawing(String)
  /// A letter.
  case letter(String)
  /// The picture of the type with an index in the type table.
  case picture(Int)

  /// The sign of `type`: a drawing where its marker symbol has one, or else the first letter of its name.
  init(of type: AttractionType) {
    switch type.markerSymbol {
    case "star", "attraction": self = .drawing(Self.star)
    case "amusement-park": self = .drawing(Self.wheel)
    case "restaurant", "fast-food", "cafe", "bar": self = .drawing(Self.cutlery)
    case "hospital", "doctor", "pharmacy": self = .drawing(Self.cross)
    case "marker", "circle": self = .drawing(Self.dot)
    default: self = type.name.first.map { .letter($0.uppercased()) } ?? .drawing(Self.dot)
    }
  }

  /// The first letter of a character's name.
  static func initial(of name: String) -> Glyph {
    .letter(name.first.map { $0.uppercased() } ?? "?")
  }

  private static let star =
    "M12 2.6l2.8 6.2 6.7.7-5 4.5 1.4 6.6-5.9-3.4-5.9 3.4L7.5 14l-5-4.5 6.7-.7z"

  private static let wheel =
    "M12 2a8.2 8.2 0 0 1 5 14.7L19.4 22h-2.3l-1.9-4.3a8.2 8.2 0 0 1-6.4 0L6.9 22H4.6L7 16.7A8.2 8.2 0 0 1 "
    + "12 2zm1 2.2v4.1l3.6-2a6.2 6.2 0 0 0-3.6-2.1zm-2 0a6.2 6.2 0 0 0-3.6 2.1l3.6 2zm6.6 3.9l-3.5 2.1 "
    + "3.5 2.1a6.2 6.2 0 0 0 0-4.2zM6.4 8.1a6.2 6.2 0 0 0 0 4.2l3.5-2.1zM11 12.1l-3.6 2a6.2 6.2 0 0 0 3.6 "
    + "2.1zm2 0v4.1a6.2 6.2 0 0 0 3.6-2.1z"

  private static let cutlery =
    "M5 2.5h1.4v6h1.3v-6h1.6v6h1.3v-6H12v7.2a3 3 0 0 1-2.2 2.9v8.9H7.2v-8.9A3 3 0 0 1 5 9.7zM15 2.5c2.6.8 "
    + "4 3.6 4 7.3v4.1h-1.6v7.6H15z"

  private static let cross = "M8.8 3.5h6.4v5.3h5.3v6.4h-5.3v5.3H8.8v-5.3H3.5V8.8h5.3z"

  private static let dot = "M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10z"
}

extension Color {
  /// Black or white, whichever is easier to see on the colour; white where it is seen well enough.
  var ink: Color {
    let white = Color(red: 0xFF, green: 0xFF, blue: 0xFF)
    let isLight = 1.05 / (luminance + 0.05) < 3
    return isLight ? Color(red: 0x1A, green: 0x1A, blue: 0x1A) : white
  }

  /// The relative luminance, 0 to 1 (WCAG 2.1).
  private var luminance: Double {
    // The square is near enough to the curve of sRGB to choose between black and white.
    func linear(_ share: UInt8) -> Double { Double(share) / 255 * Double(share) / 255 }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
