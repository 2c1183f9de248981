/// Finds the bytes of a set, eight at a time.
///
/// The set holds all bytes below a limit, and some others.
@frozen
package struct ByteSearch: Sendable {
  @usableFromInline let limit: UInt64
  @usableFromInline let others: (UInt64, UInt64, UInt64, UInt64, UInt64)

  /// Creates a search for the bytes below `limit`, at most 128, and for the others that are given.
  @inlinable
  package init(
    below limit: UInt8, or first: UInt8, _ second: UInt8, _ third: UInt8, _ fourth: UInt8? = nil,
    _ fifth: UInt8? = nil
  ) {
    self.limit = ByteSearch.spread(limit)
    self.others = (
      ByteSearch.spread(first), ByteSearch.spread(second), ByteSearch.spread(third),
      ByteSearch.spread(fourth ?? first), ByteSearch.spread(fifth ?? first)
    )
  }

  /// Returns a word whose bytes are all `byte`.
  @inlinable @inline(__always)
  static func spread(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// Returns the place of the first byte of the set in the part from `start` to before `end` of
  /// `bytes`, or `end`.
  package func first(in bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    let raw = bytes.bytes
    var place = start
    while place &+ 8 <= end {
      // The bounds are checked, and eight bytes of any value are a number.
      let word = raw.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self)
      let marks = marks(in: UInt64(littleEndian: word))
      if marks != 0 { return place &+ marks.trailingZeroBitCount / 8 }
      place &+= 8
    }
    var rest: UInt64 = 0
    for offset in stride(from: end &- place, to: 0, by: -1) {
      rest = rest << 8 | UInt64(bytes[place &+ offset &- 1])
    }
    let count = end &- place
    let marks = marks(in: rest) & (count == 0 ? 0 : .max >> UInt64(64 &- 8 &* count))
    return marks == 0 ? end : place &+ marks.trailingZeroBitCount / 8
  }

  /// Returns a word with the highest bit set of the first byte of `word` that is in the set, and of
  /// none before it.
  @inline(__always)
  private func marks(in word: UInt64) -> UInt64 {
    let below = (word &- limit) & ~word
    let equal =
      zeros(word ^ others.0) | zeros(word ^ others.1) | zeros(word ^ others.2)
      | zeros(word ^ others.3) | zeros(word ^ others.4)
    return (below | equal) & 0x8080_8080_8080_8080
  }

  @inline(__always)
  private func zeros(_ word: UInt64) -> UInt64 { (word &- 0x0101_0101_0101_0101) & ~word }
}
