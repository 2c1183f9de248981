import Diagnostics
import TestSupport
import Testing

@testable import TerminalText

@Suite struct SourceReaderTests {
  private static let text = "<a>\r\n<b>é🎢</b>\n</a>"

  static let encodings: [(name: String, bytes: [UInt8])] = [
    ("UTF-8", Array(text.utf8)),
    ("UTF-8 with a mark", [0xEF, 0xBB, 0xBF] + Array(text.utf8)),
    ("UTF-16, big end first", [0xFE, 0xFF] + utf16 { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }),
    ("UTF-16, little end first", [0xFF, 0xFE] + utf16 { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
    ("UTF-16 without a mark", utf16 { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }),
  ]

  private static func utf16(_ bytes: (UInt16) -> [UInt8]) -> [UInt8] { text.utf16.flatMap(bytes) }

  @Test("columns count scalars in every encoding", arguments: encodings)
  func encoding(sample: (name: String, bytes: [UInt8])) throws {
    let file = try ScratchFile(sample.bytes)
    let reader = SourceReader()
    #expect(try rest(reader, file, 1, 1) == "<a>\r")
    #expect(try rest(reader, file, 2, 5) == "🎢</b>")
    #expect(try rest(reader, file, 3, 4) == ">")
    #expect(try rest(reader, file, 3, 5) == "")
  }

  @Test("the declared ISO 8859-1 is read as such")
  func latin1() throws {
    let head = "<?xml version='1.0' encoding=\"ISO-8859-1\"?>\n"
    let file = try ScratchFile(Array(head.utf8) + [0xE9, 0xA9, 0x78])
    #expect(try rest(SourceReader(), file, 2, 1) == "é©x")
  }

  @Test("a declaration in single bytes is not in UTF-16")
  func wrongDeclaration() throws {
    let file = try ScratchFile("<?xml version='1.0' encoding='UTF-16'?>\n<a/>")
    #expect(try rest(SourceReader(), file, 2, 1) == "<a/>")
  }

  @Test("bytes that are no UTF-8 do not stop the reading")
  func invalid() throws {
    let file = try ScratchFile([0xE9, 0x78, 0x0A, 0x79])
    #expect(try rest(SourceReader(), file, 1, 1) == "\u{FFFD}x")
    #expect(try rest(SourceReader(), file, 2, 1) == "y")
  }

  @Test(
    "there is no source where it can't be shown",
    arguments: [
      "bplist00\u{1}", "<?xml version='1.0' encoding='Shift_JIS'?>\n<a/>", "", "one line\n",
    ])
  func none(content: String) throws {
    let file = try ScratchFile(content)
    let place = SourcePosition(line: 3, column: 2)
    #expect(SourceReader().excerpt(of: file.path, around: place) == nil)
    let start = SourceReader().excerpt(of: file.path, around: .start)
    #expect((start == nil) == (content.hasPrefix("bplist") || content.hasPrefix("<?xml")))
  }

  @Test("there is no source for what is no regular file", arguments: ["<stdin>", "/", "/dev/zero"])
  func noFile(path: String) {
    #expect(SourceReader().excerpt(of: path, around: .start) == nil)
  }

  @Test("places come in any order")
  func order() throws {
    let lines = (1...20_000).map { "line \($0)" }
    let file = try ScratchFile(lines.joined(separator: "\n"))
    let reader = SourceReader()
    for line in [3, 19_999, 20_000, 7, 10_000, 10_000, 1] as [UInt32] {
      #expect(try rest(reader, file, line, 6) == "\(line)")
    }
  }

  @Test("many places on one long line are found in one pass", .timeLimit(.minutes(1)))
  func longLine() throws {
    let entry = "<s>日本</s>"
    let file = try ScratchFile(String(repeating: entry, count: 400_000))
    let reader = SourceReader()
    for index in stride(from: 0, to: 400_000, by: 400) as StrideTo<UInt32> {
      let excerpt = try #require(
        reader.excerpt(of: file.path, around: SourcePosition(line: 1, column: index * 9 + 1)))
      #expect(excerpt.after.starts(with: entry.unicodeScalars))
      #expect(excerpt.before.count <= 320 && excerpt.after.count <= 320)
    }
  }

  private func rest(
    _ reader: SourceReader, _ file: ScratchFile, _ line: UInt32, _ column: UInt32
  ) throws -> String {
    let place = SourcePosition(line: line, column: column)
    let excerpt = try #require(reader.excerpt(of: file.path, around: place))
    var view = String.UnicodeScalarView()
    view.append(contentsOf: excerpt.after)
    return String(view)
  }
}
