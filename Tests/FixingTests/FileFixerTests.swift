import Foundation
import Testing

@Suite("Mending files")
struct FileFixerTests {
  private static func plist(_ root: String) -> [UInt8] {
    Array("<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n\(root)\n</plist>\n".utf8)
  }

  private static func pin(_ name: String = "<key>name</key>", type: String) -> String {
    """
    <dict>\(name)<string>Pin</string><key>location</key><string>{52.1040,4.2960}</string>\
    <key>type</key>\(type)</dict>
    """
  }

  @Test(
    "What can't be mended stays as it is",
    arguments: [
      pin("<key>name<!-- the name --> </key>", type: "<string>1</string>"),
      pin("<key><![CDATA[name ]]></key>", type: "<string>1</string>"),
      pin("<key>&#0110;ame&#0032;</key>", type: "<string>1</string>"),
      pin(type: "<integer>2<!-- two --></integer>"),
      pin(type: "<integer><!-- two -->2</integer>"),
    ])
  func unmendable(_ pin: String) {
    let outcome = mend(Self.plist("<array>\(pin)</array>"), of: "Attractions.plist")
    #expect(!outcome.isChanged && outcome.fixedCount == 0, "\(outcome.text)")
    #expect(!outcome.findings.isEmpty)
  }

  @Test("A fault that can't be mended is no hindrance to another one, and is not counted")
  func besideUnmendable() {
    let pins = Self.pin("<key>name<!-- --> </key>", type: "<integer>2</integer>")
    let outcome = mend(Self.plist("<array>\(pins)</array>"), of: "Attractions.plist")
    #expect(outcome.fixedCount == 1)
    #expect(outcome.rules.contains("key-whitespace"))
    #expect(!outcome.rules.contains("attraction-type-number"))
  }

  @Test("A binary property list stays as it is")
  func binary() throws {
    let pin: [String: Any] = ["name ": "Pin", "location": "{52.1040,4.2960}", "type": 2]
    let data = try PropertyListSerialization.data(
      fromPropertyList: [pin], format: .binary, options: 0)
    let outcome = mend(Array(data), of: "Attractions.plist")
    #expect(!outcome.isChanged)
    #expect(outcome.rules.isSuperset(of: ["key-whitespace", "attraction-type-number"]))
  }

  @Test("A file that can't be read to its end stays as it is")
  func truncated() {
    let document = Self.plist("<array>\(Self.pin(type: "<integer>2</integer>"))</array>")
    #expect(!mend(Array(document.dropLast(10)), of: "Attractions.plist").isChanged)
  }

  @Test("An attribute with a tag in it is no hindrance")
  func attribute() {
    let pin = "<integer note='> </integer>'>2</integer>"
    let outcome = mend(
      Self.plist("<array>\(Self.pin(type: pin))</array>"), of: "Attractions.plist")
    #expect(
      !outcome.isChanged || outcome.text.contains("<string note='> </integer>'>2</string>"),
      "\(outcome.text)")
  }

  @Test(
    "Two keys that would become the same are not both mended",
    arguments: ["<key>name </key>", "<key>name</key>"], ["<key> name</key>", "<key>name </key>"])
  func twice(_ first: String, _ second: String) {
    let pin =
      "<dict>\(first)<string>A</string>\(second)<string>B</string><key>location</key>"
      + "<string>{52.1040,4.2960}</string><key>type</key><string>1</string></dict>"
    for text in [pin, Self.swapped(pin, first, second)] {
      let outcome = mend(Self.plist("<array>\(text)</array>"), of: "Attractions.plist")
      #expect(!outcome.rules.contains("plist-duplicate-key"), "\(outcome.text)")
    }
  }

  private static func swapped(_ text: String, _ first: String, _ second: String) -> String {
    text.replacingOccurrences(of: first, with: "⟦").replacingOccurrences(of: second, with: first)
      .replacingOccurrences(of: "⟦", with: second)
  }

  @Test(
    "Two keys of a park that would become the same are not both mended",
    arguments: [
      ["midCoord", " midCoord"], [" midCoord", "midCoord"], [" midCoord", "midCoord "],
    ])
  func twiceInPark(_ keys: [String]) {
    let entries = keys.map { "<key>\($0)</key><string>{52.1050,4.3000}</string>" }
    let corners = [
      ("overlayTopLeftCoord", "{52.1100,4.2900}"), ("overlayTopRightCoord", "{52.1100,4.3100}"),
      ("overlayBottomLeftCoord", "{52.1000,4.2900}"),
    ].map { "<key>\($0)</key><string>\($1)</string>" }
    let document = Self.plist("<dict>" + (entries + corners).joined() + "</dict>")
    let outcome = mend(document, of: "Park.plist")
    #expect(!outcome.rules.contains("plist-duplicate-key"), "\(outcome.text)")
  }

  @Test("Thousands of faults are mended in one run", arguments: ["\n", ""])
  func many(_ separator: String) {
    let pins = (0..<3000).map { _ in Self.pin(type: "<integer>2</integer>") }
    let document = Self.plist("<array>" + pins.joined(separator: separator) + "</array>")
    let outcome = mend(document, of: "Attractions.plist")
    #expect(outcome.fixedCount == 3000)
    #expect(!outcome.text.contains("integer"))
  }

  @Test("A point that is the first one again and the one before goes once")
  func closedRing() {
    let points = ["{52.10,4.29}", "{52.10,4.31}", "{52.11,4.30}", "{52.10,4.29}", "{52.10,4.29}"]
    let elements = points.map { "<string>\($0)</string>" }
    let document = Self.plist(
      "<dict><key>midCoord</key><string>{52.105,4.300}</string><key>boundary</key><array>"
        + elements.joined(separator: "\n") + "</array></dict>")
    let outcome = mend(document, of: "Park.plist")
    #expect(
      outcome.text.contains(elements.prefix(3).joined(separator: "\n") + "</array>"),
      "\(outcome.text)")
  }
}
