internal import Diagnostics

/// Finds out which element each comment holds for that says which findings are not wanted.
struct SuppressionTracker {
  private struct Open {
    let number: Int
    /// The number of elements that are open around the element.
    let depth: Int
    /// How many elements of that depth have yet to end: a key's comment holds for its value too.
    var remaining: Int
  }

  /// How many comments may hold at one place, those for the whole file aside.
  private static let mostAtOnePlace = 100

  /// How much of a comment is read, in bytes.
  private static let longestComment = 16_384

  private let faults: FaultReporter
  private var waiting: [Int] = []
  private var open: [Open] = []

  /// Whether the file has had as many comments as are kept.
  private var isFull = false

  init(faults: FaultReporter) {
    self.faults = faults
  }

  /// Whether there is nothing to keep track of.
  var isIdle: Bool { waiting.isEmpty && open.isEmpty }

  /// Takes a comment; before the first element it holds for the whole file.
  mutating func comment(
    _ text: Span<UInt8>, at position: SourcePosition, isBeforeFirstElement: Bool
  ) {
    if isFull || !SuppressionTracker.mayBeSuppression(text) { return }
    let beginning = text.extracting(first: SuppressionTracker.longestComment)
    let suppression = Suppression(
      comment: String(decoding: Array(beginning), as: UTF8.self), at: position,
      isForWholeFile: isBeforeFirstElement)
    guard let suppression else { return }
    let number = faults.collector.add(suppression, in: faults.file)
    isFull = number == nil && !isBeforeFirstElement
    let hasPlace = waiting.count + open.count < SuppressionTracker.mostAtOnePlace
    if let number, !isBeforeFirstElement, hasPlace { waiting.append(number) }
  }

  /// Whether a comment can be one of those that are meant, by its first byte behind the white space.
  private static func mayBeSuppression(_ text: Span<UInt8>) -> Bool {
    let first = text.indices.first { text[$0] > 0x20 }.map { text[$0] }
    return first.map { $0 == Suppression.marker.utf8.first || $0 >= 0x80 } ?? false
  }

  /// Takes the start of an element within `depth` open ones.
  mutating func elementStarted(at position: SourcePosition, depth: Int, isKey: Bool) {
    for number in waiting {
      faults.collector.beginSuppression(number, in: faults.file, at: position)
      open.append(Open(number: number, depth: depth, remaining: isKey ? 2 : 1))
    }
    waiting = []
  }

  /// Takes the end of an element within `depth` open ones. A comment behind the last element in it
  /// holds for none.
  mutating func elementEnded(at position: SourcePosition, depth: Int) {
    waiting = []
    for index in open.indices where open[index].depth == depth { open[index].remaining -= 1 }
    for entry in open where entry.remaining == 0 || entry.depth > depth {
      faults.collector.endSuppression(entry.number, in: faults.file, at: position)
    }
    open.removeAll { $0.remaining == 0 || $0.depth > depth }
  }
}
