import ByteIO
import Diagnostics
import Fixing
import Foundation
import ParkModel
import PropertyList
import TestSupport
import Testing

@Suite("Updating a property list")
struct PropertyListUpdateTests {
  /// A folder of `Tests/Updates`: a property list, the values that it is to hold, what becomes of it.
  struct Case: CustomTestStringConvertible {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Updates").path

    static let all: [Case] =
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().map(Case.init)

    let name: String
    var testDescription: String { name }

    func path(_ file: String) -> String { Case.folder + "/" + name + "/" + file }

    func bytes(_ file: String) throws -> [UInt8] {
      Array(try Data(contentsOf: URL(fileURLWithPath: path(file))))
    }

    func update() throws -> (bytes: [UInt8], text: String) {
      let tree = try tree(of: bytes("new.plist"))
      return try PropertyListUpdateTests.update(bytes("old.plist"), to: tree)
    }
  }

  private static let isRenewal = ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1"

  @Test("Only what differs changes in the text", arguments: Case.all)
  func fixture(_ testCase: Case) throws {
    let result = try testCase.update()
    if Self.isRenewal {
      try Data(result.bytes).write(to: URL(fileURLWithPath: testCase.path("expected.plist")))
      try Data((result.text + "\n").utf8).write(
        to: URL(fileURLWithPath: testCase.path("changes.txt")))
    }
    #expect(
      String(decoding: result.bytes, as: UTF8.self)
        == String(decoding: try testCase.bytes("expected.plist"), as: UTF8.self))
    #expect(result.bytes == (try testCase.bytes("expected.plist")))
    #expect(Array((result.text + "\n").utf8) == (try testCase.bytes("changes.txt")))
    #expect(Case.all.count >= 12)
  }

  @Test("A second update has nothing to do", arguments: Case.all)
  func again(_ testCase: Case) throws {
    let first = try testCase.update()
    let second = try Self.update(first.bytes, to: tree(of: testCase.bytes("new.plist")))
    #expect(second.bytes == first.bytes)
    #expect(second.text == "same")
  }

  @Test("The way back gives the values of before", arguments: Case.all)
  func back(_ testCase: Case) throws {
    let old = try testCase.bytes("old.plist")
    let there = try testCase.update()
    let back = try Self.update(there.bytes, to: tree(of: old))
    #expect(try Self.update(back.bytes, to: tree(of: old)).text == "same")
  }

  @Test("Random changes of random values come out as they should, in both forms")
  func random() throws {
    for seed in 0..<300 {
      var random = SeededRandom(seed: seed)
      let old = RandomRecords(&random)
      let new = old.changed(&random)
      for form in [PropertyListForm.xml, .binary] {
        let result = try Self.update(form.bytes(of: tree(of: old.xml)), to: tree(of: new.xml))
        #expect(result.text != "rewritten", "seed \(seed)")
        let isBinary = result.bytes.starts(with: Array("bplist".utf8))
        #expect(isBinary == (form == .binary))
        #expect(try values(of: result.bytes).isEqual(values(of: new.xml)), "seed \(seed)")
      }
    }
  }

  @Test("One changed value makes one changed line")
  func oneLine() throws {
    for seed in 0..<50 {
      var random = SeededRandom(seed: seed)
      let old = RandomRecords(&random)
      guard !old.records.isEmpty else { continue }
      var new = old
      let place = random.int(in: 0...new.records.count - 1)
      new.records[place].location = "{12.345678,98.7654321}"
      let result = try Self.update(old.xml, to: tree(of: new.xml))
      let before = String(decoding: old.xml, as: UTF8.self).split(separator: "\n")
      let after = String(decoding: result.bytes, as: UTF8.self).split(separator: "\n")
      #expect(before.count == after.count)
      #expect(zip(before, after).count { $0 != $1 } == 1)
      #expect(result.text == "1 value changed")
    }
  }

  @Test("A property list that can't be read is left alone, and said to be")
  func unreadable() throws {
    let new = try tree(of: Array("<plist><array/></plist>".utf8))
    for text in ["<plist><array>", "<plist><dict><key>a</key></dict></plist>", "bplist00"] {
      let diagnostics = DiagnosticCollector()
      let update = try PropertyListUpdate(
        of: Array(text.utf8), named: "old.plist", to: new, keys: KeyNames(),
        diagnostics: diagnostics)
      guard case .unreadable = update else {
        Issue.record("read \(text)")
        continue
      }
      #expect(diagnostics.errorCount == 1)
    }
  }

  /// What grows with the square takes 64 times as long.
  @Test(
    "A line that is eight times as long takes less than twenty times as long",
    .timeLimit(.minutes(1)))
  func longLine() throws {
    func time(count: Int) throws -> UInt64 {
      let pins = (0..<count).map { "<dict><key>name</key><string>P\($0)</string></dict>" }
      let old = Array("<plist><array>\(pins.joined())</array></plist>".utf8)
      let new = try tree(of: Array("<plist><array>\(pins.joined())<true/></array></plist>".utf8))
      return try threadTime {
        let text = try Self.update(old, to: new).text
        #expect(text == "1 added")
      }
    }
    let (short, long) = (try time(count: 250), try time(count: 2_000))
    #expect(long < 20 * short, "\(short) ns, then \(long) ns")
  }

  @Test(
    "White space of any length before an entry is not repeated before new ones",
    arguments: [
      "<array>␣<true/>\n</array>", "<array>\n␣<true/>\n</array>", "␣<array>\n␣\t<true/></array>",
      "\n␣<array>\n<true/></array>", "<array>\r\n␣<true/></array>", "<array><true/>\n␣</array>",
      "\n␣<array/>",
    ])
  func longSpace(_ text: String) throws {
    let space = String(repeating: " ", count: 10_000)
    let old = Array("<plist>\(text.replacing("␣", with: space))</plist>".utf8)
    let entries = String(repeating: "<dict><key>a</key><array><true/></array></dict>", count: 200)
    let new = "<plist><array><true/>\(entries)</array></plist>"
    let result = try Self.update(old, to: tree(of: Array(new.utf8)))
    #expect(result.text.hasSuffix("added"))
    #expect(result.bytes.count < old.count + 500_000)
  }

  @Test("White space of any length between a key and its value is not repeated either")
  func longGap() throws {
    let space = String(repeating: " ", count: 10_000)
    let old = "<plist><dict><key>a</key>\(space)<true/></dict></plist>"
    let entries = (0..<200).map { "<key>k\($0)</key><true/>" }.joined()
    let new = "<plist><dict><key>a</key><true/>\(entries)</dict></plist>"
    let result = try Self.update(Array(old.utf8), to: tree(of: Array(new.utf8)))
    #expect(result.text == "200 added")
    #expect(result.bytes.count < 30_000)
  }

  // MARK: Help

  static func update(
    _ bytes: [UInt8], to tree: PropertyListTree
  ) throws -> (bytes: [UInt8], text: String) {
    let diagnostics = DiagnosticCollector()
    let update = try PropertyListUpdate(
      of: bytes, named: "old.plist", to: tree, keys: KeyNames(), diagnostics: diagnostics)
    switch update {
    case .same: return (bytes, "same")
    case .patched(let after, let changes): return (after, changes.text)
    case .rewritten(let after, _): return (after, "rewritten")
    case .unreadable: return (bytes, "unreadable")
    }
  }

  private func values(of bytes: [UInt8]) throws -> NSArray {
    let values = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    return NSArray(array: try #require(values as? [Any]))
  }
}

/// Returns the values of a property list.
private func tree(of bytes: [UInt8]) throws -> PropertyListTree {
  let tree = try PropertyListReader.tree(
    of: ByteSource(bytes, named: "new.plist"), diagnostics: DiagnosticCollector())
  return try #require(tree)
}

/// The entries of an attractions file, with comments between them.
private struct RandomRecords {
  struct Record {
    var name: String
    var location: String
    var extras: [String]
    var comment: String?
  }

  var records: [Record]

  init(_ random: inout SeededRandom) {
    records = (0..<random.int(in: 0...12)).map { _ in RandomRecords.record(&random) }
  }

  private static func record(_ random: inout SeededRandom) -> Record {
    Record(
      name: random.pick(["Gate", "Mill", "Inn", "Café", "a &amp; b", "漢字", "N\(random.digits(3))"]),
      location: "{\(random.int(in: -80...80)).\(random.digits(4)),\(random.digits(2)).5}",
      extras: (0..<random.int(in: 0...2)).map { _ in
        random.pick([
          "<true/>", "<array/>", "<array><integer>1</integer><string>x</string></array>",
          "<real>1.5</real>", "<dict><key>k</key><string>v</string></dict>", "<string/>",
        ])
      },
      comment: random.oneIn(3) ? "<!-- note \(random.digits(2)) -->" : nil)
  }

  /// Returns the records with some gone, new, changed and moved.
  func changed(_ random: inout SeededRandom) -> RandomRecords {
    var result = self
    for _ in 0..<random.int(in: 0...4) {
      let count = result.records.count
      switch random.int(in: 0...4) {
      case 0: result.records.insert(RandomRecords.record(&random), at: random.int(in: 0...count))
      case 1 where count > 0: result.records.remove(at: random.int(in: 0...count - 1))
      case 2 where count > 0:
        result.records[random.int(in: 0...count - 1)].extras = ["<date>2024-01-01T00:00:00Z</date>"]
      case 3 where count > 0: result.records[random.int(in: 0...count - 1)].name = "Renamed"
      case 4 where count > 1:
        result.records.swapAt(random.int(in: 0...count - 1), random.int(in: 0...count - 1))
      default: break
      }
    }
    return result
  }

  var xml: [UInt8] {
    let entries = records.map { record in
      let extras = record.extras.enumerated().map { "    <key>x\($0)</key> \($1)\n" }.joined()
      return (record.comment.map { "  \($0)\n" } ?? "")
        + "  <dict>\n    <key>name</key>\n    <string>\(record.name)</string>\n"
        + "    <key>location</key>\n    <string>\(record.location)</string>\n\(extras)  </dict>\n"
    }
    return Array("<plist version=\"1.0\">\n<array>\n\(entries.joined())</array>\n</plist>\n".utf8)
  }
}
