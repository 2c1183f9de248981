/// The comments of one file that say which findings are not wanted, found by their rules and places.
struct SuppressionIndex {
  /// How many names of rules are heeded in a file; nobody writes that many by hand.
  private static let most = 10_000

  /// The comments in their order.
  private(set) var all: [Suppression] = []

  private var nameCount = 0
  private var ofRules: [String: SuppressionsOfRule] = [:]

  /// Takes note of a comment and returns its number; `nil` where there are too many.
  mutating func add(_ suppression: Suppression) -> Int? {
    let count = max(suppression.ruleNames.count, 1)
    guard nameCount + count <= SuppressionIndex.most,
      !suppression.isForWholeFile || addForWholeFile(suppression)
    else { return nil }
    nameCount += count
    all.append(suppression)
    return all.count - 1
  }

  private mutating func addForWholeFile(_ suppression: Suppression) -> Bool {
    let names = Set(suppression.ruleNames)
    guard names.allSatisfy({ ofRules[$0]?.isFullForWholeFile != true }) else { return false }
    for name in names { ofRules[name, default: SuppressionsOfRule()].addForWholeFile(all.count) }
    return true
  }

  /// Lets the comment `number` hold from `position` on.
  mutating func begin(_ number: Int, at position: SourcePosition) {
    all[number].begin(at: position)
    for name in Set(all[number].ruleNames) {
      ofRules[name, default: SuppressionsOfRule()].begin(number)
    }
  }

  /// Lets the comment `number` hold up to `position`.
  mutating func end(_ number: Int, at position: SourcePosition) {
    all[number].end(at: position)
    for name in Set(all[number].ruleNames) { ofRules[name]?.end(number) }
  }

  /// Returns whether a comment takes out a finding of `rule` at `position`, and has each that does
  /// remember it.
  mutating func takesOut(_ rule: RuleID, at position: SourcePosition) -> Bool {
    guard let ofRule = ofRules[rule.name] else { return false }
    var isTakenOut = false
    for number in ofRule.forWholeFile where all[number].takesOut(rule, at: position) {
      isTakenOut = true
    }
    var place = ofRule.lastBegun { all[$0].start.map { $0 <= position } ?? false }
    while let index = place {
      if all[ofRule.begun[index].number].takesOut(rule, at: position) { isTakenOut = true }
      place = ofRule.begun[index].outer
    }
    return isTakenOut
  }
}

/// The numbers of the comments that name one rule.
///
/// What they hold for are elements, which lie within each other or apart. So those that hold at a place are
/// the last one that has begun before it, and the ones around that.
private struct SuppressionsOfRule {
  /// How many that hold for the whole file are heeded.
  private static let mostForWholeFile = 100

  private(set) var forWholeFile: [Int] = []

  /// Those that hold for an element, in the order in which these begin.
  private(set) var begun: [(number: Int, outer: Int?)] = []

  /// The places in ``begun`` of those whose elements are open, each within the one before.
  private var open: [Int] = []

  var isFullForWholeFile: Bool {
    forWholeFile.count == SuppressionsOfRule.mostForWholeFile
  }

  mutating func addForWholeFile(_ number: Int) { forWholeFile.append(number) }

  mutating func begin(_ number: Int) {
    begun.append((number, open.last))
    open.append(begun.count - 1)
  }

  mutating func end(_ number: Int) { open.removeAll { begun[$0].number == number } }

  /// Returns the place in ``begun`` of the last one that `hasBegun`.
  func lastBegun(_ hasBegun: (Int) -> Bool) -> Int? {
    var (low, high) = (0, begun.count)
    while low < high {
      let middle = (low + high) / 2
      if hasBegun(begun[middle].number) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
