import ByteIO
import Diagnostics
import Testing

@testable import PropertyList

@Suite("A tree of values")
struct TreeTests {
  private func tree(_ kind: PropertyListTree.Kind, _ text: String) -> PropertyListTree {
    var tree = PropertyListTree()
    tree.append(kind, text.utf8, at: .start)
    return tree
  }

  @Test(
    "a text becomes a value of another kind where it is written as that is",
    arguments: [
      ("true", .true, true), ("True", .true, false), ("7", .integer, true),
      ("007", .integer, false),
      ("+7", .integer, false), ("x", .integer, false), ("1.5", .real, true), ("1.50", .real, false),
      ("2024-05-31T09:30:00Z", .date, true), ("2024-05-32T09:30:00Z", .date, false),
      ("AAAA", .data, true), ("AA AA", .data, false), ("x", .string, true), ("x", .key, true),
      ("x", .array, false), ("x", .dictionary, false), ("x", .invalid, false),
    ] as [(String, PropertyListTree.Kind, Bool)])
  func reinterpretation(text: String, kind: PropertyListTree.Kind, isPossible: Bool) {
    var tree = tree(.string, text)
    #expect(tree.reinterpret(0, as: kind) == isPossible)
    #expect(tree.kind(of: 0) == (isPossible ? kind : .string))
  }

  @Test("trees are the same when their values are, wherever they stand")
  func sameness() throws {
    func values(_ content: String) throws -> PropertyListTree {
      let source = ByteSource(Array(plist(content).utf8), named: "P.plist")
      return try #require(
        try PropertyListReader.tree(of: source, diagnostics: DiagnosticCollector()))
    }
    let one = try values("<dict><key>a</key><array><true/></array></dict>")
    #expect(one.isSame(as: try values("\n<dict> <key>a</key><array><true/> </array></dict>")))
    for other in [
      "<dict><key>b</key><array><true/></array></dict>",
      "<dict><key>a</key><array><false/></array></dict>",
      "<dict><key>a</key><array/></dict>",
    ] {
      #expect(!one.isSame(as: try values(other)), "\(other)")
    }
  }

  @Test("stored elements are replayed in their order, until it is enough")
  func store() {
    var (store, others) = (ElementStore(), ElementStore())
    for text in ["a", "b"] { store.append(tree(.string, text)) }
    others.append(tree(.string, "c"))
    store.append(contentsOf: others)
    #expect(store.count == 3)
    for limit in [1, 2, 9] {
      let consumer = Collector(limit: limit)
      store.replay(into: consumer)
      #expect(consumer.texts == Array(["a", "b", "c"].prefix(limit)))
    }
  }

  /// Collects the texts of elements until it has enough.
  private final class Collector: PropertyListConsumer {
    private let limit: Int
    private(set) var texts: [String] = []

    init(limit: Int) { self.limit = limit }

    func root(_ tree: inout PropertyListTree) {}
    func rootArrayBegan(at position: SourcePosition) {}
    func rootArrayEnded() {}
    func rootArray(
      elements range: Range<PropertyListTree.Index>, of tree: inout PropertyListTree,
      from index: Int
    ) -> ReadingStep {
      tree.forEachElement(in: range, from: index) { element, _ in
        texts.append(tree.string(of: element))
        return texts.count < limit ? .goOn : .stop
      }
    }
  }
}
