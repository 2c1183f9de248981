import ByteIO
import Diagnostics
import PropertyList
import Testing

@Suite("A root array, some elements at a time")
struct StreamingTests {
  /// Counts elements, keeps nothing, and may have enough.
  private final class Counter: PropertyListConsumer {
    var count = 0
    var mostNodes = 0
    var limit = Int.max

    func rootArrayBegan(at position: SourcePosition) {}

    func rootArray(
      elements range: Range<PropertyListTree.Index>, of tree: inout PropertyListTree,
      from index: Int
    ) -> ReadingStep {
      mostNodes = max(mostNodes, range.count, tree.nodes.count)
      return tree.forEachElement(in: range, from: index) { _, index in
        #expect(index == count)
        count += 1
        return count < limit ? .goOn : .stop
      }
    }

    func rootArrayEnded() {}

    func root(_ tree: inout PropertyListTree) {}
  }

  private static func xml(_ count: Int) -> [UInt8] {
    let element = "<dict><key>name</key><string>Goliath</string></dict>\n"
    return Array(plist("<array>\(String(repeating: element, count: count))</array>").utf8)
  }

  @Test("the tree holds few elements at a time", arguments: [true, false])
  func fewAtATime(isBinary: Bool) throws {
    var bytes = StreamingTests.xml(5000)
    if isBinary { bytes = try BinaryTwin.of(bytes, referenceWidth: 2, offsetWidth: 3).bytes }
    let file = try ScratchFile(bytes)
    let counter = Counter()
    let outcome = try PropertyListReader.read(
      ByteSource(path: file.path), into: counter, diagnostics: DiagnosticCollector())
    #expect(outcome == .complete)
    #expect(counter.count == 5000)
    #expect(counter.mostNodes <= 600)
  }

  @Test("a consumer that has enough stops the reading", arguments: [true, false])
  func stopping(isBinary: Bool) throws {
    var bytes = StreamingTests.xml(5000)
    if isBinary { bytes = try BinaryTwin.of(bytes, referenceWidth: 2, offsetWidth: 3).bytes }
    let file = try ScratchFile(bytes)
    let counter = Counter()
    counter.limit = 7
    let collector = DiagnosticCollector()
    let outcome = try PropertyListReader.read(
      ByteSource(path: file.path), into: counter, diagnostics: collector)
    #expect(outcome == .stopped)
    #expect(counter.count == 7)
    #expect(collector.diagnostics.isEmpty)
  }

  @Test("of a file whose first element is enough, hardly more is read")
  func readingAhead() throws {
    let file = try ScratchFile(StreamingTests.xml(5000))
    let source = try ByteSource(path: file.path)
    var readCount = 0
    source.onRead = { readCount += $0 }
    let counter = Counter()
    counter.limit = 1
    _ = try PropertyListReader.read(source, into: counter, diagnostics: DiagnosticCollector())
    #expect(counter.count == 1)
    #expect(readCount < 20_000)
  }

  @Test("a pipe gives the same as the file", arguments: [0, 4, 9, 20])
  func pipe(seed: Int) throws {
    let document = HostileDocument(seed: seed, encoding: .utf8)
    let file = try ScratchFile(document.bytes)
    let reading = try file.throughPipe { try Reading($0) }
    #expect(reading.values == document.values)
    #expect(reading.findings == [])
  }

  /// Elements of all kinds, sound and faulty, with what stands between them.
  private static let pieces = [
    "<dict><key>name</key><string>Goliath</string></dict>\n",
    "<dict>\n\t<key>name</key>\n\t<string>a<!-- b -->c<![CDATA[<d>]]> &amp; e</string>\n</dict>",
    "<dict><key>a</key><integer>7</integer><key>b</key><array><true/><string/></array></dict>\r\n",
    "<!-- parkcheck:ignore plist-structure --><dict><key>lost</key></dict>",
    "<dict><key>a</key><string>1</string><key>a</key><string>2</string></dict> stray ",
    "<string>x<i/>y</string><unknown><k>z</k></unknown>\r<real>1.5</real>",
    "<string>\(String(repeating: "日本\n", count: 9000))</string>",
    "<?target data?><dict><key>\(String(repeating: "k", count: 40))</key><date>never</date></dict>",
  ]

  /// What ends a document early, or does not.
  private static let endings = ["", "<dict></array>", "&nope;", "<string>a\u{1}", "<string>\0"]

  @Test(
    "a large file, whose parser has a thread of its own, gives the same as one in memory",
    arguments: endings)
  func largeFile(ending: String) throws {
    var random = SeededGenerator(seed: ending.utf8.count)
    var content = "<array>"
    while content.utf8.count < 3 << 20 { content += random.pick(StreamingTests.pieces) }
    let bytes = Array(plist(content + ending + "</array>").utf8)
    let file = try ScratchFile(bytes)
    let large = try Reading(ByteSource(path: file.path))
    let inMemory = try Reading(ByteSource(bytes, named: file.path))
    #expect(large.values.count > 1000)
    #expect(large == inMemory)
  }

  @Test("a consumer that has enough stops the parser's thread", arguments: [1, 3000, 60_000])
  func stoppingThread(limit: Int) throws {
    let file = try ScratchFile(StreamingTests.xml(100_000))
    let counter = Counter()
    counter.limit = limit
    let outcome = try PropertyListReader.read(
      ByteSource(path: file.path), into: counter, diagnostics: DiagnosticCollector())
    #expect(outcome == .stopped)
    #expect(counter.count == limit)
  }

  @Test(
    "a batch of the parser may end anywhere",
    arguments: Array(stride(from: 1700, through: 2100, by: 25)))
  func batchEnds(count: Int) throws {
    let (depth, piece) = (200, "<array><?target data?>")
    let content =
      "<array>" + String(repeating: "<string/>", count: count)
      + String(repeating: piece, count: depth) + String(repeating: "</array>", count: depth + 1)
    let reading = try Reading(plist(content))
    #expect(reading.outcome == .complete)
    #expect(reading.findings == [])
    #expect(reading.values.count { $0.contains("string") } == count)
    #expect(reading.values.count { $0.hasSuffix("array") } >= depth)
  }
}
