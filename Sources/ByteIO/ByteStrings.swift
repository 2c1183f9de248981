/// A list of short byte strings, with which parts of other texts are compared.
public struct ByteStrings: Hashable, Sendable {
  /// A string by its ends, which are all of it up to 16 bytes.
  private struct Entry: Hashable {
    let count: Int
    let ends: TextEnds
    let bytes: [UInt8]
  }

  private let entries: [Entry]

  /// Which string is which, where there are too many to be compared with one after the other.
  private let places: [[UInt8]: Int]
  private static let mostCompared = 32

  /// How many strings there are.
  public var count: Int { entries.count }

  /// Creates a list of `strings` in UTF-8.
  public init(_ strings: [String]) {
    entries = strings.map { string in
      let bytes = Array(string.utf8)
      return Entry(
        count: bytes.count, ends: TextEnds(bytes.span, bytes.indices), bytes: bytes)
    }
    let isLong = entries.count > ByteStrings.mostCompared
    let pairs = isLong ? entries.enumerated().map { ($1.bytes, $0) } : []
    places = Dictionary(pairs) { first, _ in first }
  }

  /// Returns which string the part `range` of `text` is.
  public func index(of text: Span<UInt8>, _ range: Range<Int>) -> Int? {
    if !places.isEmpty { return places[Array(text.extracting(range))] }
    let ends = TextEnds(text, range)
    let (entries, count) = (entries.span, range.count)
    for index in 0..<entries.count {
      if entries[index].count == count, entries[index].ends.equals(ends),
        count <= TextEnds.length || text.part(range, equals: entries[index].bytes.span)
      {
        return index
      }
    }
    return nil
  }
}
