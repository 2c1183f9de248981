/// Watches for a string or number of JSON that is too long, in bytes that come in pieces.
struct LongToken {
  private let limit: Int

  /// How many bytes of the token have come, but for the quotation mark.
  private var length = 0
  private var string: OpenString?

  /// Creates a watch for tokens of more than `limit` bytes.
  init(limit: Int) {
    self.limit = limit
  }

  /// Takes the next `bytes`; returns how many bytes before their end a token begins that is too long.
  mutating func lengthBeyondLimit(of bytes: Slice<UnsafeMutableRawBufferPointer>) -> Int? {
    for (place, byte) in bytes.enumerated() {
      if string == nil ? endsWord(byte) : endsString(byte) {
        length = 0
      } else {
        length += 1
      }
      if length > limit { return length + (string == nil ? 0 : 1) + bytes.count - place - 1 }
    }
    return nil
  }

  private mutating func endsString(_ byte: UInt8) -> Bool {
    guard string?.ends(with: byte) == true else { return false }
    string = nil
    return true
  }

  private mutating func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""):
      string = OpenString()
      return true
    case 0...0x20, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "{"), UInt8(ascii: "}"):
      return true
    default: return false
    }
  }
}
