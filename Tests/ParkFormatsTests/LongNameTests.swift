import ParkModel
import Testing

@testable import ParkFormats

@Suite("Names and keys that are very long")
struct LongNameTests {
  @Test(
    "the kinds of what is behind a long key are not told for each value",
    arguments: ["geojson", "kml", "gpx"])
  func kinds(format: String) throws {
    let date = "<date>2020-01-01T00:00:00Z</date>"
    let dates = "<array>" + String(repeating: date, count: 1000) + "</array>"
    let key = String(repeating: "K", count: 50_000)
    let map = try WrittenMap(
      format,
      ["Pins.plist": attraction("<key>\(key)</key>\(dates)<key>type</key><string>0</string>")])
    #expect(map.text.utf8.count < 300_000)
    #expect(
      map.omissions.last == "the kinds of what is in a value: its keys are too long")
  }

  @Test("the kinds of very many values are told where the keys are short")
  func manyKinds() throws {
    let date = "<date>2020-01-01T00:00:00Z</date>"
    let dates = "<array>" + String(repeating: date, count: 10_000) + "</array>"
    let map = try WrittenMap(
      "geojson", ["Pins.plist": attraction("<key>opens</key><dict><key>at</key>\(dates)</dict>")])
    #expect(map.omissions == [])
    #expect(map.text.contains("opens.at[9999]"))
  }
}
