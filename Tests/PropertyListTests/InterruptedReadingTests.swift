import ByteIO
import Diagnostics
import Foundation
import PropertyList
import Testing

private typealias List = BinaryPropertyList

@Suite("A file that can't be read to its end")
struct InterruptedReadingTests {
  /// Gives a text, and then the error of a disk.
  private func source(_ text: String) -> ByteSource {
    var rest = Array(text.utf8)[...]
    return ByteSource(named: "P.plist") { buffer throws(IOError) in
      if rest.isEmpty { throw IOError(.read, path: "P.plist", code: EIO) }
      let part = rest.prefix(buffer.count)
      buffer.copyBytes(from: part)
      rest = rest.dropFirst(part.count)
      return part.count
    }
  }

  private func read(_ text: String, _ collector: DiagnosticCollector) throws -> ReadingOutcome {
    try PropertyListReader.read(source(text), into: TreeDumper(), diagnostics: collector)
  }

  @Test(
    "the error is told where nothing before it is wrong",
    arguments: [
      "", "<", "<plist", "<plist><array>", "<plist><array><string>a", "bplist00",
      "<!DOCTYPE plist SYSTEM 'x'><plist><string>", "<plist><string>a</string></plist>",
      "<plist><string>" + String(repeating: "x", count: 5000), "<plist><array a='b'><true c='d'",
    ])
  func error(text: String) {
    let collector = DiagnosticCollector()
    let error = #expect(throws: IOError.self) { _ = try read(text, collector) }
    #expect(error?.code == EIO && error?.path == "P.plist")
    #expect(collector.diagnostics == [])
  }

  @Test(
    "one fault is told, of the text or of the disk",
    arguments: [
      "<plist><string>", "<!DOCTYPE plist SYSTEM 'x'><plist><string>", "<plist><array a='b'>",
    ], ["&a;", "&", "<true/>", "<!-- -->", "</x>", "\u{1}", "<a b='&c;'/>", "<?x?>", "<![CDATA["])
  func oneFault(beginning: String, end: String) {
    for count in [0, 100, 240, 300, 4000, 5000] {
      let text = beginning + String(repeating: "x", count: count) + end
      let collector = DiagnosticCollector()
      do {
        #expect(try read(text, collector) == .failed)
        #expect(!collector.diagnostics.isEmpty)
      } catch {
        #expect((error as? IOError)?.code == EIO)
      }
    }
  }

  @Test("a binary file that is cut while it is read is an error of the disk", arguments: 0..<2)
  func truncation(kind: Int) throws {
    let text = List.ascii(String(repeating: "x", count: 9000))
    // An element is a long text, or a number behind a text that nothing refers to.
    let objects = kind == 0 ? [text] : [text, List.integer(7, width: 8)]
    let elements = (1...200).map { $0 * objects.count }
    var list = List([List.array(elements, width: 2)] + (1...200).flatMap { _ in objects })
    (list.referenceWidth, list.offsetWidth) = (2, 4)
    let file = try ScratchFile(list.bytes)
    let consumer = Cutter(path: file.path)
    let error = #expect(throws: IOError.self) {
      _ = try PropertyListReader.read(
        ByteSource(path: file.path), into: consumer, diagnostics: DiagnosticCollector())
    }
    #expect(error?.code == EIO && error?.path == file.path)
    #expect(consumer.count > 0 && consumer.count < 200)
  }

  /// Cuts a file when it is given the first element.
  private final class Cutter: PropertyListConsumer {
    private let path: String
    private(set) var count = 0

    init(path: String) { self.path = path }

    func root(_ tree: inout PropertyListTree) {}
    func rootArrayBegan(at position: SourcePosition) {}
    func rootArrayEnded() {}
    func rootArray(
      elements range: Range<PropertyListTree.Index>, of tree: inout PropertyListTree,
      from index: Int
    ) -> ReadingStep {
      if count == 0 { truncate(path, 10) }
      count += 1
      return .goOn
    }
  }
}
