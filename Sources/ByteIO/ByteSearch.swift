/// Finds the bytes of a set, sixteen at a time.
///
/// The set holds all bytes below a limit, and some others.
@frozen
public struct ByteSearch: Sendable {
  @usableFromInline typealias Block = SIMD16<UInt8>

  @usableFromInline let limit: Block
  @usableFromInline let others: (Block, Block, Block, Block, Block)

  /// Creates a search for the bytes below `limit` and for the others that are given.
  @inlinable @inline(__always)
  public init(
    below limit: UInt8, or first: UInt8, _ second: UInt8, _ third: UInt8, _ fourth: UInt8? = nil,
    _ fifth: UInt8? = nil
  ) {
    self.limit = Block(repeating: limit)
    others = (
      Block(repeating: first), Block(repeating: second), Block(repeating: third),
      Block(repeating: fourth ?? first), Block(repeating: fifth ?? first)
    )
  }

  /// Returns the place of the first byte of the set in the part from `start` to before `end` of
  /// `bytes`, or `end`.
  @inlinable @inline(__always)
  public func first(in bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    var place = start
    while place &+ 16 <= end {
      if let offset = firstHit(bytes, at: place, skipping: 0) { return place &+ offset }
      place &+= 16
    }
    if place == end { return end }
    if end < 16 { return firstHit(bytes, from: place, to: end) }
    // The bytes before the part are there too, and passed over.
    let last = end &- 16
    return firstHit(bytes, at: last, skipping: place &- last).map { last &+ $0 } ?? end
  }

  /// Returns which of the sixteen bytes from `place` on is the first of the set, but for the first
  /// `skippedCount` ones, of which there are fewer than sixteen.
  @inlinable @inline(__always)
  func firstHit(
    _ bytes: Span<UInt8>, at place: Int, skipping skippedCount: Int
  ) -> Int? {
    // The bounds are checked, and sixteen bytes of any value are a block.
    let block = bytes.bytes.unsafeLoadUnaligned(fromByteOffset: place, as: Block.self)
    let isHit =
      (block .< limit) .| (block .== others.0) .| (block .== others.1) .| (block .== others.2)
      .| (block .== others.3) .| (block .== others.4)
    // All bits of a byte are set, or none.
    let hits = unsafeBitCast(isHit, to: SIMD2<UInt64>.self)
    var (low, high) = (UInt64(littleEndian: hits[0]), UInt64(littleEndian: hits[1]))
    if low | high == 0 { return nil }
    let skipped = UInt64.max << UInt64(skippedCount & 7 &* 8)
    if skippedCount < 8 {
      low &= skipped
    } else {
      low = 0
      high &= skipped
    }
    if low != 0 { return low.trailingZeroBitCount / 8 }
    return high == 0 ? nil : 8 &+ high.trailingZeroBitCount / 8
  }

  @inlinable
  func firstHit(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    for place in start..<end {
      let byte = bytes[place]
      if byte < limit[0] || byte == others.0[0] || byte == others.1[0] || byte == others.2[0]
        || byte == others.3[0] || byte == others.4[0]
      {
        return place
      }
    }
    return end
  }
}
