/// The first and the last eight bytes of a text; of a shorter one, twice all of it.
///
/// Texts of the same length up to ``length`` with the same ends are the same.
@frozen
public struct TextEnds: Hashable, Sendable {
  /// The first eight bytes, the first in the lowest place.
  public let first: UInt64

  /// The last eight bytes.
  public let last: UInt64

  /// The length up to which the ends are all of a text, in bytes.
  public static let length = 16

  /// Takes the ends of the part `range` of `text`.
  @inlinable @inline(__always)
  public init(_ text: Span<UInt8>, _ range: Range<Int>) {
    last = text.lastWord(range)
    first =
      range.count <= 8 ? last : text.lastWord(range.lowerBound..<(range.lowerBound &+ 8))
  }

  /// Whether the ends are those of `other`.
  @inlinable @inline(__always)
  public func equals(_ other: TextEnds) -> Bool { last == other.last && first == other.first }
}
