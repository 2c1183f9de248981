import Foundation
import ParkModel
import TestSupport
import Testing

@Suite struct CoordinateGrammarTests {
  @Test(
    "white space may stand around braces, comma and numbers",
    arguments: [
      "{1,2}", " {1,2} ", "{ 1 , 2 }", "\t{\n1\r\n,\t2 \t}\n", "\u{B}{\u{C}1,2}", "{1,2}\r\n",
      "   {   1   ,   2   }   ",
    ])
  func whiteSpace(text: String) throws {
    #expect(try CoordinateText.parse(text) == Coordinate(latitude: 1, longitude: 2))
  }

  private static let numbers: [(String, Double)] = [
    ("1", 1.0), ("+1", 1), ("-1", -1), (".5", 0.5), ("5.", 5), ("-.5", -0.5), ("+5.", 5),
    ("007", 7), ("1e2", 100), ("1E2", 100), ("1e+2", 100), ("1.5e-2", 0.015), (".5e1", 5),
    ("5.e1", 50), ("-0", 0), ("0e5", 0), ("1e-400", 0), ("1e308", 1e308), ("1e0000000001", 10),
    ("34.42480000000000000000", 34.4248), ("118.59710000000000001", 118.5971),
    ("9007199254740993", 9_007_199_254_740_992), ("9007199254740992", 9_007_199_254_740_992),
    ("18446744073709551616", 18_446_744_073_709_551_616),
    ("99999999999999999999", 1e20), ("0.0000000000000000000000000000001", 1e-31),
    ("2.2250738585072014e-308", .leastNormalMagnitude), ("4.9e-324", .leastNonzeroMagnitude),
    ("179.99999999999999", 179.999_999_999_999_99), ("0.1000000000000000055511151231257827", 0.1),
  ]

  @Test(
    "a number is an optional sign, digits with an optional point, and an optional exponent",
    arguments: numbers)
  func number(text: String, value: Double) throws {
    let read = try CoordinateText.parse("{\(text),\(text)}")
    #expect(read.latitude == value)
    #expect(read.longitude == value)
  }

  @Test("minus zero keeps its sign, and equals zero")
  func minusZero() throws {
    let read = try CoordinateText.parse("{-0,-0.0}")
    #expect(read.latitude.sign == .minus)
    #expect(read == Coordinate(latitude: 0, longitude: 0))
  }

  @Test("numbers are read as strtod and the standard library read them", arguments: 1...4)
  func correctRounding(seed: Int) throws {
    var random = SeededRandom(seed: seed)
    var differing: [String] = []
    for _ in 0..<15_000 {
      let (first, second) = (randomNumber(&random), randomNumber(&random))
      let read = try CoordinateText.parse("{\(first),\(second)}")
      for (text, value) in [(first, read.latitude), (second, read.longitude)] {
        let isSame =
          value.bitPattern == strtod(text, nil).bitPattern
          && value.bitPattern == Double(text)?.bitPattern
        if !isSame { differing.append(text) }
      }
    }
    #expect(differing.prefix(5) == [])
  }

  /// Returns the text of a finite number in one of the forms in which people and programs write them.
  private func randomNumber(_ random: inout SeededRandom) -> String {
    let sign = random.pick(["", "", "-", "+"])
    switch random.int(in: 0...5) {
    case 0: return sign + "\(random.int(in: 0...180))." + random.digits(random.int(in: 0...17))
    case 1: return sign + random.digits(random.int(in: 1...22))
    case 2: return sign + "." + random.digits(random.int(in: 1...30))
    case 3:
      let whole = random.digits(random.int(in: 1...20))
      let exponent = random.int(in: -330...280)
      return sign + whole + "." + random.digits(random.int(in: 0...20)) + "e\(exponent)"
    case 4: return String(randomFinite(&random))
    default: return halfway(&random)
    }
  }

  private func randomFinite(_ random: inout SeededRandom) -> Double {
    while true {
      let value = Double(bitPattern: random.next())
      if value.isFinite { return value }
    }
  }

  /// Returns the exact decimal in the middle of two neighbouring doubles, or just beside it.
  private func halfway(_ random: inout SeededRandom) -> String {
    let mantissa = UInt64(random.int(in: 1 << 52...(1 << 53) - 1))
    let middle = "\(mantissa * 2 + 1)"
    return middle + random.pick(["", ".0", ".000000000000000001", "e1", "e-1"])
  }

  /// The grammar, told once more and otherwise.
  private static let grammar = """
    ^[\\x09-\\x0D ]*\\{[\\x09-\\x0D ]*NUMBER[\\x09-\\x0D ]*,\
    [\\x09-\\x0D ]*NUMBER[\\x09-\\x0D ]*\\}[\\x09-\\x0D ]*\\z
    """.replacing("NUMBER", with: #"([+\-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+\-]?[0-9]+)?)"#)

  @Test("exactly what the grammar describes is accepted", arguments: 1...2)
  func mutations(seed: Int) throws {
    let grammar = try NSRegularExpression(pattern: Self.grammar)
    var random = SeededRandom(seed: seed)
    var wrong: [String] = []
    var acceptedCount = 0
    for _ in 0..<50_000 {
      let text = random.oneIn(4) ? noise(&random) : mutatedCoordinate(&random)
      let isAccepted = (try? CoordinateText.parse(text)) != nil
      acceptedCount += isAccepted ? 1 : 0
      if isAccepted != isInGrammar(text, grammar) { wrong.append(text) }
    }
    #expect(wrong.prefix(5) == [])
    #expect(10_000...40_000 ~= acceptedCount, "the texts should be of both kinds")
  }

  private func isInGrammar(_ text: String, _ grammar: NSRegularExpression) -> Bool {
    let all = NSRange(location: 0, length: text.utf16.count)
    guard let match = grammar.firstMatch(in: text, range: all) else { return false }
    return (1...2).allSatisfy { group in
      guard let range = Range(match.range(at: group), in: text) else { return false }
      return strtod(String(text[range]), nil).isFinite
    }
  }

  private static let alphabet = [
    "{", "}", ",", ".", "-", "+", "e", "E", " ", "\t", "\n", "\r\n", "0", "1", "9", "9", "x", "N",
    "°", "′", "−", "–", "٣", "3", "\u{A0}", "\u{200B}", "\u{301}", "\0", "nan", "inf", "0x1p3", "😀",
    "\"", ";", "(", "½", "e400", "\u{FEFF}", "}",
  ]

  private func noise(_ random: inout SeededRandom) -> String {
    var text = ""
    for _ in 0..<random.int(in: 0...14) { text += random.pick(Self.alphabet) }
    return text
  }

  private func mutatedCoordinate(_ random: inout SeededRandom) -> String {
    let space = random.pick(["", "", " ", "\t"])
    let text = "\(space){\(space)\(randomNumber(&random))\(space),\(randomNumber(&random))\(space)}"
    var scalars = Array(text.unicodeScalars)
    for _ in 0..<random.int(in: 0...2) {
      let place = random.int(in: 0...scalars.count - 1)
      let inserted = Array(random.pick(Self.alphabet).unicodeScalars)
      switch random.int(in: 0...2) {
      case 0: scalars.remove(at: place)
      case 1: scalars.insert(contentsOf: inserted, at: place)
      default: scalars.replaceSubrange(place...place, with: inserted)
      }
      if scalars.isEmpty { break }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  @Test("bytes that are no UTF-8 are refused, and no byte string stops the program")
  func randomBytes() {
    var random = SeededRandom(seed: 7)
    var accepted: [[UInt8]] = []
    for _ in 0..<20_000 {
      var bytes = Array("{34.4,-118.5}".utf8)
      let place = random.int(in: 0...bytes.count - 1)
      bytes[place] = UInt8(random.int(in: 0x80...0xFF))
      if (try? CoordinateText.parse(bytes.span)) != nil { accepted.append(bytes) }
    }
    #expect(accepted == [])
  }
}
