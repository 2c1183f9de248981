internal import Diagnostics

/// The bytes of a JSON text, in which places are found from byte offsets.
struct JSONText {
  /// The text without a byte order mark.
  let bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    self.bytes = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
  }

  /// Returns where the token begins that ends at `end`, an offset from the beginning of the text.
  ///
  /// yajl tells only where a token ends. No token holds a line break, and none but a string holds
  /// white space or punctuation.
  func startOfToken(endingAt end: Int, isString: Bool) -> SourcePosition {
    var place = bytes.startIndex + end - 1
    if isString {
      repeat { place -= 1 } while place > bytes.startIndex && !isOpeningQuote(at: place)
    } else {
      while place > bytes.startIndex, isPartOfWord(bytes[place - 1]) { place -= 1 }
    }
    return position(at: place - bytes.startIndex)
  }

  private func isOpeningQuote(at place: Int) -> Bool {
    guard bytes[place] == UInt8(ascii: "\"") else { return false }
    let escapes = bytes[..<place].reversed().prefix { $0 == UInt8(ascii: "\\") }.count
    return escapes % 2 == 0
  }

  private func isPartOfWord(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x61...0x7A ~= (byte | 0x20) || "+-.".utf8.contains(byte)
  }

  /// Returns the position of the byte `offset` of the text.
  func position(at offset: Int) -> SourcePosition {
    let before = bytes.prefix(offset)
    let line = before.reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.startIndex
    let column = before[lineStart...].reduce(1) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }
    return SourcePosition(
      line: UInt32(truncatingIfNeeded: line), column: UInt32(truncatingIfNeeded: column))
  }
}
