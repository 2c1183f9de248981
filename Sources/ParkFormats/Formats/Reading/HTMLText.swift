/// The text that a reader of HTML would see.
struct HTMLText {
  /// The text. Where there was markup, white space at the ends of lines and empty lines, which nobody
  /// sees, are not in it.
  var text: String {
    let text = String(decoding: bytes, as: UTF8.self)
    if !hasMarkup { return text }
    return text.split { $0.isNewline }.map { $0.split { " \t\u{A0}".contains($0) } }
      .filter { !$0.isEmpty }.map { $0.joined(separator: " ") }.joined(separator: "\n")
  }

  /// Whether there was markup that is more than a line break.
  private(set) var hasMarkup = false

  private var bytes: [UInt8] = []

  /// Reads `html`, which may be plain text: what is no tag and no reference stays as it is.
  init(_ html: [UInt8]) {
    var rest = html[...]
    while let mark = rest.firstIndex(where: { $0 == HTMLText.less || $0 == HTMLText.ampersand }) {
      bytes += rest[..<mark]
      rest = rest[mark...]
      if !takeTag(&rest), !takeReference(&rest) { bytes.append(rest.removeFirst()) }
    }
    bytes += rest
  }

  private static let less = UInt8(ascii: "<")
  private static let ampersand = UInt8(ascii: "&")
  private static let lineFeed = UInt8(ascii: "\n")

  private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }

  // MARK: Tags

  /// The longest tag that is looked for, in bytes.
  private static let longestTag = 2000

  /// Where the next sign that ends a tag is, as far as that is known; the end where there is none.
  private var nextEnd = -1

  /// Returns where the tag ends that `rest` begins with; `nil` where it does not, or is too long.
  private mutating func end(of rest: ArraySlice<UInt8>) -> Int? {
    if nextEnd < rest.startIndex {
      nextEnd = rest.firstIndex(of: UInt8(ascii: ">")) ?? rest.endIndex
    }
    let isNear = nextEnd < rest.endIndex && nextEnd - rest.startIndex < HTMLText.longestTag
    return isNear ? nextEnd : nil
  }

  private mutating func takeTag(_ rest: inout ArraySlice<UInt8>) -> Bool {
    guard rest.first == HTMLText.less, let next = rest.dropFirst().first,
      HTMLText.isLetter(next) || next == UInt8(ascii: "/") || next == UInt8(ascii: "!"),
      let end = end(of: rest)
    else { return false }
    if skip("<!--", to: "-->", &rest) { return true }
    let isClosing = next == UInt8(ascii: "/")
    let name = rest[..<end].dropFirst(isClosing ? 2 : 1)
      .prefix { HTMLText.isLetter($0) || 0x30...0x39 ~= $0 }
    rest = rest[(end + 1)...]
    let tag = String(decoding: name, as: UTF8.self).lowercased()
    take(tag, isClosing: isClosing)
    if !isClosing, tag == "style" || tag == "script" { _ = skip("", to: "</" + tag, &rest) }
    return true
  }

  /// Skips what begins with `start` and ends with `end`, or all of the rest where that is missing; returns
  /// false where it does not begin so.
  private mutating func skip(_ start: String, to end: String, _ rest: inout ArraySlice<UInt8>)
    -> Bool
  {
    guard rest.starts(with: start.utf8) else { return false }
    hasMarkup = true
    let mark = Array(end.utf8)
    while !rest.isEmpty,
      !rest.prefix(mark.count).elementsEqual(mark, by: { $0 | 0x20 == $1 | 0x20 })
    {
      rest = rest.dropFirst()
    }
    if start != "" { rest = rest.dropFirst(mark.count) }
    return true
  }

  private mutating func take(_ tag: String, isClosing: Bool) {
    if tag == "br" { return bytes.append(HTMLText.lineFeed) }
    hasMarkup = true
    if tag == "td" || tag == "th" { bytes.append(UInt8(ascii: " ")) }
    let endsLine = ["p", "div", "li", "tr", "h1", "h2", "h3"].contains(tag) && isClosing
    if endsLine, let last = bytes.last, last != HTMLText.lineFeed {
      bytes.append(HTMLText.lineFeed)
    }
  }

  // MARK: References

  private static let names = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
  ]

  private mutating func takeReference(_ rest: inout ArraySlice<UInt8>) -> Bool {
    guard rest.first == HTMLText.ampersand,
      let end = rest.prefix(12).firstIndex(of: UInt8(ascii: ";"))
    else { return false }
    let name = String(decoding: rest[..<end].dropFirst(), as: UTF8.self)
    guard let meaning = HTMLText.names[name] ?? HTMLText.scalar(name) else { return false }
    bytes += meaning.utf8
    rest = rest[(end + 1)...]
    return true
  }

  private static func scalar(_ name: String) -> String? {
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let value = UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10)
    guard let value, value >= 0x20, let scalar = Unicode.Scalar(value) else { return nil }
    return String(Character(scalar))
  }
}
