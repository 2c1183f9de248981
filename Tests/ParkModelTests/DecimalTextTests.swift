import Foundation
import TestSupport
import Testing

@testable import ParkModel

@Suite struct DecimalTextTests {
  private static func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }

  private static let texts: [(Double, String)] = [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.1, "0.1"), (-0.00001, "-0.00001"),
    (34.4248, "34.4248"), (-118.5971, "-118.5971"), (100, "100"), (180, "180"),
    (1e15, "1000000000000000"), (1e22, "1" + zeros(22)),
    (1.5e-7, "0.00000015"), (0.300_000_000_000_000_04, "0.30000000000000004"),
    (1e-300, "0." + zeros(299) + "1"),
    (.leastNonzeroMagnitude, "0." + zeros(323) + "5"),
    (1e308, "1" + zeros(308)),
    (9_007_199_254_740_992, "9007199254740992"), (123_456_789.123, "123456789.123"),
    (179.999_999_999_999_97, "179.99999999999997"),
  ]

  @Test("numbers are written without an exponent, in the fewest digits", arguments: texts)
  func written(value: Double, text: String) {
    #expect(DecimalText.string(value) == text)
  }

  @Test("every number reads back bit by bit, as short as can be", arguments: 1...4)
  func roundTrip(seed: Int) {
    var random = SeededRandom(seed: seed)
    var wrong: [String] = []
    for _ in 0..<50_000 {
      let value = randomDouble(&random)
      let text = DecimalText.string(value)
      let isSame = strtod(text, nil).bitPattern == (value == 0 ? 0 : value.bitPattern)
      if !isSame || !isPlain(text) || digitCount(text) != digitCount("\(value)") {
        wrong.append("\(value) became \(text)")
      }
    }
    #expect(wrong.prefix(5) == [])
  }

  private func randomDouble(_ random: inout SeededRandom) -> Double {
    switch random.int(in: 0...7) {
    case 0: randomFinite(&random)
    case 1: Double(bitPattern: UInt64(random.int(in: 0...1 << 52)))
    case 2: random.double(in: -180...180)
    case 3: Double(random.int(in: -10_000...10_000))
    case 4: random.double(in: -1...1) * pow(10, Double(random.int(in: -30...30)))
    default:
      Double("\(random.int(in: -180...180))." + random.digits(random.int(in: 1...17))) ?? 0
    }
  }

  private func randomFinite(_ random: inout SeededRandom) -> Double {
    let value = Double(bitPattern: random.next())
    return value.isFinite ? value : randomFinite(&random)
  }

  /// Whether the text is a decimal without an exponent, needless zeros and a needless sign.
  private func isPlain(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    if text.utf8.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let parts = rest.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let zero = UInt8(ascii: "0")
    guard let whole = parts.first, !whole.isEmpty, whole.count == 1 || whole.first != zero,
      parts.joined().allSatisfy({ zero...UInt8(ascii: "9") ~= $0 })
    else { return false }
    switch parts.count {
    case 1: return text != "-0"
    case 2: return parts[1].last.map { $0 != zero } ?? false
    default: return false
    }
  }

  /// How many digits count: without leading and trailing zeros.
  private func digitCount(_ text: String) -> Int {
    let mantissa = text.utf8.prefix { $0 != UInt8(ascii: "e") }
    let digits = mantissa.filter { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    let isZero = { (digit: UInt8) in digit == UInt8(ascii: "0") }
    return digits.drop(while: isZero).reversed().drop(while: isZero).count
  }

  private static let roundedTexts: [(Double, Int, String)] = [
    (0.5, 0, "1"), (-0.5, 0, "-1"), (1.005, 2, "1.01"), (2.675, 2, "2.68"), (0.4, 0, "0"),
    (-0.4, 0, "0"), (-0.0004, 3, "0"), (179.999_999_9, 6, "180"), (9.99, 1, "10"),
    (34.4248, 9, "34.4248"), (0.300_000_000_000_000_04, 16, "0.3"),
    (1e22, 0, "10000000000000000000000"),
    (1e-300, 15, "0"), (-1e-300, 0, "0"), (0.000_000_5, 6, "0.000001"), (1234.5, 0, "1235"),
    (.leastNonzeroMagnitude, 322, "0"), (0.95, 1, "1"), (99.95, 1, "100"),
  ]

  @Test(
    "a number is rounded on its shortest text, half away from zero", arguments: roundedTexts)
  func rounded(value: Double, places: Int, text: String) {
    #expect(DecimalText.string(value, places: places) == text)
  }

  @Test("rounding agrees with decimal arithmetic", arguments: 1...2)
  func rounding(seed: Int) throws {
    var random = SeededRandom(seed: seed)
    var wrong: [String] = []
    for _ in 0..<10_000 {
      let value = random.oneIn(3) ? random.double(in: -1...1) : random.double(in: -180...180)
      let places = random.int(in: 0...17)
      let text = DecimalText.string(value, places: places)
      if text != roundedByHand(DecimalText.string(value), places: places) {
        wrong.append("\(value) to \(places) became \(text)")
      }
    }
    #expect(wrong.prefix(5) == [])
  }

  /// Rounds the decimal `text` digit by digit, half away from zero.
  private func roundedByHand(_ text: String, places: Int) -> String {
    let isNegative = text.hasPrefix("-")
    let parts = text.utf8.filter { $0 != UInt8(ascii: "-") }.split(separator: UInt8(ascii: "."))
    let fraction = parts.count > 1 ? Array(parts[1]) : []
    guard fraction.count > places else { return text }
    var digits = (parts[0] + fraction.prefix(places)).map { Int($0 & 0x0F) }
    if fraction[places] >= UInt8(ascii: "5") { addOne(to: &digits) }
    let wholeCount = digits.count - places
    let whole = digits[..<wholeCount].map(String.init).joined()
    var rest = digits[wholeCount...]
    while rest.last == 0 { rest.removeLast() }
    let magnitude = whole + (rest.isEmpty ? "" : "." + rest.map(String.init).joined())
    return isNegative && magnitude != "0" ? "-" + magnitude : magnitude
  }

  private func addOne(to digits: inout [Int]) {
    for place in digits.indices.reversed() {
      if digits[place] < 9 {
        digits[place] += 1
        return
      }
      digits[place] = 0
    }
    digits.insert(1, at: 0)
  }

  @Test("a coordinate describes itself as the property lists write it")
  func description() throws {
    let coordinate = Coordinate(latitude: 34.42, longitude: -1e-7)
    #expect(coordinate.description == "{34.42,-0.0000001}")
    #expect(try CoordinateText.parse(coordinate.description) == coordinate)
  }
}
