import Testing

@Suite("Features that hold too much")
struct FeatureSizeTests {
  private func findings(_ extensions: String) throws -> [String] {
    try ReadMap(
      "gpx",
      "<gpx version=\"1.1\"><wpt lat=\"1\" lon=\"2\"><extensions>\(extensions)</extensions></wpt></gpx>"
    ).findings
  }

  @Test("elements are bounded")
  func elements() throws {
    let found = try findings(String(repeating: "<a/>", count: 200_001))
    #expect(found.count == 1)
    #expect(
      found.first?.contains("more than 200000 elements and attributes in one feature") == true)
  }

  @Test("the texts together are bounded")
  func texts() throws {
    let text = "<a>" + String(repeating: "x", count: 8_100_000) + "</a>"
    let found = try findings(text + text + text)
    #expect(found.count == 1)
    #expect(found.first?.contains("more than 24000000 bytes of text in one feature") == true)
  }
}
