import ByteIO
import Diagnostics
import PropertyList
import Testing

@Suite("A root array, element by element")
struct StreamingTests {
  /// Counts elements, keeps nothing, and may have enough.
  private final class Counter: PropertyListConsumer {
    var count = 0
    var mostNodes = 0
    var limit = Int.max

    func rootArrayBegan(at position: SourcePosition) {}

    func rootArray(element tree: inout PropertyListTree, at index: Int) -> ReadingStep {
      #expect(index == count)
      count += 1
      mostNodes = max(mostNodes, tree.end(of: 0), tree.nodes.count)
      return count < limit ? .goOn : .stop
    }

    func rootArrayEnded() {}

    func root(_ tree: inout PropertyListTree) {}
  }

  private static func xml(_ count: Int) -> [UInt8] {
    let element = "<dict><key>name</key><string>Goliath</string></dict>\n"
    return Array(plist("<array>\(String(repeating: element, count: count))</array>").utf8)
  }

  @Test("the tree holds one element at a time", arguments: [true, false])
  func oneAtATime(isBinary: Bool) throws {
    var bytes = StreamingTests.xml(5000)
    if isBinary { bytes = try BinaryTwin.of(bytes, referenceWidth: 2, offsetWidth: 3).bytes }
    let file = try ScratchFile(bytes)
    let counter = Counter()
    let outcome = try PropertyListReader.read(
      ByteSource(path: file.path), into: counter, diagnostics: DiagnosticCollector())
    #expect(outcome == .complete)
    #expect(counter.count == 5000)
    #expect(counter.mostNodes == 3)
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

  @Test("a pipe gives the same as the file", arguments: [0, 4, 9, 20])
  func pipe(seed: Int) throws {
    let document = HostileDocument(seed: seed, encoding: .utf8)
    let file = try ScratchFile(document.bytes)
    let reading = try file.throughPipe { try Reading($0) }
    #expect(reading.values == document.values)
    #expect(reading.findings == [])
  }
}
