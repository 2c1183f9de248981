import Diagnostics
import TestSupport
import Testing

@testable import TerminalText

@Suite struct SourceViewTests {
  /// A line, the column of a place in it, and what a terminal shows.
  struct Case: Sendable, CustomTestStringConvertible {
    let line: String
    let column: UInt32
    let shown: String
    let marks: String

    var testDescription: String { shown }
  }

  static let cases = [
    Case(line: "<a>b</a>", column: 1, shown: "<a>b</a>", marks: "^~~~~~~~"),
    Case(line: "\t\t<true/>", column: 3, shown: "        <true/>", marks: "        ^~~~~~~"),
    Case(line: " \t<dict>", column: 3, shown: "    <dict>", marks: "    ^~~~~~"),
    Case(line: "a & b", column: 3, shown: "a & b", marks: "  ^"),
    Case(
      line: "<k>日本</k><a/>", column: 10, shown: "<k>日本</k><a/>",
      marks: String(repeating: " ", count: 11) + "^~~~"),
    Case(line: "é<b>x</b>", column: 2, shown: "é<b>x</b>", marks: " ^~~~~~~~"),
    Case(line: "e\u{301}<b>x</b>", column: 3, shown: "e\u{301}<b>x</b>", marks: " ^~~~~~~~"),
    Case(line: "🎢👨‍👩‍👧<b/>", column: 7, shown: "🎢👨‍👩‍👧<b/>", marks: "    ^~~~"),
    Case(line: "\u{1B}[1m<b/>", column: 5, shown: "\\u{1b}[1m<b/>", marks: "         ^~~~"),
    Case(line: "<b>\u{202E}</b>", column: 1, shown: "<b>\\u{202e}</b>", marks: "^~~~~~~~~~~~~~~"),
    Case(line: "<a>b</a>\r", column: 9, shown: "<a>b</a>", marks: "        ^"),
    Case(line: "x\r<a>b</a>\ry", column: 3, shown: "<a>b</a>", marks: "^~~~~~~~"),
    Case(line: "<a/>  ", column: 1, shown: "<a/>", marks: "^~~~"),
    Case(line: "<", column: 1, shown: "<", marks: "^"),
    Case(line: "", column: 1, shown: "", marks: "^"),
    Case(
      line: "<a b='c'>d</a> <a/>", column: 1, shown: "<a b='c'>d</a> <a/>", marks: "^~~~~~~~~~~~~~"),
    Case(line: "<string>{1,", column: 1, shown: "<string>{1,", marks: "^~~~~~~~"),
  ]

  @Test("the mark stands below its place", arguments: cases)
  func mark(sample: Case) throws {
    let view = try view(of: sample.line, column: sample.column, width: 60)
    #expect(view.text == sample.shown)
    #expect(marks(of: view) == sample.marks)
  }

  @Test(
    "a long line is cut around the place, and the mark stays below it",
    arguments: [1, 30, 31, 500, 2000, 3989] as [UInt32])
  func longLine(column: UInt32) throws {
    var line = Array(repeating: Character("0"), count: 4000)
    line.replaceSubrange(Int(column) - 1..<Int(column) + 10, with: "<i>1234</i>")
    let view = try view(of: String(line), column: column, width: 40)
    #expect(view.text.count <= 40)
    #expect(view.text.hasPrefix("…") == (column > 13))
    #expect(view.text.hasSuffix("…") == (column < 3980))
    #expect(view.text.dropFirst(view.markOffset).prefix(view.markWidth) == "<i>1234</i>")
  }

  @Test("a mark ends where its line is cut")
  func longElement() throws {
    let line = "<string>" + String(repeating: "日", count: 300) + "</string>"
    let view = try view(of: line, column: 1, width: 41)
    #expect(view.text == "<string>" + String(repeating: "日", count: 15) + "…")
    #expect(view.markWidth == 38)
  }

  private func view(of line: String, column: UInt32, width: Int) throws -> SourceView {
    let file = try ScratchFile("first\n\(line)\nlast\n")
    let position = SourcePosition(line: 2, column: column)
    let excerpt = try #require(SourceReader().excerpt(of: file.path, around: position))
    return SourceView(excerpt, width: width)
  }

  private func marks(of view: SourceView) -> String {
    String(repeating: " ", count: view.markOffset) + view.marks
  }
}
