import Testing

@Suite("Broken and hostile XML")
struct SyntaxFaultTests {
  private static let externalDTD =
    "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/x.dtd\">"

  @Test(
    "an entity that is not defined ends the reading, whatever the document names",
    arguments: ["", externalDTD, "<!DOCTYPE plist SYSTEM \"file:///etc/passwd\">"],
    [
      "<plist><string>a&nbsp;b</string></plist>", "<plist a='&nbsp;'><string>a</string></plist>",
      "<plist><string a='&nbsp;'>a</string></plist>", "<plist>&nbsp;<string>a</string></plist>",
    ])
  func undefinedEntity(prolog: String, document: String) throws {
    let reading = try Reading(prolog + document)
    #expect(reading.rules == ["plist-syntax"])
    #expect(reading.findings.first?.contains("entity 'nbsp' not defined") == true)
    #expect(reading.outcome == .failed)
    #expect(reading.values == [])
  }

  @Test(
    "a document that declares an entity is refused before anything expands",
    arguments: [
      "<!ENTITY park \"x\">", "<!ENTITY park SYSTEM \"file:///etc/passwd\">",
      "<!ENTITY % park \"x\">", "<!ENTITY % park SYSTEM \"file:///etc/passwd\"> %park;",
      "<!NOTATION gif SYSTEM \"gif\"><!ENTITY park SYSTEM \"a.gif\" NDATA gif>",
      "<!ENTITY park \"x\"><!ENTITY b \"&park;&park;\">",
    ])
  func declaredEntity(declaration: String) throws {
    let reading = try Reading(
      "<!DOCTYPE plist [\(declaration)]>\n<plist><string>&park;</string></plist>")
    #expect(reading.rules == ["plist-entity"])
    #expect(reading.findings.first?.contains("declares the entity 'park'") == true)
    #expect(reading.outcome == .failed)
    #expect(reading.values == [])
  }

  @Test("a parameter entity that is not declared ends the reading")
  func parameterEntity() throws {
    let reading = try Reading("<!DOCTYPE plist [ %p; ]><plist><string>a</string></plist>")
    #expect(reading.rules == ["plist-syntax"])
    #expect(reading.outcome == .failed)
  }

  /// The content of a `<plist>`, which begins in line 2, column 22, and the finding about it.
  static let faults = [
    ("<string>a & b</string>", "2:33: error: a bare '&'; in XML, '&' is written '&amp;'"),
    ("<string>a&b</string>", "2:33: error: a bare '&'; in XML, '&' is written '&amp;'"),
    ("<string>a < b</string>", "2:33: error: a bare '<'; in XML, '<' is written '&lt;'"),
    ("<string>a\u{1}b</string>", "2:31: error: the character U+0001, which XML does not"),
    ("<string>a&#1;b</string>", "2:35: error: the character U+0001, which XML does"),
    ("<string>a\u{FFFE}b</string>", "2:31: error: the character U+FFFE, which XML does"),
    (
      "<array>\n<<<<<<< ours\n<true/>\n=======\n<false/>\n>>>>>>> theirs\n</array>",
      "3:2: error: a conflict of a merge that has not been resolved; keep one of the two versions"
    ),
    (
      "<array key=“a”/>",
      "2:33: error: a value without quotation marks: expected \" or '; curly quotation marks are none"
    ),
    ("<array key=a/>", "2:33: error: a value without quotation marks: expected \" or ' [plist"),
    (
      "<array><true/>",
      "2:44: error: </plist> where </array> is expected: the <array> at 2:22 is open ["
    ),
    ("<string>a\0b</string>", "2:31: error: a NUL character: expected text"),
    ("<array>\0</array>", "2:29: error: a NUL character: expected text"),
    ("<string>a]]>b</string>", "2:31: error: sequence ']]>' not allowed in content"),
    (
      "<array><string>a</array>",
      "2:46: error: </array> where </string> is expected: the <string> at 2:29 is open"
    ),
    ("<?xml version='1.0'?>", "2:27: error: XML declaration allowed only at the start"),
  ]

  @Test("a syntax fault ends the reading and says where", arguments: faults)
  func syntaxFault(content: String, finding: String) throws {
    let reading = try Reading(plist(content))
    #expect(reading.findings.count == 1)
    #expect(reading.findings.first?.hasPrefix(finding) == true)
    #expect(reading.rules == ["plist-syntax"])
    #expect(reading.outcome == .failed)
  }

  @Test(
    "what follows the property list is a fault",
    arguments: ["x", "<plist/>", "\0", "\0<plist>", "&amp;", "\n\n\0\0\0"])
  func trailingContent(rest: String) throws {
    let reading = try Reading("<plist><string>a</string></plist>\n" + rest)
    #expect(reading.rules == ["plist-syntax"])
    #expect(reading.findings.first?.contains("content after the end") == true)
    #expect(reading.outcome == .failed)
  }

  @Test("a far-away NUL after the property list is a fault")
  func trailingNUL() throws {
    let space = String(repeating: " \n", count: 50_000)
    let reading = try Reading("<plist><string>a</string></plist>" + space + "\0")
    #expect(reading.outcome == .failed)
    #expect(try Reading("<plist><string>a</string></plist>" + space).outcome == .complete)
  }

  @Test(
    "a file of another kind is named",
    arguments: [
      ("", "the file is empty"), ("{\"a\":1}", "this looks like JSON"),
      ("(a)", "this looks like JSON"), ("[{\"a\":1}]", "this looks like JSON"),
      ("{\\rtf1\\ansi", "this is rich text (RTF)"), ("ÿþ\0\0<\0\0\0", "this is text in UTF-32"),
      ("\0\0þÿ\0\0\0<", "this is text in UTF-32"), ("Lorem", "this is no XML"),
      ("\u{1F}\u{8B}", "this is a gzip archive"), ("PK\u{3}\u{4}", "this is a ZIP archive"),
      ("   ", "this is no XML"), ("name,lat", "this is no XML"),
    ])
  func otherKind(text: String, message: String) throws {
    let reading = try Reading(text.unicodeScalars.map { UInt8($0.value) })
    #expect(reading.rules == ["plist-syntax"])
    #expect(reading.findings.first?.contains(message) == true)
    #expect(reading.outcome == .failed)
  }

  @Test("elements inside of each other are bounded", arguments: [300, 10_000])
  func depth(count: Int) throws {
    let content =
      String(repeating: "<array>", count: count) + String(repeating: "</array>", count: count)
    let reading = try Reading(plist(content))
    #expect(reading.findings.count == 1)
    #expect(reading.findings.first?.contains("more than 256 elements inside of each other") == true)
    #expect(reading.outcome == .failed)
  }

  @Test("a file cut short anywhere is a failure, and says so")
  func truncation() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/x.dtd">
      <plist version="1.0">
      <array>
      \t<dict><key>é</key><string>a&amp;<![CDATA[b]]></string><!-- 😀 --><key>b</key><true/></dict>
      \t<integer>1</integer><?x y?>
      </array>
      </plist>
      """
    let bytes = Array(text.utf8)
    let contentStart = text.utf8.count - text.drop { $0 != "\t" }.utf8.count
    for count in bytes.indices {
      let reading = try Reading(Array(bytes.prefix(count)))
      #expect(reading.outcome == .failed, "\(count) bytes")
      #expect(reading.findings.count == 1, "\(count) bytes")
      if count > contentStart {
        #expect(reading.findings.first?.contains("the file has been cut short") == true)
      }
    }
    #expect(try Reading(bytes).findings == [])
  }

  @Test("bytes that change by chance do not disturb the reader")
  func mutation() throws {
    var random = SeededGenerator(seed: 1)
    let original = HostileDocument(seed: 12, encoding: .utf8).bytes
    for _ in 0..<2000 {
      let reading = try Reading(original.mutated(by: &random))
      #expect(reading.outcome != .failed || !reading.findings.isEmpty)
    }
  }

  @Test(
    "a name as long as a tag may be is cut off in the message",
    arguments: [("<?", "^?>"), ("<a></a", "x>"), ("<a ", "></a>")])
  func longName(before: String, after: String) throws {
    let name = String(repeating: "n", count: 5000)
    let reading = try Reading(plist("<array>" + before + name + after + "</array>"))
    #expect(!reading.findings.isEmpty)
    #expect(reading.findings.allSatisfy { $0.utf8.count < 500 })
  }
}
