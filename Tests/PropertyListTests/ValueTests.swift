import Testing

@Suite("Values in XML")
struct ValueTests {
  @Test(
    "a value is read into its one form",
    arguments: [
      ("integer", " \n-012", "-12"), ("integer", "+5", "5"), ("integer", "0x1F", "31"),
      ("integer", "-0", "0"), ("integer", "-9223372036854775808", "-9223372036854775808"),
      ("integer", "18446744073709551615", "18446744073709551615"),
      ("real", "34.4248", "34.4248"), ("real", "1.50", "1.5"), ("real", "-.5", "-0.5"),
      ("real", "1e5", "100000.0"), ("real", "5e-324", "5e-324"), ("real", " 1.", "1.0"),
      ("date", "2024-02-29T23:59:59Z", "2024-02-29T23:59:59Z"),
      ("date", "0000-01-01T00:00:00Z", "0000-01-01T00:00:00Z"),
      ("data", "AAEC\n\t AA==", "AAECAA=="), ("data", "", ""),
      ("string", " a\n&lt;&#x1F698;&apos;<![CDATA[<&]]><!-- - -->. ", " a\n<\u{1F698}'<&. "),
    ])
  func isReadIntoItsOneForm(kind: String, written: String, read: String) throws {
    let reading = try Reading(plist("<\(kind)>\(written)</\(kind)>"))
    #expect(reading.bareValues == [read.isEmpty ? kind : "\(kind) \"\(read)\""])
    #expect(reading.findings == [])
  }

  @Test(
    "text that can't be such a value is a fault, and reading goes on",
    arguments: [
      ("integer", ["", "-", "--5", "1.0", "1 2", "0x", "0xG", "twelve", "१", "5 ", "5\n"]),
      ("integer", ["18446744073709551616", "-9223372036854775809"]),
      (
        "real",
        ["", "-", ".", "nan", "inf", "-infinity", "0x1p3", "1,5", "1e", "1e400", "１", "1.5 "]
      ),
      ("date", ["", "2024-05-31", "2024-05-31T09:30:00", "2024-05-31T09:30:00+01:00"]),
      ("date", [" 2024-05-31T09:30:00Z", "2024-05-31T09:30:00Z\n"]),
      ("date", ["2024-02-30T00:00:00Z", "2023-02-29T00:00:00Z", "1900-02-29T00:00:00Z"]),
      ("date", ["2024-00-01T00:00:00Z", "2024-13-01T00:00:00Z", "2024-01-00T00:00:00Z"]),
      ("date", ["2024-01-01T24:00:00Z", "2024-01-01T00:60:00Z", "2024-01-01T00:00:60Z"]),
      ("data", ["A", "AAA", "AA=A", "A===", "====", "A$==", "AAAé"]),
    ])
  func isAFault(kind: String, texts: [String]) throws {
    for text in texts {
      let content = "<dict><key>a</key><array><true/><\(kind)>\(text)</\(kind)></array></dict>"
      let reading = try Reading(plist(content))
      #expect(reading.rules == ["plist-value"], "\(text)")
      #expect(reading.findings.first?.hasPrefix("2:54: error: a[1]: \(kind) \"") == true, "\(text)")
      #expect(reading.bareValues.last == "      invalid", "\(text)")
      #expect(reading.outcome == .complete, "\(text)")
    }
  }

  @Test("a text comes whole, in however many pieces the parser gives it")
  func longText() throws {
    let text = String(repeating: "é\n<😀 Goliath ", count: 100_000)
    let written = text.replacing("<", with: "&lt;")
    let reading = try Reading(plist("<string>\(written)</string>"))
    #expect(reading.bareValues == ["string \"\(text)\""])
  }

  @Test("a text of 12 MB is refused", arguments: [("", ""), ("<![CDATA[", "]]>")])
  func tooLongText(opening: String, closing: String) throws {
    let text = String(repeating: "x", count: 12_000_000)
    let reading = try Reading(plist("<string>\(opening)\(text)\(closing)</string>"))
    #expect(reading.findings.count == 1)
    #expect(reading.findings.first?.contains("a text of more than 10000000 bytes") == true)
    #expect(reading.rules == ["plist-value"])
    #expect(reading.outcome == .failed)
  }
}
