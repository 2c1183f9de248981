/// The elements of a root array, kept in memory for later.
///
/// Many elements share one tree, so that a million of them take few allocations.
package struct ElementStore: Sendable {
  private var chunks: [PropertyListTree] = []

  /// How many elements there are.
  package private(set) var count = 0

  /// How much text one tree holds before another is begun, in bytes.
  private static let chunkSize = 1 << 20

  /// Creates an empty store.
  package init() {}

  /// Adds the root of `tree` with all that it holds.
  package mutating func append(_ tree: borrowing PropertyListTree) {
    if chunks.last.map({ $0.bytes.count >= ElementStore.chunkSize }) ?? true {
      chunks.append(PropertyListTree())
    }
    chunks[chunks.count - 1].append(tree, 0)
    count += 1
  }

  /// Adds the elements of `other`.
  package mutating func append(contentsOf other: ElementStore) {
    chunks += other.chunks
    count += other.count
  }

  /// Hands the elements to `consumer` as those of a root array.
  package func replay(into consumer: any PropertyListConsumer) {
    visit { element, index in consumer.rootArray(element: &element, at: index) }
  }

  /// Calls `body` with each element and its place.
  package func forEach(_ body: (PropertyListTree, Int) -> Void) {
    visit { element, index in
      body(element, index)
      return .goOn
    }
  }

  private func visit(_ body: (inout PropertyListTree, Int) -> ReadingStep) {
    var element = PropertyListTree()
    var index = 0
    for chunk in chunks {
      var place = 0
      while place < chunk.nodes.count {
        element.removeAll()
        element.append(chunk, place)
        if body(&element, index) == .stop { return }
        index += 1
        place = chunk.end(of: place)
      }
    }
  }
}
