import Testing

@Suite("XML that is no property list")
struct StructureFaultTests {
  /// The content of a `<plist>`, which begins in line 2, column 22, and the finding about it.
  static let faults = [
    ("", "2:22: error: <plist> holds no value"),
    ("<dict/><string/>", "2:29: error: a second value in <plist>: expected </plist>"),
    ("<array/><array/>", "2:30: error: a second value in <plist>: expected </plist>"),
    ("<key>a</key>", "2:22: error: <key> outside of a dictionary: expected a value"),
    ("<dict><key>a</key></dict>", "2:28: error: a: the key \"a\" has no value"),
    (
      "<dict><key>a</key><key>b</key><true/></dict>",
      "2:28: error: a: the key \"a\" has no value"
    ),
    ("<dict><true/></dict>", "2:28: error: a value without a key: expected <key> or </dict>"),
    ("<array><key>a</key></array>", "2:29: error: [0]: <key> in an array: expected a value"),
    ("<dict>é x</dict>", "2:28: error: stray text \"é\" between elements"),
    ("<array>\n\té x\n</array>", "3:2: error: [0]: stray text \"é\" between elements"),
    ("<array>\r\n\tx\r\n</array>", "3:2: error: [0]: stray text \"x\" between elements"),
    ("<array>\r\tx\r</array>", "2:31: error: [0]: stray text \"x\" between elements"),
    ("<array>\n\r\tx</array>", "2:29: error: [0]: stray text \"x\" between elements"),
    ("<array><string/>x<string/></array>", "2:38: error: [1]: stray text \"x\" between elements"),
    ("<true>x</true>", "2:28: error: stray text \"x\" between elements"),
    ("x<true/>", "2:22: error: stray text \"x\" between elements"),
    (
      "<array><int>4</int></array>",
      "2:29: error: [0]: unknown element <int>; did you mean <integer>"
    ),
    ("<array><Key>4</Key></array>", "2:29: error: [0]: unknown element <Key>; did you mean <key>"),
    ("<plist/>", "2:22: error: unknown element <plist>"),
    ("<a:string>x</a:string>", "2:22: error: unknown element <a:string>"),
    (
      "<dict><key>a</key><array><x><y/>text</x></array></dict>",
      "2:47: error: a[0]: unknown element <x>"
    ),
    (
      "<array xmlns:a=\"urn:a\"><a:string/></array>",
      "2:45: error: [0]: unknown element <a:string>"
    ),
    ("<string>a<true/>b</string>", "2:31: error: an element inside of a <string>"),
    ("<string>a<true/>b<date/><x/></string>", "2:31: error: an element inside of a <string>"),
    (
      "<dict><key>a</key><dict><key>b</key><true/><key>b</key><true/></dict></dict>",
      "2:65: error: a.b: the key \"b\" is already in this dictionary, at 2:46"
    ),
    (
      "<dict><key>a</key><true/><key>&#97;</key><true/></dict>",
      "2:47: error: a: the key \"a\" is already in this dictionary, at 2:28"
    ),
  ]

  @Test("each structure fault is reported where it begins, and reading goes on", arguments: faults)
  func isReportedWhereItBegins(content: String, finding: String) throws {
    let reading = try Reading(plist(content))
    #expect(reading.findings.count == 1)
    #expect(reading.findings.first?.hasPrefix(finding) == true)
    #expect(reading.outcome == .complete)
  }

  @Test(
    "a document element other than <plist> is refused where it begins",
    arguments: [
      ("<dict/>", "1:1"), (" <string>a</string>", "1:2"), ("<!--\n-->\t<html\n/>", "2:5"),
      (String(repeating: " ", count: 9000) + "<x y='é'/>", "1:9001"),
    ])
  func documentElement(text: String, position: String) throws {
    let reading = try Reading(text)
    #expect(reading.findings.first?.hasPrefix(position + ": error: the root element is <") == true)
    #expect(reading.rules == ["plist-structure"])
    #expect(reading.outcome == .failed)
  }

  @Test("a key that stands twice among many is found")
  func duplicateAmongMany() throws {
    let entries = (0..<2000).map { "<key>\($0 * 7 % 2000)</key><true/>" }.joined(separator: "\n")
    #expect(try Reading(plist("<dict>\(entries)</dict>")).findings == [])
    for others in ["", "<key>0</key><true/>", "<key>14</key><true/>"] {
      let reading = try Reading(plist("<dict>\(entries)<key>7</key><true/>\(others)</dict>"))
      #expect(reading.rules == ["plist-duplicate-key"])
      #expect(reading.findings.first?.contains("at 3:1;") == true)
    }
  }

  @Test("text in a value that holds an element is not taken for a value")
  func invalidValue() throws {
    let reading = try Reading(plist("<array><string>a<true/>b</string><true/></array>"))
    #expect(
      reading.bareValues == ["array (element by element)", "  invalid", "  true", "end of array"])
  }
}
