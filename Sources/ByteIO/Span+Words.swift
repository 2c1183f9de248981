extension Span where Element == UInt8 {
  /// Returns the last eight bytes of the part `range`, or all of a shorter one, as a number with the
  /// first byte in the lowest place.
  @inlinable @inline(__always)
  public func lastWord(_ range: Range<Int>) -> UInt64 {
    lastWord(before: range.upperBound, count: Swift.min(range.count, 8))
  }

  /// Returns the `count` bytes before `end`, up to eight, as a number with the first byte in the lowest
  /// place.
  @inlinable @inline(__always)
  public func lastWord(before end: Int, count: Int) -> UInt64 {
    if count == 0 { return 0 }
    if end >= 8 {
      // The bounds are checked, and eight bytes of any value are a number; those before the part are
      // shifted out.
      let word = bytes.unsafeLoadUnaligned(fromByteOffset: end &- 8, as: UInt64.self)
      return UInt64(littleEndian: word) >> UInt64(64 &- 8 &* count)
    }
    var word: UInt64 = 0
    for offset in stride(from: end &- 1, through: end &- count, by: -1) {
      word = word << 8 | UInt64(self[offset])
    }
    return word
  }
}
