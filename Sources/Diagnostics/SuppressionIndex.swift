/// The comments of one file that say which findings are not wanted, found by their places.
///
/// What they hold for are elements, which lie within each other or apart. So those that hold at a place are
/// the last one that has begun before it, and the ones around that.
struct SuppressionIndex {
  /// How many comments of a file are heeded; nobody writes that many by hand.
  private static let most = 10_000

  /// How many comments that hold for the whole file are heeded.
  private static let mostForWholeFile = 100

  /// The comments in their order.
  private(set) var all: [Suppression] = []

  private var forWholeFile: [Int] = []

  /// Those that hold for an element, in the order in which these begin.
  private var begun: [(number: Int, outer: Int?)] = []

  /// The places in ``begun`` of those whose elements are open, each within the one before.
  private var open: [Int] = []

  /// Takes note of a comment and returns its number; `nil` where there are too many.
  mutating func add(_ suppression: Suppression) -> Int? {
    guard all.count < SuppressionIndex.most else { return nil }
    if suppression.isForWholeFile {
      guard forWholeFile.count < SuppressionIndex.mostForWholeFile else { return nil }
      forWholeFile.append(all.count)
    }
    all.append(suppression)
    return all.count - 1
  }

  /// Lets the comment `number` hold from `position` on.
  mutating func begin(_ number: Int, at position: SourcePosition) {
    all[number].begin(at: position)
    begun.append((number, open.last))
    open.append(begun.count - 1)
  }

  /// Lets the comment `number` hold up to `position`.
  mutating func end(_ number: Int, at position: SourcePosition) {
    all[number].end(at: position)
    open.removeAll { begun[$0].number == number }
  }

  /// Returns whether a comment takes out `diagnostic`, and has each remember that it did.
  mutating func takesOut(_ diagnostic: Diagnostic) -> Bool {
    var isTakenOut = false
    for number in forWholeFile where all[number].takesOut(diagnostic) { isTakenOut = true }
    var place = lastBegun(upTo: diagnostic.position)
    while let index = place {
      if all[begun[index].number].takesOut(diagnostic) { isTakenOut = true }
      place = begun[index].outer
    }
    return isTakenOut
  }

  private func lastBegun(upTo position: SourcePosition) -> Int? {
    var (low, high) = (0, begun.count)
    while low < high {
      let middle = (low + high) / 2
      let hasBegun = all[begun[middle].number].start.map { $0 <= position } ?? false
      if hasBegun { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
