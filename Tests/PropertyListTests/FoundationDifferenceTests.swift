import Foundation
import Testing

/// What is read otherwise than Foundation reads it, as `Documentation/PropertyLists.md` lists.
@Suite("Differences from Foundation")
struct FoundationDifferenceTests {
  @Test(
    "sound XML is read that Foundation refuses",
    arguments: [
      "<string>a<!-- comment -->b</string>", "<string>a<?instruction?>b</string>",
      "<integer><![CDATA[5]]></integer>", "<integer>&#53;</integer>", "<true> </true>",
      "<date>2024-05-31T09:30:0&#48;Z</date>", "<data/>", "&#13;<true/>", "<true/><![CDATA[ ]]>",
    ])
  func isReadHere(value: String) throws {
    let list = "<plist version=\"1.0\"><array>\(value)</array></plist>"
    #expect(try Reading(list).findings == [])
    #expect(throws: (any Error).self) { try foundation(list) }
  }

  @Test(
    "a document type is passed over whatever stands in it",
    arguments: ["plist [<!ELEMENT plist ANY>]", "plist SYSTEM \"a>b\""])
  func documentType(type: String) throws {
    let list = "<!DOCTYPE \(type)>\n<plist version=\"1.0\"><array/></plist>"
    #expect(try Reading(list).findings == [])
    #expect(throws: (any Error).self) { try foundation(list) }
  }

  @Test("an attribute may have a > in it", arguments: ["\"1>0\"", "'>'"])
  func attribute(value: String) throws {
    let list = "<plist version=\(value)><array/></plist>"
    #expect(try Reading(list).findings == [])
    #expect(throws: (any Error).self) { try foundation(list) }
  }

  @Test("UTF-32 with a byte order mark is a fault here")
  func utf32() throws {
    let list = "\u{FEFF}<plist version=\"1.0\"><array/></plist>"
    let bytes = list.unicodeScalars.flatMap { scalar in
      [0, 0, UInt8(scalar.value >> 8), UInt8(scalar.value & 0xFF)]
    }
    #expect(try Reading(bytes).rules == ["plist-syntax"])
    #expect(throws: Never.self) { try foundation(bytes) }
  }

  @Test(
    "a text is what XML says it is",
    arguments: [("a\r\nb\rc", "a\nb\nc"), ("\u{FEFF}a", "\u{FEFF}a")])
  func text(written: String, read: String) throws {
    let list = "<plist version=\"1.0\"><string>\(written)</string></plist>"
    #expect(try Reading(list).bareValues == ["string \"\(read)\""])
    let other = try #require(try foundation(list) as? String)
    #expect(!other.unicodeScalars.elementsEqual(read.unicodeScalars))
  }

  @Test(
    "Foundation reads values that are faults here",
    arguments: [
      "<real>nan</real>", "<real>1e400</real>", "<date>2024-02-30T00:00:00Z</date>",
      "<dict><key>a</key><true/><key>a</key><false/></dict>", "<data>QQ</data>",
    ])
  func isAFaultHere(value: String) throws {
    let list = "<plist version=\"1.0\"><array>\(value)</array></plist>"
    #expect(try Reading(list).findings.count == 1)
    #expect(throws: Never.self) { try foundation(list) }
  }

  @Test("Foundation reads binary files that just are not damaged", arguments: BinaryCases.soundness)
  func isReadThere(bytes: [UInt8]) {
    #expect(throws: Never.self) { try foundation(bytes) }
  }

  @Test(
    "Foundation refuses binary files for their widths and for unused objects, too",
    arguments: BinaryCases.damage.filter {
      $0.message.contains("wider ones") || $0.message.hasPrefix("object 1 at byte 10:")
        || $0.message.hasPrefix("object 1 at byte 65535:")
    }.map(\.bytes))
  func isRefusedThere(bytes: [UInt8]) {
    #expect(throws: (any Error).self) { try foundation(bytes) }
  }

  @Test("Foundation reads binary files with unused objects in the header, a fault here")
  func unusedObjectInHeader() {
    let cases = BinaryCases.damage.filter { $0.message.hasPrefix("object 1 at byte 7:") }
    #expect(cases.count == 1)
    for list in cases { #expect(throws: Never.self) { try foundation(list.bytes) } }
  }

  private func foundation(_ list: String) throws -> Any { try foundation(Array(list.utf8)) }

  private func foundation(_ bytes: [UInt8]) throws -> Any {
    try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
  }
}
