/// Reads a coordinate from bytes by the grammar of ``CoordinateText``.
///
/// The text is handed to each function, since a view of memory can't be kept in a structure.
struct CoordinateScanner {
  /// Where the scanner stands, from the beginning of the range.
  private var place = 0
  private let range: Range<Int>

  /// How many digits stand behind the point, in the number that has more of them; `UInt8.max` where
  /// there is an exponent.
  private(set) var decimals: UInt8 = 0

  /// Where the latitude stands as ``DecimalText`` would write it; empty where it is written in another
  /// way.
  private(set) var latitudeText = 0..<0

  /// The like for the longitude.
  private(set) var longitudeText = 0..<0

  /// Where the number read last stands as ``DecimalText`` would write it.
  private var shortestText = 0..<0

  init(in range: Range<Int>) {
    self.range = range
  }

  /// Returns the coordinate that the whole range of `text` stands for, if it is one.
  mutating func coordinate(_ text: Span<UInt8>) -> Coordinate? {
    let text = text.extracting(range)
    guard skip(UInt8(ascii: "{"), text), let latitude = number(text) else { return nil }
    latitudeText = shortestText
    guard skip(UInt8(ascii: ","), text), let longitude = number(text) else { return nil }
    longitudeText = shortestText
    guard skip(UInt8(ascii: "}"), text) else { return nil }
    skipWhiteSpace(text)
    return place == text.count ? Coordinate(latitude: latitude, longitude: longitude) : nil
  }

  @inline(__always)
  private mutating func skip(_ mark: UInt8, _ text: Span<UInt8>) -> Bool {
    if place < text.count, text[place] != mark { skipWhiteSpace(text) }
    guard place < text.count, text[place] == mark else { return false }
    place += 1
    return true
  }

  @inline(__always)
  private mutating func skipWhiteSpace(_ text: Span<UInt8>) {
    while place < text.count, text[place] <= 0x20,
      text[place] == 0x20 || 0x09...0x0D ~= text[place]
    {
      place += 1
    }
  }

  // MARK: Numbers

  /// Reads a finite number.
  ///
  /// Up to 19 digits are gathered into a whole number. When that is below 2^53 and the power of ten
  /// is exact, one division gives the nearest double; otherwise the standard library reads the text.
  ///
  /// A text of up to 15 digits without idle zeros is the shortest one of its number.
  @inline(__always)
  private mutating func number(_ text: Span<UInt8>) -> Double? {
    skipWhiteSpace(text)
    shortestText = 0..<0
    let start = place
    let isNegative = place < text.count && text[place] == UInt8(ascii: "-")
    if isNegative || (place < text.count && text[place] == UInt8(ascii: "+")) { place += 1 }
    var digits: UInt64 = 0
    let wholeCount = gather(&digits, text)
    var fractionCount = 0
    if place < text.count, text[place] == UInt8(ascii: ".") {
      place += 1
      fractionCount = gather(&digits, text)
    }
    guard wholeCount + fractionCount > 0 else { return nil }
    let hasExponent = place < text.count && text[place] | 0x20 == UInt8(ascii: "e")
    decimals = max(decimals, hasExponent ? .max : UInt8(clamping: fractionCount))
    if hasExponent || wholeCount + fractionCount > 19 || digits > 1 << 53 || fractionCount > 22 {
      return slowNumber(from: start, text)
    }
    let first = text[isNegative ? start + 1 : start]
    if wholeCount + fractionCount <= 15, digits > 0 || !isNegative,
      first != UInt8(ascii: "0") ? first > UInt8(ascii: "0") : wholeCount == 1,
      fractionCount > 0
        ? text[place - 1] != UInt8(ascii: "0") : text[place - 1] != UInt8(ascii: ".")
    {
      shortestText = (range.lowerBound &+ start)..<(range.lowerBound &+ place)
    }
    let magnitude = Double(digits) / CoordinateScanner.exactPowersOfTen[fractionCount]
    return isNegative ? -magnitude : magnitude
  }

  @inline(__always)
  private mutating func gather(_ digits: inout UInt64, _ text: Span<UInt8>) -> Int {
    let start = place
    var (next, number) = (start, digits)
    while next < text.count {
      let digit = text[next] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      number = number &* 10 &+ UInt64(digit)
      next &+= 1
    }
    (place, digits) = (next, number)
    return next &- start
  }

  private mutating func slowNumber(from start: Int, _ text: Span<UInt8>) -> Double? {
    if place < text.count, text[place] | 0x20 == UInt8(ascii: "e") {
      place += 1
      if place < text.count, text[place] == UInt8(ascii: "-") || text[place] == UInt8(ascii: "+") {
        place += 1
      }
      var digits: UInt64 = 0
      guard gather(&digits, text) > 0 else { return nil }
    }
    let bytes = (start..<place).map { text[$0] }
    guard let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite else {
      return nil
    }
    return value
  }

  /// The powers of ten that are exact.
  private static let exactPowersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
