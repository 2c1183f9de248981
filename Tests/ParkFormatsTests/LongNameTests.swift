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

  @Test("a name for a file is cut within a long character")
  func part() {
    let name = PlistNames.part("../e" + String(repeating: "\u{301}", count: 5000))
    #expect(name?.unicodeScalars.count == 1000)
    #expect(PlistNames.part("..") == nil)
  }

  @Test("a long name is shortened where another one is told")
  func remark() {
    var names = PropertyListNames()
    let name = names.name(
      for: ParkFile(path: "", name: String(repeating: "x", count: 5000) + ".plist", role: .route))
    #expect(name.utf8.count == 200)
    #expect(names.remarks.count == 1)
    #expect(names.remarks[0].utf8.count < 500)
  }

  @Test("many names of which only the ends differ are told apart soon", .timeLimit(.minutes(1)))
  func ends() {
    var names = PropertyListNames()
    let start = String(repeating: "x", count: 300)
    let taken = (0..<10_000).map {
      names.name(for: ParkFile(path: "", name: "\(start)\($0).plist", role: .route))
    }
    #expect(Set(taken).count == 10_000)
    #expect(taken[1].hasSuffix("x 2.plist"))
    #expect(taken[9999].hasSuffix("x 10000.plist"))
  }
}
