/// Bytes as text (RFC 4648, section 4).
public enum Base64 {
  /// Calls `body` with each digit of `bytes` in base64, with padding and without line breaks.
  @inlinable
  public static func forEachDigit(of bytes: [UInt8], _ body: (UInt8) -> Void) {
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0...3 {
        body(place <= group.count ? digit(bits >> (18 - 6 * place) & 63) : UInt8(ascii: "="))
      }
    }
  }

  /// Returns `bytes` in base64, with padding and without line breaks.
  public static func text(_ bytes: [UInt8]) -> String {
    var digits: [UInt8] = []
    digits.reserveCapacity((bytes.count + 2) / 3 * 4)
    forEachDigit(of: bytes) { digits.append($0) }
    return String(decoding: digits, as: UTF8.self)
  }

  /// Returns the bytes that `digits` stand for, up to the first that is none, as the padding is.
  public static func bytes(of digits: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.count / 4 * 3)
    var (bits, count) = (0, 0)
    for digit in digits {
      guard let value = value(of: digit) else { break }
      bits = (bits << 6 | value) & 0xFFFF
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> count))
      }
    }
    return bytes
  }

  /// Returns the number below 64 that `digit` stands for; `nil` for what is no digit.
  public static func value(of digit: UInt8) -> Int? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(digit - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(digit - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(digit - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }

  @usableFromInline
  static func digit(_ value: Int) -> UInt8 {
    switch value {
    case 0..<26: UInt8(ascii: "A") + UInt8(value)
    case 26..<52: UInt8(ascii: "a") + UInt8(value - 26)
    case 52..<62: UInt8(ascii: "0") + UInt8(value - 52)
    case 62: UInt8(ascii: "+")
    default: UInt8(ascii: "/")
    }
  }
}
