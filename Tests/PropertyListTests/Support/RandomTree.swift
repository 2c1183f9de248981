import PropertyList

/// Random property-list values with all that is hard to write in them.
struct RandomTree {
  private var random: SeededGenerator
  private(set) var tree = PropertyListTree()

  /// Reals that Apple's writers give the same digits as we do.
  private static let plainReals = ["0.5", "-2.25", "3.0", "1024.0", "34.75", "0.0"]

  private static let hardReals = [
    "0.1", "-0.0", "1e-07", "5e-324", "1.7976931348623157e+308", "1e+22", "123456789012345.6",
  ]

  private let areRealsHard: Bool

  /// Creates a dictionary of random values.
  init(seed: Int, areRealsHard: Bool = true) {
    random = SeededGenerator(seed: seed)
    self.areRealsHard = areRealsHard
    container(.dictionary, depth: 0)
  }

  private mutating func container(_ kind: PropertyListTree.Kind, depth: Int) {
    let index = tree.begin(kind)
    for number in 0..<Int.random(in: 0...(depth == 0 ? 24 : 6), using: &random) {
      if kind == .dictionary { tree.append(.key, "\(number)" + text()) }
      value(depth: depth + 1)
    }
    tree.end(index)
  }

  private mutating func value(depth: Int) {
    switch Int.random(in: 0..<10, using: &random) {
    case 0 where depth < 6: container(.dictionary, depth: depth)
    case 1 where depth < 6: container(.array, depth: depth)
    case 2: tree.append(.integer, integer())
    case 3:
      tree.append(
        .real, random.pick(RandomTree.plainReals + (areRealsHard ? RandomTree.hardReals : [])))
    case 4: tree.append(random.oneIn(2) ? .true : .false)
    case 5: tree.append(.date, date())
    case 6: tree.append(.data, data())
    default: tree.append(.string, text())
    }
  }

  /// A mark of U+FEFF never stands first, where Foundation's reader of XML drops it.
  private mutating func text() -> String {
    let pieces = [
      "a", "Z", " ", "&", "<", ">", "\"", "'", "]]>", "\t", "\n", "é", "–", "漢字", "🎢", "e\u{301}",
      "a\u{FEFF}", "&amp;", "{34.42,-118.59}", "x\u{A0}",
    ]
    let count = random.oneIn(8) ? Int.random(in: 12...20, using: &random) : 3
    return (0..<Int.random(in: 0...count, using: &random)).map { _ in random.pick(pieces) }.joined()
  }

  private mutating func integer() -> String {
    random.pick([
      "0", "1", "-1", "127", "128", "255", "256", "65535", "65536", "4294967295", "4294967296",
      "9223372036854775807", "9223372036854775808", "18446744073709551615", "-9223372036854775808",
      "-128",
    ])
  }

  private mutating func date() -> String {
    random.pick([
      "2001-01-01T00:00:00Z", "2000-12-31T23:59:59Z", "2024-02-29T09:30:00Z",
      "1969-07-20T20:17:40Z", "1900-03-01T00:00:00Z", "2100-02-28T12:00:01Z",
      "9999-12-31T23:59:59Z", "1601-01-01T00:00:00Z",
    ])
  }

  private mutating func data() -> String {
    let count = Int.random(in: 0...120, using: &random)
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    let whole = (0..<count / 3 * 4).map { _ in String(random.pick(digits)) }.joined()
    return whole + random.pick(["", "QQ==", "QUI="])
  }
}
