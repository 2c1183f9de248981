/// Watches for a string or number of JSON that is too long, in bytes that come in pieces.
struct LongToken {
  private let limit: Int
  private var length = 0
  private var isInString = false
  private var isEscaped = false

  /// Creates a watch for tokens of more than `limit` bytes.
  init(limit: Int) {
    self.limit = limit
  }

  /// Takes the next `bytes`; returns how many bytes before their end a token begins that is too long.
  mutating func lengthBeyondLimit(of bytes: Slice<UnsafeMutableRawBufferPointer>) -> Int? {
    for byte in bytes {
      if isInString ? endsString(byte) : endsWord(byte) {
        length = 0
      } else {
        length += 1
      }
    }
    return length > limit ? length : nil
  }

  private mutating func endsString(_ byte: UInt8) -> Bool {
    if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else if byte == UInt8(ascii: "\"") {
      isInString = false
      return true
    }
    return false
  }

  private mutating func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""):
      isInString = true
      length = 0
      return false
    case 0...0x20, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "{"), UInt8(ascii: "}"):
      return true
    default: return false
    }
  }
}
