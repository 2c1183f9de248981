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
      "<date>2024-05-31T09:30:0&#48;Z</date>", "<data/>",
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

  private func foundation(_ list: String) throws -> Any {
    try PropertyListSerialization.propertyList(from: Data(list.utf8), format: nil)
  }
}
