/// Finds a key that stands twice in one dictionary.
enum DuplicateKey {
  typealias Pair = (first: PropertyListTree.Index, second: PropertyListTree.Index)

  /// The number of keys up to which comparing all pairs is quicker than sorting.
  private static let pairwiseLimit = 12

  /// Returns the first key of `dictionary` that repeats an earlier one, with that one.
  static func first(in tree: PropertyListTree, _ dictionary: PropertyListTree.Index) -> Pair? {
    hasLookalikes(tree, dictionary) ? firstAmongLookalikes(tree, dictionary) : nil
  }

  /// Returns whether two keys may be the same: they have the same mark, made of the length and some
  /// bytes.
  private static func hasLookalikes(
    _ tree: PropertyListTree, _ dictionary: PropertyListTree.Index
  ) -> Bool {
    let nodes = tree.nodes.span
    let bytes = tree.bytes.span
    let end = Int(nodes[dictionary].end)
    var marks: UInt64 = 0
    var key = dictionary + 1
    while key < end {
      let text = nodes[key].text
      if text.isEmpty { return true }
      let sum = Int(bytes[text.lowerBound]) &+ 5 &* Int(bytes[text.upperBound - 1]) &+ text.count
      let mark: UInt64 = 1 << UInt64(sum & 63)
      if marks & mark != 0 { return true }
      marks |= mark
      key = Int(nodes[key + 1].end)
    }
    return false
  }

  private static func firstAmongLookalikes(
    _ tree: PropertyListTree, _ dictionary: PropertyListTree.Index
  ) -> Pair? {
    let end = tree.end(of: dictionary)
    var count = 0
    var key = dictionary + 1
    while key < end {
      count += 1
      if count > pairwiseLimit { return firstBySorting(tree, dictionary) }
      if let earlier = earlierKey(like: key, in: tree, from: dictionary + 1) {
        return (earlier, key)
      }
      key = tree.end(of: key + 1)
    }
    return nil
  }

  private static func earlierKey(
    like key: PropertyListTree.Index, in tree: PropertyListTree, from first: PropertyListTree.Index
  ) -> PropertyListTree.Index? {
    var candidate = first
    while candidate < key {
      if isSame(tree, candidate, key) { return candidate }
      candidate = tree.end(of: candidate + 1)
    }
    return nil
  }

  @inline(__always)
  private static func isSame(
    _ tree: PropertyListTree, _ left: PropertyListTree.Index, _ right: PropertyListTree.Index
  ) -> Bool {
    let (left, right) = (tree.nodes[left], tree.nodes[right])
    guard left.textCount == right.textCount else { return false }
    let bytes = tree.bytes.span
    let (leftStart, rightStart) = (Int(left.textStart), Int(right.textStart))
    for offset in 0..<Int(left.textCount)
    where bytes[leftStart + offset] != bytes[rightStart + offset] {
      return false
    }
    return true
  }

  private static func firstBySorting(
    _ tree: PropertyListTree, _ dictionary: PropertyListTree.Index
  ) -> Pair? {
    var keys: [PropertyListTree.Index] = []
    for (key, _) in tree.entries(of: dictionary) { keys.append(key) }
    keys.sort { left, right in
      let (a, b) = (tree.bytes[tree.nodes[left].text], tree.bytes[tree.nodes[right].text])
      return a.elementsEqual(b) ? left < right : a.lexicographicallyPrecedes(b)
    }
    return zip(keys, keys.dropFirst())
      .filter { isSame(tree, $0, $1) }
      .min { $0.1 < $1.1 }
      .map { (first: $0.0, second: $0.1) }
  }
}
