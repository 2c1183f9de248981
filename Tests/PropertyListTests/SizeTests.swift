import ByteIO
import Diagnostics
import Testing

@testable import PropertyList

@Suite("Property lists that are too large")
struct SizeTests {
  private func findings(_ root: String) throws -> [String] {
    let text = "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">" + root + "</plist>"
    let collector = DiagnosticCollector()
    let source = ByteSource(Array(text.utf8), named: "Large.plist")
    _ = try PropertyListReader.tree(of: source, diagnostics: collector)
    return collector.diagnostics.map(\.message)
  }

  @Test(
    "A dictionary holds half a million values and keys",
    arguments: [(499_999, 0), (500_000, 1), (600_000, 1)])
  func values(count: Int, faultCount: Int) throws {
    let elements = String(repeating: "<true/>", count: count - 2)
    let found = try findings("<dict><key>a</key><array>" + elements + "</array></dict>")
    #expect(found == Array(repeating: "more than 500000 values in one value", count: faultCount))
  }

  @Test(
    "Texts are bounded, alone and together",
    arguments: [
      (5_000_000, "<!-- -->", 1, "a text of more than 10000000 bytes"),
      (7_900_000, "</string><string>", 1, nil),
      (7_900_000, "</string><string>", 2, "more than 16000000 bytes of text in one value"),
    ] as [(Int, String, Int, String?)])
  func texts(length: Int, separator: String, separatorCount: Int, fault: String?) throws {
    let texts = Array(
      repeating: String(repeating: "x", count: length + 1), count: separatorCount + 1)
    let found = try findings(
      "<array><array><string>" + texts.joined(separator: separator) + "</string></array></array>")
    #expect(found == [fault].compactMap(\.self))
  }

  @Test("Ten thousand comments that silence findings are heeded, and no more")
  func suppressions() throws {
    let silenced = "<!-- parkcheck:ignore plist-value no -->\n<integer>x</integer>\n"
    let elements = Array(repeating: silenced, count: 10_010).joined()
    let collector = DiagnosticCollector()
    let source = ByteSource(
      Array("<plist><array>\(elements)</array></plist>".utf8), named: "L.plist")
    _ = try PropertyListReader.tree(of: source, diagnostics: collector)
    #expect(collector.diagnostics.count == 10)
    #expect(collector.diagnostics.first?.position.line == 20_002)
  }

  @Test(
    "A comment, an attribute and a name have ten million bytes",
    arguments: [
      ("<!-- ", " -->", "a comment"), ("<array a=\"", "\"/>", "an attribute"),
      ("<", "/>", "a piece of markup"),
    ])
  func markup(start: String, end: String, piece: String) throws {
    let found = try findings(start + String(repeating: "x", count: 10_100_000) + end)
    #expect(found == ["\(piece) of more than 10000000 bytes"])
  }

  @Test(
    "A tag has a thousand attributes",
    arguments: [(900, 0), (3_000, 1), (6_000, 1)],
    ["a", "attribute", String(repeating: "a", count: 50)])
  func attributes(_ tag: (count: Int, faultCount: Int), name: String) throws {
    let (count, faultCount) = tag
    let attributes = (0..<count).map { "\(name)\($0)=\"\"" }.joined(separator: " ")
    let found = try findings("<array " + attributes + "></array>")
    #expect(found == Array(repeating: "a tag of more than 1000 attributes", count: faultCount))
  }

  @Test("The root element may have a tag that is longer than what the parser keeps of the text")
  func rootTag() throws {
    let name = String(repeating: "a", count: 60)
    let attributes = (0..<900).map { "\(name)\($0)=\"\"" }.joined(separator: " ")
    #expect(try Reading("<plist \(attributes)><true/></plist>").findings == [])
  }

  @Test(
    "A file that ends within a tag, behind an attribute, has been cut short",
    arguments: ["<plist version=\"1.0\"", "<plist version=\"1.0\" ", "<plist><array a=\"\" "])
  func cutTag(text: String) throws {
    let reading = try Reading(text)
    #expect(reading.outcome == .failed)
    #expect(reading.rules == ["plist-syntax"])
  }
}
