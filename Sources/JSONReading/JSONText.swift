internal import Diagnostics

/// The bytes of a JSON text, in which places are found from byte offsets.
struct JSONText {
  /// The text without a byte order mark, and a space behind it: yajl tells of a number only when
  /// something follows it.
  let bytes: [UInt8]

  /// How many bytes the text has without that space.
  var count: Int { bytes.count - 1 }

  /// The place from which the last position was counted on, so that all positions of a text together
  /// take one pass over it.
  private var counted: (offset: Int, position: SourcePosition)

  /// Where the text begins in its file.
  private let start: SourcePosition

  init(_ text: consuming [UInt8], from start: SourcePosition = .start) {
    var bytes = text
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if bytes.starts(with: mark) { bytes.removeFirst(mark.count) }
    bytes.append(0x20)
    self.bytes = bytes
    self.start = start
    counted = (0, start)
  }

  /// The offset of the first bytes that are no UTF-8, if there are any.
  var invalidPlace: Int? {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      return error.byteOffsets.lowerBound
    }
  }

  /// The offset of the first form feed or vertical tab, which JSON has in no place.
  var firstFeed: Int? { bytes.firstIndex { $0 == 0x0B || $0 == 0x0C } }

  /// Returns the offset of the first byte from `offset` on that is no white space, if there is one.
  func firstText(from offset: Int) -> Int? {
    bytes[offset...].firstIndex { $0 != 0x20 && $0 != 0x0A && $0 != 0x09 && $0 != 0x0D }
  }

  /// Returns where the token begins that ends at `end`, an offset from the beginning of the text.
  ///
  /// yajl tells only where a token ends. No token holds a line break, and none but a string holds
  /// white space or punctuation.
  mutating func startOfToken(endingAt end: Int, isString: Bool) -> SourcePosition {
    position(at: startOfToken(endingAt: end, isString: isString))
  }

  private func startOfToken(endingAt end: Int, isString: Bool) -> Int {
    var place = max(end - 1, 0)
    if isString {
      repeat { place -= 1 } while place > 0 && !isOpeningQuote(at: place)
    } else {
      while place > 0, isPartOfWord(bytes[place - 1]) { place -= 1 }
    }
    return max(place, 0)
  }

  /// Returns where the word, the number or the sign begins at which yajl has stopped with an error.
  func startOfFault(endingAt end: Int) -> Int {
    let last = max(min(end, count) - 1, 0)
    return isPartOfWord(bytes[last]) ? startOfToken(endingAt: last + 1, isString: false) : last
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
  mutating func position(at offset: Int) -> SourcePosition {
    // unreachable because places are asked for in their order.
    if offset < counted.offset { counted = (0, start) }
    var position = counted.position
    for byte in bytes[counted.offset..<min(offset, bytes.count)] {
      if byte == UInt8(ascii: "\n") {
        position.line &+= 1
        position.column = 1
      } else if byte & 0xC0 != 0x80 {
        position.column &+= 1
      }
    }
    counted = (min(offset, bytes.count), position)
    return position
  }
}
