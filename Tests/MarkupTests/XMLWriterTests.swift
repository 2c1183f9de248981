import ByteIO
import Foundation
import Markup
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct XMLWriterTests {
  private func escaped(_ text: String, as escaping: XMLWriter.Escaping) -> String {
    var out = ByteBuffer()
    XMLWriter.escape(text, as: escaping, &out)
    return String(decoding: out.bytes, as: UTF8.self)
  }

  /// Returns the text and the attribute `a` of the root as a parser reads them.
  private func read(_ xml: String) -> (text: String, attribute: String?)? {
    let reader = RootReader()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = reader
    return parser.parse() ? (reader.text, reader.attribute) : nil
  }

  @Test(
    "every ASCII character that XML can hold reads back from text and attribute", arguments: 0...127
  )
  func ascii(code: Int) throws {
    let text = "a" + String(UnicodeScalar(UInt8(code))) + "z"
    let isXML = code >= 0x20 || [0x09, 0x0A, 0x0D].contains(code)
    let expected = isXML ? text : "a\u{FFFD}z"
    let xml = "<r a=\"\(escaped(text, as: .attribute))\">\(escaped(text, as: .text))</r>"
    let result = try #require(read(xml))
    // Swift takes CR and what follows for what they are, Foundation's parser hands on scalars.
    #expect(Array(result.text.unicodeScalars) == Array(expected.unicodeScalars))
    #expect(Array((result.attribute ?? "").unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test(
    "text shows as it is where it is read as HTML",
    arguments: [
      ("a<br/>b", "a&lt;br/&gt;b"), ("&amp;", "&amp;amp;"), ("\"x\"", "\"x\""),
      ("plain é", "plain é"),
    ])
  func html(text: String, html: String) throws {
    let result = try #require(read("<r>\(escaped(text, as: .html))</r>"))
    #expect(result.text == html)
  }

  @Test(
    "what no XML can hold is written as the sign for that", arguments: ["\u{FFFE}", "\u{FFFF}"])
  func noncharacters(text: String) throws {
    let xml = "<r a=\"\(escaped(text, as: .attribute))\">\(escaped("x\(text)", as: .text))</r>"
    let result = try #require(read(xml))
    #expect(result.text == "x\u{FFFD}")
    #expect(result.attribute == "\u{FFFD}")
  }

  @Test("what looks like the end of a section or a reference stays text")
  func markup() throws {
    for text in ["]]>", "<!-- x -->", "&#10;", "<![CDATA[x]]>", "</r>", "é\u{FFFD}日😀"] {
      #expect(read("<r>\(escaped(text, as: .text))</r>")?.text == text)
    }
  }

  @Test("elements are indented by their depth")
  func structure() {
    var xml = XMLWriter()
    var out = ByteBuffer()
    xml.begin("a x=\"1\"", &out)
    xml.element("b", "<", &out)
    xml.begin("c", &out)
    xml.element("d", literal: "-1", &out)
    xml.element("e", literal: "1", &out)
    xml.end("c", &out)
    xml.end("a", &out)
    let expected = """
      <a x="1">
        <b>&lt;</b>
        <c>
          <d>-1</d>
          <e>1</e>
        </c>
      </a>

      """
    #expect(String(decoding: out.bytes, as: UTF8.self) == expected)
  }

  @Test(
    "names are told from what only looks like them",
    arguments: [
      ("a", true), ("_a-1.b", true), ("é", true), ("日本", true), ("", false), ("1a", false),
      ("-a", false), ("a b", false), ("a:b", false), ("a\u{301}", true), ("\u{301}a", false),
      ("a/b", false), ("a&b", false), (".a", false), ("😀", true), ("a\u{D7}", false),
      ("a\0", false),
    ])
  func names(text: String, isName: Bool) {
    #expect(XMLName.isValid(text) == isName)
    // Foundation's parser takes no offence at many wrong names.
    if isName { #expect(read("<p:\(text) xmlns:p=\"u\"></p:\(text)>") != nil) }
  }
}

/// Keeps the text and the attribute `a` of a document's root.
private final class RootReader: NSObject, XMLParserDelegate {
  var text = ""
  var attribute: String?

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    attribute = attributes["a"]
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
