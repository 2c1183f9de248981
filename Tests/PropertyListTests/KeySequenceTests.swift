import Diagnostics
import Testing

@testable import PropertyList

@Suite("Dictionaries with the same keys in the same places")
struct KeySequenceTests {
  private func dictionary(_ keys: [String], of kind: PropertyListTree.Kind = .true)
    -> PropertyListTree
  {
    var tree = PropertyListTree()
    let root = tree.begin(.dictionary, at: .start)
    for key in keys {
      tree.append(.key, key.utf8, at: .start)
      tree.append(kind, at: .start)
    }
    tree.end(root)
    return tree
  }

  @Test("those with other keys, in another order or with more are not alike")
  func likeness() {
    var sequence = KeySequence()
    let known = dictionary(["name", "a longer key", ""])
    #expect(sequence.begin(known, 0) == 1)
    #expect(sequence.matches(dictionary(["name", "a longer key", ""], of: .false), 0))
    for keys in [
      ["a longer key", "name", ""], ["name", "a longer kex", ""], ["name", "b longer key", ""],
      ["nam", "a longer key", ""], ["name", "a longer key"], ["name", "a longer key", "", "x"], [],
    ] {
      #expect(!sequence.matches(dictionary(keys), 0), "\(keys)")
    }
  }

  @Test("a long key makes none")
  func longKey() {
    var sequence = KeySequence()
    #expect(sequence.begin(dictionary(["a key of 17 bytes"]), 0) == 0)
  }

  @Test("when the numbers have run out, none is alike any more")
  func numbers() {
    var sequence = KeySequence()
    let tree = dictionary(["name"])
    for number in 1...UInt16.max { #expect(sequence.begin(tree, 0) == number) }
    for _ in 0..<3 {
      #expect(sequence.begin(tree, 0) == 0)
      #expect(!sequence.matches(tree, 0))
    }
  }
}
