/// A list of short byte strings, with which parts of other texts are compared.
public struct ByteStrings: Hashable, Sendable {
  /// A string by its ends, which are all of it up to 16 bytes.
  private struct Entry: Hashable {
    let count: Int
    let ends: Ends
    let bytes: [UInt8]
  }

  /// The first and the last eight bytes of a string; of a shorter one, twice all of it.
  private struct Ends: Hashable {
    let first: UInt64
    let last: UInt64

    @inline(__always)
    init(_ text: Span<UInt8>, _ range: Range<Int>) {
      last = text.lastWord(range)
      first = range.count < 8 ? last : text.lastWord(range.lowerBound..<(range.lowerBound &+ 8))
    }
  }

  private let entries: [Entry]

  /// How many strings there are.
  public var count: Int { entries.count }

  /// Creates a list of `strings` in UTF-8.
  public init(_ strings: [String]) {
    entries = strings.map { string in
      let bytes = Array(string.utf8)
      return Entry(
        count: bytes.count, ends: Ends(bytes.span, bytes.indices), bytes: bytes)
    }
  }

  /// Returns which string the part `range` of `text` is; `likely` is tried first.
  public func index(of text: Span<UInt8>, _ range: Range<Int>, likely: Int = 0) -> Int? {
    let ends = Ends(text, range)
    if likely < entries.count, matches(likely, ends, text, range) { return likely }
    for index in entries.indices where matches(index, ends, text, range) { return index }
    return nil
  }

  @inline(__always)
  private func matches(
    _ index: Int, _ ends: Ends, _ text: Span<UInt8>, _ range: Range<Int>
  ) -> Bool {
    let count = entries[index].count
    guard count == range.count, entries[index].ends.first == ends.first,
      entries[index].ends.last == ends.last
    else { return false }
    if count <= 16 { return true }
    let bytes = entries[index].bytes
    return text.part(range, equals: bytes.span)
  }
}
