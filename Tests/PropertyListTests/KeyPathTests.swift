import Diagnostics
import Testing

@testable import PropertyList

@Suite("The way to a value")
struct KeyPathTests {
  /// A dictionary with an array, a dictionary and a text.
  private static let tree: PropertyListTree = {
    var tree = PropertyListTree()
    let root = tree.begin(.dictionary, at: .start)
    tree.append(.key, "list".utf8, at: .start)
    let list = tree.begin(.array, at: .start)
    for text in ["a", "b"] { tree.append(.string, text.utf8, at: .start) }
    let inner = tree.begin(.array, at: .start)
    tree.append(.true, at: .start)
    tree.end(inner)
    tree.end(list)
    tree.append(.key, "more".utf8, at: .start)
    let more = tree.begin(.dictionary, at: .start)
    tree.append(.key, "x".utf8, at: .start)
    tree.append(.false, at: .start)
    tree.end(more)
    tree.append(.key, "last".utf8, at: .start)
    tree.append(.string, "c".utf8, at: .start)
    tree.end(root)
    return tree
  }()

  private static let ways = [
    "", "list", "list", "list[0]", "list[1]", "list[2]", "list[2][0]", "more", "more", "more.x",
    "more.x", "last", "last",
  ]

  @Test("Every value has its way")
  func ways() {
    #expect(Self.tree.nodes.indices.map { Self.tree.keyPath(to: $0) } == Self.ways)
  }

  @Test("The way begins at any container")
  func inner() {
    #expect(Self.tree.keyPath(from: 2, to: 6) == "[2][0]")
    #expect(Self.tree.keyPath(from: 8, to: 10) == "x")
  }

  @Test("There is no way into a value without parts, nor out of a container")
  func noWay() {
    #expect(Self.tree.keyPath(from: 3, to: 4) == "")
    #expect(Self.tree.keyPath(from: 5, to: 8) == "")
  }

  @Test("The way is the same in whatever order values are asked for", arguments: 0..<20)
  func order(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var trail = KeyPathTrail()
    for index in (Array(Self.ways.indices) + Self.ways.indices).shuffled(using: &random) {
      #expect(trail.keyPath(to: index, in: Self.tree) == Self.ways[index])
    }
  }

  @Test("The ways to all values in turn take about as many steps as there are values")
  func steps() {
    var tree = PropertyListTree()
    let root = tree.begin(.array, at: .start)
    for _ in 0..<1000 {
      let inner = tree.begin(.array, at: .start)
      for _ in 0..<10 { tree.append(.true, at: .start) }
      tree.end(inner)
    }
    tree.end(root)
    var trail = KeyPathTrail()
    for index in tree.nodes.indices { _ = trail.keyPath(to: index, in: tree) }
    #expect(trail.stepCount <= 3 * tree.nodes.count)
  }

  @Test("A long way is cut off", arguments: [1, 200])
  func long(depth: Int) throws {
    let key = "<dict><key>" + String(repeating: "k", count: 10_000) + "</key>"
    let text = plist(
      String(repeating: key, count: depth) + "<integer>x</integer>"
        + String(repeating: "</dict>", count: depth))
    let findings = try Reading(text).findings
    #expect(findings.count == 1)
    #expect(findings.allSatisfy { $0.contains("kk…") && $0.utf8.count < 1000 })
  }
}
