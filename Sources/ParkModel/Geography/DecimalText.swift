/// Numbers as the shortest decimal text that reads back as the same double, never with an exponent.
///
/// `.` is the decimal point in every locale, and there is no negative zero.
public enum DecimalText {
  /// A number as decimal digits: `digits` × 10^-`scale`, the last digit not zero unless it is 0.
  package struct Digits: Equatable {
    /// Whether the number is below zero.
    package var isNegative: Bool
    /// The digits as a whole number.
    package var digits: UInt64
    /// How many of the digits stand behind the point; negative when zeros follow them.
    package var scale: Int

    /// Rounds to `places` digits behind the point, half away from zero.
    package mutating func round(to places: Int) {
      guard scale > places else { return }
      let dropped = scale - places
      guard dropped <= 18 else {
        (digits, scale, isNegative) = (0, 0, false)
        return
      }
      let unit = DecimalText.powersOfTen[dropped]
      digits = (digits + unit / 2) / unit
      scale = places
      trim()
      if digits == 0 { isNegative = false }
    }

    fileprivate mutating func trim() {
      while digits % 10 == 0 && digits != 0 {
        digits /= 10
        scale -= 1
      }
      if digits == 0 { scale = 0 }
    }
  }

  static let powersOfTen: [UInt64] = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
    1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000,
    1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
  ]

  /// Returns the shortest digits that read back as `value`, which must be finite.
  ///
  /// Decimals of up to 15 digits are unique among the doubles, so that a number which is a whole
  /// number of 10^-7 or 10^-12 needs no search.
  package static func digits(of value: Double) -> Digits {
    let magnitude = value.magnitude
    var result = Digits(isNegative: value < 0, digits: 0, scale: 0)
    if let whole = wholeMultiple(magnitude, of: 1e7) {
      (result.digits, result.scale) = (whole, 7)
    } else if let whole = wholeMultiple(magnitude, of: 1e12) {
      (result.digits, result.scale) = (whole, 12)
    } else {
      (result.digits, result.scale) = parsedDescription(of: magnitude)
    }
    result.trim()
    return result
  }

  private static func wholeMultiple(_ magnitude: Double, of power: Double) -> UInt64? {
    let scaled = (magnitude * power).rounded()
    guard scaled < 1e15, scaled / power == magnitude else { return nil }
    return UInt64(scaled)
  }

  /// Takes the digits out of the standard library's shortest text, such as `1.5e-07`.
  private static func parsedDescription(of magnitude: Double) -> (digits: UInt64, scale: Int) {
    var digits: UInt64 = 0
    var scale = 0
    var isBehindPoint = false
    let parts = magnitude.description.split(separator: "e")
    for byte in parts[0].utf8 {
      if byte == UInt8(ascii: ".") {
        isBehindPoint = true
      } else {
        digits = digits * 10 + UInt64(byte & 0x0F)
        scale += isBehindPoint ? 1 : 0
      }
    }
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    return (digits, scale - exponent)
  }

  /// Writes the bytes of the text of `number` through `write`, front to back.
  package static func write(_ number: Digits, _ write: (UInt8) -> Void) {
    if number.isNegative && number.digits != 0 { write(UInt8(ascii: "-")) }
    let count = digitCount(number.digits)
    let wholeCount = count - number.scale
    if wholeCount <= 0 { write(UInt8(ascii: "0")) }
    for place in stride(from: 0, to: max(count, wholeCount), by: 1) {
      if place == wholeCount && place > 0 { write(UInt8(ascii: ".")) }
      if place == 0 && wholeCount <= 0 { writeLeadingFraction(-wholeCount, write) }
      let power = count - 1 - place
      let digit = power >= 0 ? number.digits / powersOfTen[power] % 10 : 0
      write(UInt8(ascii: "0") + UInt8(digit))
    }
  }

  private static func writeLeadingFraction(_ zeros: Int, _ write: (UInt8) -> Void) {
    write(UInt8(ascii: "."))
    for _ in 0..<zeros { write(UInt8(ascii: "0")) }
  }

  private static func digitCount(_ digits: UInt64) -> Int {
    var count = 1
    while count < 20 && digits >= powersOfTen[count] { count += 1 }
    return count
  }

  /// Returns the text of `value`, which must be finite, with at most `places` digits behind the point.
  public static func string(_ value: Double, places: Int? = nil) -> String {
    var number = digits(of: value)
    if let places { number.round(to: places) }
    var bytes: [UInt8] = []
    write(number) { bytes.append($0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
