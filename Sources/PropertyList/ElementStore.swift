/// The elements of a root array, kept in memory for later.
///
/// Many elements share one tree, so that a million of them take few allocations.
package struct ElementStore: Sendable {
  private struct Chunk {
    var tree = PropertyListTree()
    /// How many elements there are in the tree.
    var count = 0
  }

  private var chunks: [Chunk] = []

  /// How many elements there are.
  package var count: Int { chunks.reduce(0) { $0 + $1.count } }

  /// How much text one tree holds before another is begun, in bytes.
  private static let chunkSize = 1 << 20

  /// Creates an empty store.
  package init() {}

  /// Adds the root of `tree` with all that it holds.
  package mutating func append(_ tree: borrowing PropertyListTree) {
    if chunks.last.map({ $0.tree.bytes.count >= ElementStore.chunkSize }) ?? true {
      chunks.append(Chunk())
    }
    chunks[chunks.count - 1].tree.append(tree, 0)
    chunks[chunks.count - 1].count += 1
  }

  /// Adds the elements of `other`.
  package mutating func append(contentsOf other: ElementStore) { chunks += other.chunks }

  /// Hands the elements to `consumer` as those of a root array.
  package func replay(into consumer: any PropertyListConsumer) {
    var index = 0
    for var chunk in chunks {
      let range = 0..<chunk.tree.nodes.count
      if consumer.rootArray(elements: range, of: &chunk.tree, from: index) == .stop { return }
      index += chunk.count
    }
  }

  /// Calls `body` with the tree in which each element is, the element there, and its place in the array.
  package func forEach(
    _ body: (borrowing PropertyListTree, _ element: PropertyListTree.Index, _ index: Int) -> Void
  ) {
    var first = 0
    for chunk in chunks {
      let range = 0..<chunk.tree.nodes.count
      _ = chunk.tree.forEachElement(in: range, from: first) { element, index in
        body(chunk.tree, element, index)
        return .goOn
      }
      first += chunk.count
    }
  }
}
