internal import ByteIO

/// Numbers as binary property lists hold them, the most significant byte first.
enum BinaryNumber {
  /// Returns the fewest bytes, a power of two, that hold `number`.
  static func width(of number: UInt64) -> Int {
    switch number {
    case 0...0xFF: 1
    case 0...0xFFFF: 2
    case 0...0xFFFF_FFFF: 4
    default: 8
    }
  }

  /// Appends the last `width` bytes of `number`.
  static func append(_ number: UInt64, width: Int, _ out: inout ByteBuffer) {
    for place in stride(from: 8 * (width - 1), through: 0, by: -8) {
      out.append(place < 64 ? UInt8(truncatingIfNeeded: number >> UInt64(place)) : 0)
    }
  }

  /// Appends the integer `number`. One of 8 bytes is read as signed, so that the greatest ones take 16.
  static func appendInteger(_ number: UInt64, _ out: inout ByteBuffer) {
    let width = number > UInt64(Int64.max) ? 16 : width(of: number)
    out.append(0x10 | UInt8(width.trailingZeroBitCount))
    append(number, width: width, &out)
  }

  /// Appends the marker of an object with its count: in the marker's last four bits, or behind it.
  static func appendMarker(_ marker: UInt8, count: Int, _ out: inout ByteBuffer) {
    out.append(marker | UInt8(min(count, 15)))
    if count >= 15 { appendInteger(UInt64(count), &out) }
  }
}
