import Foundation
import Testing

@Suite("Encodings")
struct EncodingTests {
  private static func document(_ encoding: String, _ text: [UInt8]) -> [UInt8] {
    Array("<?xml version=\"1.0\" encoding=\"\(encoding)\"?>\n<plist><string>".utf8) + text
      + Array("</string></plist>".utf8)
  }

  @Test(
    "the encodings that files declare are read",
    arguments: [
      ("UTF-8", Array("café €".utf8), "café €"), ("utf-8", Array("日本😀".utf8), "日本😀"),
      ("ISO-8859-1", [0x63, 0xE9], "cé"), ("ISO-8859-15", [0xA4], "€"),
      ("windows-1252", [0xE9, 0x80], "é€"), ("Shift_JIS", [0x93, 0xFA, 0x96, 0x7B], "日本"),
      ("US-ASCII", [0x63], "c"), ("macintosh", [0x8E], "é"), ("EUC-JP", [0xC6, 0xFC], "日"),
    ])
  func declaredEncoding(name: String, bytes: [UInt8], text: String) throws {
    let reading = try Reading(EncodingTests.document(name, bytes))
    #expect(reading.values == ["2:8 string \"\(text)\""])
    #expect(reading.findings == [])
  }

  @Test("UTF-16 is read with a mark", arguments: HostileDocument.Encoding.allCases)
  func unicode(encoding: HostileDocument.Encoding) throws {
    let text =
      "<?xml version=\"1.0\" encoding=\"\(encoding.label)\"?><plist><string>é😀</string></plist>"
    let column = text.unicodeScalars.count - "<string>é😀</string></plist>".unicodeScalars.count + 1
    let reading = try Reading(encoding.bytes(of: text))
    #expect(reading.values == ["1:\(column) string \"é😀\""])
    #expect(reading.findings == [])
  }

  @Test(
    "a mark alone tells the encoding",
    arguments: [
      HostileDocument.Encoding.utf8WithMark, .utf16BigEndian, .utf16LittleEndian,
    ])
  func markAlone(encoding: HostileDocument.Encoding) throws {
    let reading = try Reading(encoding.bytes(of: "<plist><string>é</string></plist>"))
    #expect(reading.values == ["1:8 string \"é\""])
    #expect(reading.findings == [])
  }

  @Test(
    "bytes that contradict the encoding are a fault where they stand",
    arguments: [
      ("UTF-8", [0x63, 0xE9], "2:17"), ("UTF-8", [0xC0, 0x80], "2:16"),
      ("US-ASCII", [0x63, 0xC3, 0xA9], "2:17"), ("Shift_JIS", [0x63, 0xE9, 0xFF], "2:17"),
      ("EUC-JP", [0x63, 0xFF], "2:17"),
    ])
  func contradiction(name: String, bytes: [UInt8], position: String) throws {
    let reading = try Reading(EncodingTests.document(name, bytes))
    #expect(reading.rules == ["plist-encoding"])
    #expect(reading.findings.first?.hasPrefix(position + ": error: bytes that ") == true)
    #expect(reading.outcome == .failed)
  }

  @Test("bytes behind the property list that contradict the encoding are one fault")
  func contradictionBehind() throws {
    for encoding in ["UTF-8", "US-ASCII", "EUC-JP", "Shift_JIS", "UTF-16"] {
      for count in [0, 1, 150, 200, 3900, 4000, 4095, 4096, 8000, 20_000] {
        let text = "<?xml version=\"1.0\" encoding=\"\(encoding)\"?><plist><true/></plist>\n"
        let reading = try Reading(
          Array((text + String(repeating: " ", count: count)).utf8) + [0xFF, 0xFF])
        #expect(reading.rules.count == 1)
        #expect(reading.outcome == .failed)
      }
    }
  }

  @Test("bytes far behind that contradict the encoding are a fault where they stand")
  func lateContradiction() throws {
    let text = Array(String(repeating: "abcdefghi\n", count: 2000).utf8)
    let reading = try Reading(EncodingTests.document("US-ASCII", text + [0x61, 0x62, 0xE9]))
    #expect(reading.findings.first?.hasPrefix("2002:3: error: bytes that contradict") == true)
    #expect(reading.rules == ["plist-encoding"])
  }

  @Test("a lone surrogate in UTF-16 is a fault where it stands")
  func loneSurrogate() throws {
    let encoding = HostileDocument.Encoding.utf16LittleEndian
    var bytes = encoding.bytes(of: "<plist><string>é_</string></plist>")
    bytes[2 + 2 * 16 + 1] = 0xD8
    let reading = try Reading(bytes)
    #expect(reading.findings.first?.hasPrefix("1:17: error: bytes that contradict") == true)
    #expect(reading.rules == ["plist-encoding"])
  }

  @Test("an encoding that is not known is a fault", arguments: ["klingon", "UTF-9", "x-user"])
  func unknownEncoding(name: String) throws {
    let reading = try Reading(EncodingTests.document(name, [0x61]))
    #expect(reading.rules == ["plist-encoding"])
    #expect(reading.findings.first?.contains("unsupported encoding \(name)") == true)
    #expect(reading.outcome == .failed)
  }

  @Test("a file in UTF-8 that declares UTF-16 is a fault")
  func declaresUTF16() throws {
    let reading = try Reading(EncodingTests.document("UTF-16", [0x61]))
    #expect(reading.rules == ["plist-encoding"])
    #expect(reading.outcome == .failed)
  }

  @Test(
    "a mark beside another declared encoding is a fault",
    arguments: [HostileDocument.Encoding.utf8WithMark, .utf16LittleEndian])
  func markBesideAnother(encoding: HostileDocument.Encoding) throws {
    let text = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><plist><string>é</string></plist>"
    let reading = try Reading(encoding.bytes(of: text))
    #expect(reading.rules == ["plist-encoding"])
    #expect(reading.findings.first?.contains("declares the encoding \"ISO-8859-1\"") == true)
    #expect(reading.values == [])
  }

  @Test(
    "UTF-16 without a mark is a fault, as it is for Foundation", arguments: ["UTF-16", "UTF-8"])
  func withoutMark(declared: String) throws {
    let text = "<?xml version=\"1.0\" encoding=\"\(declared)\"?><plist><true/></plist>"
    for encoding in [HostileDocument.Encoding.utf16BigEndian, .utf16LittleEndian] {
      let bytes = Array(encoding.bytes(of: text).dropFirst(2))
      #expect(throws: (any Error).self) {
        try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      }
      try expectUnmarked("UTF-16", bytes)
    }
  }

  @Test("UTF-32 and EBCDIC without a mark are a fault")
  func othersWithoutMark() throws {
    try expectUnmarked("UTF-32", "<plist/>".unicodeScalars.flatMap { [UInt8($0.value), 0, 0, 0] })
    try expectUnmarked("UTF-32", "<plist/>".unicodeScalars.flatMap { [0, 0, 0, UInt8($0.value)] })
    try expectUnmarked("EBCDIC", [0x4C, 0x6F, 0xA7, 0x94, 0x93])
  }

  private func expectUnmarked(_ name: String, _ bytes: [UInt8]) throws {
    let reading = try Reading(bytes)
    #expect(reading.outcome == .failed)
    #expect(reading.rules == ["plist-encoding"])
    #expect(reading.findings.first?.hasPrefix("1:1: error: \(name) without a byte order") == true)
  }
}
