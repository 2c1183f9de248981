/// A list of short byte strings in one piece of memory, with which parts of other texts are compared.
public struct ByteStrings: Hashable, Sendable {
  private let bytes: [UInt8]

  /// Where each string ends.
  private let ends: [Int]

  /// How many strings there are.
  public let count: Int

  /// Creates a list of `strings` in UTF-8.
  public init(_ strings: [String]) {
    var bytes: [UInt8] = []
    ends = strings.map {
      bytes += $0.utf8
      return bytes.count
    }
    self.bytes = bytes
    count = strings.count
  }

  /// Returns whether the part `range` of `text` is the string `index`.
  @inline(__always)
  public func isString(_ index: Int, _ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let start = index == 0 ? 0 : ends[index - 1]
    return text.part(range, equals: bytes.span.extracting(start..<ends[index]))
  }

  /// Returns which string the part `range` of `text` is; `likely` is tried first.
  public func index(of text: Span<UInt8>, _ range: Range<Int>, likely: Int = 0) -> Int? {
    if likely < count, isString(likely, text, range) { return likely }
    for index in 0..<count where index != likely {
      if isString(index, text, range) { return index }
    }
    return nil
  }
}
