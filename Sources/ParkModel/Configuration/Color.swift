/// A colour without transparency.
public struct Color: Hashable, Sendable {
  /// The share of red, 0 to 255.
  public var red: UInt8
  /// The share of green, 0 to 255.
  public var green: UInt8
  /// The share of blue, 0 to 255.
  public var blue: UInt8

  /// Creates a colour of its three shares.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates the colour written `#rrggbb`; `nil` for any other text.
  public init?(hex text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6,
      digits.allSatisfy({ 0x30...0x39 ~= $0 || 0x61...0x66 ~= ($0 | 0x20) }),
      let value = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    self.init(
      red: UInt8(value >> 16), green: UInt8(value >> 8 & 0xFF), blue: UInt8(value & 0xFF))
  }

  /// The colour as `#rrggbb`.
  public var hex: String { "#" + [red, green, blue].map(Color.digits).joined() }

  /// The colour as KML writes it, `aabbggrr`, with the opacity 0 to 255.
  public func kml(opacity: UInt8 = 255) -> String {
    [opacity, blue, green, red].map(Color.digits).joined()
  }

  private static func digits(_ share: UInt8) -> String {
    let digits = String(share, radix: 16)
    return digits.count == 1 ? "0" + digits : digits
  }
}

extension Color {
  /// Magenta, in which the app draws the boundary.
  public static let magenta = Color(red: 0xFF, green: 0x00, blue: 0xFF)
  /// Green, in which the app draws routes.
  public static let green = Color(red: 0x00, green: 0xFF, blue: 0x00)
  /// Blue, the app's colour for Batman.
  public static let blue = Color(red: 0x00, green: 0x00, blue: 0xFF)
  /// Orange, the app's colour for Taz.
  public static let orange = Color(red: 0xFF, green: 0x80, blue: 0x00)
  /// Yellow, the app's colour for TweetyBird.
  public static let yellow = Color(red: 0xFF, green: 0xFF, blue: 0x00)
  /// Purple, for characters that the app does not know.
  public static let purple = Color(red: 0x80, green: 0x00, blue: 0x80)
  /// Grey, for what has no colour in the app.
  public static let grey = Color(red: 0x60, green: 0x60, blue: 0x60)
}
