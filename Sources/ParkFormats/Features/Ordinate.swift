internal import ParkModel

/// A latitude or a longitude in degrees, with the decimal digits of its file.
struct Ordinate: Hashable {
  /// The number as property lists write it: decimal digits without an exponent.
  let text: String

  /// The number.
  let value: Double

  /// The most digits that are kept as they are written.
  private static let longestText = 40

  /// Reads the number `text`: digits with an optional sign, point and exponent, in ASCII; `nil` for
  /// anything else, and for a number beyond the range of a double.
  init?(_ text: String) {
    guard let form = Ordinate.form(of: text.utf8), let value = Double(text), value.isFinite else {
      return nil
    }
    self.value = value
    self.text =
      form == .plain && text.utf8.count <= Ordinate.longestText ? text : DecimalText.string(value)
  }

  /// Creates the number `value`, which must be finite.
  init(_ value: Double) {
    self.value = value
    self.text = DecimalText.string(value)
  }

  /// How a number is written.
  private enum Form {
    /// An optional minus sign, digits, and perhaps a point between digits.
    case plain
    /// With a plus sign, an exponent, or a point at an end.
    case other
  }

  private static func form(of text: String.UTF8View) -> Form? {
    var rest = text[...]
    var form = Form.plain
    if rest.first == UInt8(ascii: "+") { form = .other }
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    let wholeCount = dropDigits(&rest)
    var fractionCount = 0
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fractionCount = dropDigits(&rest)
      if wholeCount == 0 || fractionCount == 0 { form = .other }
    }
    guard wholeCount + fractionCount > 0 else { return nil }
    if rest.isEmpty { return form }
    guard rest.removeFirst() | 0x20 == UInt8(ascii: "e") else { return nil }
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    return dropDigits(&rest) > 0 && rest.isEmpty ? .other : nil
  }

  private static func dropDigits(_ text: inout Substring.UTF8View) -> Int {
    let digits = text.prefix { $0 &- UInt8(ascii: "0") < 10 }.count
    text.removeFirst(digits)
    return digits
  }
}
