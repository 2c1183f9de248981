internal import ByteIO

/// The keys of the last root dictionary, by which the next one is known to be alike.
///
/// The entries of a list mostly have the same keys in the same places. Whoever knows what the keys of one
/// entry mean knows it of all entries of the same sequence.
struct KeySequence {
  /// A short key by its length and its ends, and the index behind its value.
  private struct Key {
    let count: UInt32
    let end: UInt32
    let ends: TextEnds

    @inline(__always)
    init?(at place: Int, _ nodes: Span<PropertyListTree.Node>, _ bytes: Span<UInt8>) {
      let text = nodes[place].text
      count = nodes[place].textCount
      if count > TextEnds.length { return nil }
      end = nodes[place + 1].end
      ends = TextEnds(bytes, text)
    }

    @inline(__always)
    func equals(_ other: Key) -> Bool {
      ends.equals(other.ends) && count == other.count && end == other.end
    }
  }

  private var keys: [Key] = []

  /// The number of the sequence; 0 before there is one.
  private(set) var number = 0

  /// Returns whether the root dictionary of `tree` has the same keys in the same places.
  func matches(_ tree: borrowing PropertyListTree) -> Bool {
    let nodes = tree.nodes.span
    let bytes = tree.bytes.span
    let keys = keys.span
    var place = 1
    for index in 0..<keys.count {
      guard place < nodes.count, let key = Key(at: place, nodes, bytes), key.equals(keys[index])
      else { return false }
      place = Int(key.end)
    }
    return place == nodes.count && number > 0
  }

  /// Takes the keys of the root dictionary of `tree` for a new sequence, unless one of them is long;
  /// returns its number, or 0.
  mutating func begin(_ tree: borrowing PropertyListTree) -> Int {
    let nodes = tree.nodes.span
    let bytes = tree.bytes.span
    var found: [Key] = []
    var place = 1
    while place < nodes.count {
      guard let key = Key(at: place, nodes, bytes) else { return 0 }
      found.append(key)
      place = Int(key.end)
    }
    keys = found
    number += 1
    return number
  }
}
