internal import ByteIO

/// The keys of the last dictionary that was a root or in a root array, by which the next one is known to
/// be alike.
///
/// The entries of a list mostly have the same keys in the same places. Whoever knows what the keys of one
/// entry mean knows it of all entries of the same sequence.
struct KeySequence {
  /// A short key by its length and its ends, and how far from the dictionary its value ends.
  private struct Key {
    let count: UInt32
    let end: UInt32
    let ends: TextEnds

    init?(
      at place: Int, in root: Int, _ nodes: Span<PropertyListTree.Node>, _ bytes: Span<UInt8>
    ) {
      count = nodes[place].textCount
      if count > TextEnds.length { return nil }
      end = nodes[place + 1].end &- UInt32(truncatingIfNeeded: root)
      ends = TextEnds(bytes, nodes[place].text)
    }

    @inline(__always)
    func stands(
      at place: Int, in root: Int, _ nodes: Span<PropertyListTree.Node>, _ bytes: Span<UInt8>
    ) -> Bool {
      let (key, value) = (nodes[place], nodes[place &+ 1])
      if key.textCount != count || value.end &- UInt32(truncatingIfNeeded: root) != end {
        return false
      }
      let textEnd = Int(key.textStart &+ count)
      if bytes.lastWord(before: textEnd, count: min(Int(count), 8)) != ends.last { return false }
      return count <= 8 || bytes.lastWord(before: Int(key.textStart) &+ 8, count: 8) == ends.first
    }
  }

  private var keys: [Key] = []

  /// The number of the sequence; 0 before there is one, and when the numbers have run out.
  private(set) var number: UInt16 = 0
  private var areNumbersUsedUp = false

  /// Returns whether the dictionary at `root`, which reaches to the end of `tree`, has the same keys in
  /// the same places.
  func matches(_ tree: borrowing PropertyListTree, _ root: PropertyListTree.Index) -> Bool {
    let nodes = tree.nodes.span
    let bytes = tree.bytes.span
    let keys = keys.span
    var place = root &+ 1
    for index in 0..<keys.count {
      guard place &+ 1 < nodes.count, keys[index].stands(at: place, in: root, nodes, bytes) else {
        return false
      }
      place = root &+ Int(keys[index].end)
    }
    return place == nodes.count && number > 0
  }

  /// Takes the keys of the dictionary at `root`, which reaches to the end of `tree`, for a new sequence,
  /// unless one of them is long; returns its number, or 0.
  mutating func begin(
    _ tree: borrowing PropertyListTree, _ root: PropertyListTree.Index
  ) -> UInt16 {
    let nodes = tree.nodes.span
    let bytes = tree.bytes.span
    var found: [Key] = []
    var place = root + 1
    while place < nodes.count {
      guard let key = Key(at: place, in: root, nodes, bytes) else { return 0 }
      found.append(key)
      place = root + Int(key.end)
    }
    keys = found
    if number == .max { areNumbersUsedUp = true }
    number = areNumbersUsedUp ? 0 : number + 1
    return number
  }
}
