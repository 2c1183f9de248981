/// A list of short byte strings, with which parts of other texts are compared.
public struct ByteStrings: Hashable, Sendable {
  /// A string by its ends, which are all of it up to 16 bytes.
  private struct Entry: Hashable {
    let count: Int
    let ends: TextEnds
    let bytes: [UInt8]
  }

  private let entries: [Entry]

  /// The places of the entries in the order of their bytes, where there are too many to be compared with one
  /// after the other; those of the same bytes in their own order.
  private let order: [Int]
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
    order = isLong ? ByteStrings.order(of: entries) : []
  }

  /// Returns which string the part `range` of `text` is.
  public func index(of text: Span<UInt8>, _ range: Range<Int>) -> Int? {
    if !order.isEmpty { return indexInOrder(of: text.extracting(range)) }
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

  private static func order(of entries: [Entry]) -> [Int] {
    entries.indices.sorted { one, other in
      let (left, right) = (entries[one].bytes, entries[other].bytes)
      return left.span.precedes(right.span) || (one < other && !right.span.precedes(left.span))
    }
  }

  private func indexInOrder(of text: Span<UInt8>) -> Int? {
    var range = order.indices
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      let bytes = entries[order[middle]].bytes
      range =
        bytes.span.precedes(text) ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    guard let index = order.dropFirst(range.lowerBound).first else { return nil }
    let bytes = entries[index].bytes
    return text.precedes(bytes.span) ? nil : index
  }
}
