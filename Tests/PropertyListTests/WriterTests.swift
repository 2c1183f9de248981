import ByteIO
import Diagnostics
import Foundation
import PropertyList
import Testing

@Suite("Writing property lists")
struct WriterTests {
  static let forms: [PropertyListForm] = [.xml, .binary]

  /// The values of `tree`, as ``Reading`` gives them.
  private func values(of tree: PropertyListTree) -> [String] {
    let dumper = TreeDumper()
    var tree = tree
    dumper.root(&tree)
    return Reading.bare(dumper.lines)
  }

  @Test("What is written is read back as the same values in the same order", arguments: forms)
  func roundTrip(form: PropertyListForm) throws {
    for seed in 0..<200 {
      let tree = RandomTree(seed: seed).tree
      let reading = try Reading(form.bytes(of: tree))
      #expect(reading.findings == [], "seed \(seed)")
      #expect(reading.bareValues == values(of: tree), "seed \(seed)")
    }
  }

  @Test("Element by element gives the same bytes as a whole", arguments: forms)
  func streaming(form: PropertyListForm) throws {
    for kind in [PropertyListTree.Kind.array, .dictionary] {
      var whole = PropertyListTree()
      let root = whole.begin(kind)
      for number in 0..<300 {
        if kind == .dictionary { whole.append(.key, "key \(number)") }
        let entry = whole.begin(.dictionary)
        whole.append(.key, "name")
        whole.append(.string, "Pin \(number % 7)")
        whole.end(entry)
      }
      whole.end(root)
      var writer = form.writer
      var out = ByteBuffer()
      if kind == .dictionary {
        for entry in whole.entries(of: root) { writer.entry(whole, key: entry.key, &out) }
      } else {
        for element in whole.elements(of: root) { writer.element(whole, element, &out) }
      }
      writer.end(&out)
      #expect(out.bytes == form.bytes(of: whole))
      #expect(try Reading(out.bytes).outcome == .complete)
    }
  }

  @Test("The XML is byte for byte what Foundation makes of the same values")
  func foundationLayout() throws {
    for seed in 0..<100 {
      let tree = RandomTree(seed: seed, areRealsHard: false).tree
      let (theirs, _) = try serialized(PropertyListForm.xml.bytes(of: tree), as: .xml)
      // Foundation sorts keys; what it wrote is read, and written in the order as read.
      let keeper = TreeKeeper()
      _ = try PropertyListReader.read(
        ByteSource(Array(theirs), named: "theirs"), into: keeper, diagnostics: .init())
      let ours = PropertyListForm.xml.bytes(of: try #require(keeper.tree))
      #expect(String(decoding: ours, as: UTF8.self) == String(decoding: theirs, as: UTF8.self))
    }
  }

  @Test("Foundation reads the same values from the binary form as from XML")
  func foundationValues() throws {
    for seed in 0..<200 {
      let tree = RandomTree(seed: seed).tree
      let (_, fromXML) = try serialized(PropertyListForm.xml.bytes(of: tree), as: .xml)
      let (_, fromBinary) = try serialized(PropertyListForm.binary.bytes(of: tree), as: .binary)
      #expect(fromXML.isEqual(fromBinary), "seed \(seed)")
    }
  }

  @Test("The binary form is as long as the one that Foundation makes")
  func binaryLength() throws {
    for seed in 0..<100 {
      let ours = PropertyListForm.binary.bytes(of: RandomTree(seed: seed).tree)
      let (theirs, _) = try serialized(ours, as: .binary)
      #expect(ours.count <= theirs.count, "seed \(seed)")
    }
  }

  @Test("A carriage return and what XML can't hold survive, or become a sign for it")
  func escapes() throws {
    var tree = PropertyListTree()
    tree.append(.string, "a\rb\u{1}c\u{FFFF}d")
    let text = String(decoding: PropertyListForm.xml.bytes(of: tree), as: UTF8.self)
    #expect(text.contains("<string>a&#13;b\u{FFFD}c\u{FFFD}d</string>\n"))
  }

  @Test("A value that could not be read is left out, with its key", arguments: forms)
  func invalid(form: PropertyListForm) throws {
    var tree = PropertyListTree()
    let root = tree.begin(.dictionary)
    tree.append(.key, "gone")
    tree.append(.invalid)
    tree.append(.key, "kept")
    let list = tree.begin(.array)
    tree.append(.invalid)
    tree.append(.true)
    tree.end(list)
    tree.end(root)
    #expect(
      try Reading(form.bytes(of: tree)).bareValues == [
        "dictionary", "  key \"kept\"", "    array", "      true",
      ])
  }

  @Test("Many objects make references and offsets wider", arguments: [200, 300, 70_000])
  func widths(count: Int) throws {
    var writer = PropertyListForm.binary.writer
    var out = ByteBuffer()
    var tree = PropertyListTree()
    for number in 0..<count {
      tree.removeAll()
      tree.append(.string, "\(number)")
      writer.element(tree, 0, &out)
    }
    writer.end(&out)
    let expected = (0..<count).map { "  string \"\($0)\"" }
    #expect(try Reading(out.bytes).bareValues.dropFirst().dropLast() == expected[...])
    let theirs = try PropertyListSerialization.propertyList(from: Data(out.bytes), format: nil)
    #expect(theirs as? [String] == (0..<count).map(String.init))
  }

  @Test("Without any value there is an empty array", arguments: forms)
  func nothing(form: PropertyListForm) throws {
    var writer = form.writer
    var out = ByteBuffer()
    writer.end(&out)
    let value = try PropertyListSerialization.propertyList(from: Data(out.bytes), format: nil)
    #expect((value as? [String]) == [])
  }

  /// Returns what Foundation writes for the values that it reads from `bytes`, and these values.
  private func serialized(
    _ bytes: [UInt8], as format: PropertyListSerialization.PropertyListFormat
  ) throws -> (written: Data, values: NSDictionary) {
    let values = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    let written = try PropertyListSerialization.data(
      fromPropertyList: values, format: format, options: 0)
    return (written, try #require(values as? NSDictionary))
  }
}

/// Keeps a root that is no array.
private final class TreeKeeper: PropertyListConsumer {
  private(set) var tree: PropertyListTree?

  func rootArrayBegan(at position: SourcePosition) {}
  func rootArray(
    elements range: Range<PropertyListTree.Index>, of tree: inout PropertyListTree, from index: Int
  ) -> ReadingStep { .stop }
  func rootArrayEnded() {}
  func root(_ tree: inout PropertyListTree) { self.tree = tree }
}
