/// White space as XML documents hold it.
enum WhiteSpace {
  /// Whether `byte` is white space itself (XML 1.0, section 2.3).
  static func contains(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// What stands for white space in the text of an element: itself, references to it, and the blanks
  /// of Unicode.
  private static let texts: [[UInt8]] = {
    let scalars = (0...0x3000).compactMap(Unicode.Scalar.init).filter(\.properties.isWhitespace)
    let references = scalars.flatMap { scalar in
      let (decimal, hexadecimal) = (String(scalar.value), String(scalar.value, radix: 16))
      return ["&#\(decimal);", "&#x\(hexadecimal);", "&#x\(hexadecimal.uppercased());"]
    }
    return (scalars.map { String($0) } + references).map { Array($0.utf8) }
  }()

  /// Returns the source text of an element without the white space at its ends.
  static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    // Looking for all of them takes long, and there may be megabytes of the usual ones.
    var text = text.drop(while: contains)
    while let front = texts.first(where: { text.starts(with: $0) }) {
      text = text.dropFirst(front.count).drop(while: contains)
    }
    text = withoutUsual(atEndOf: text)
    while let back = texts.first(where: { text.suffix($0.count).elementsEqual($0) }) {
      text = withoutUsual(atEndOf: text.dropLast(back.count))
    }
    return text
  }

  private static func withoutUsual(atEndOf text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    text.lastIndex { !contains($0) }.map { text[...$0] } ?? text.prefix(0)
  }
}
