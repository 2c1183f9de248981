import Foundation
import Testing

@testable import ParkFormats

@Suite("Features made to take all time")
struct FeatureTimeTests {
  /// Expects that `work` takes time in proportion to the number that it gets, as far as can be told from
  /// `count` and eight times as many.
  private func expectProportion(_ count: Int, _ work: (Int) throws -> Void) throws {
    let less = try time { try work(count) }
    let more = try time { try work(8 * count) }
    #expect(more < 24 * less + 50_000, "\(less) µs, then \(more) µs")
  }

  /// The CPU time that this thread takes for `work`, in microseconds.
  private func time(_ work: () throws -> Void) rethrows -> Int {
    let start = now()
    try work()
    return now() - start
  }

  private func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Int(time.tv_sec) * 1_000_000 + Int(time.tv_nsec) / 1000
  }

  /// Returns a GeoJSON pin of ours with further `properties`.
  private func pin(_ properties: String) -> String {
    """
    {"type":"Feature","properties":{"layer":"attractions","source":"Pins.plist","name":"N",\(properties)},
    "geometry":{"type":"Point","coordinates":[2,1]}}
    """
  }

  private func kml(_ content: String) -> String {
    "<kml xmlns=\"http://www.opengis.net/kml/2.2\"><Document>\(content)</Document></kml>"
  }

  private func placemark(_ name: String) -> String {
    "<Placemark><name>\(name)</name><Point><coordinates>2,1</coordinates></Point></Placemark>"
  }

  @Test("many keys in the opposite order")
  func order() throws {
    try expectProportion(1000) { count in
      let keys = (0..<count).map { "k\($0)" }
      let order = keys.reversed().joined(separator: ",")
      let map = try ReadMap(
        "geojson",
        pin("\"plist-order\":\"\(order)\"," + keys.map { "\"\($0)\":1" }.joined(separator: ",")))
      #expect(map.lines.count == count + 2)
      #expect(map.lines[2].contains("k\(count - 1)"))
      #expect(map.lines[count + 1].contains("k0"))
    }
  }

  @Test("a folder with a long name, which is cut, and many features")
  func folderName() throws {
    try expectProportion(50) { count in
      let name = String(repeating: "N", count: 1000 * count)
      let pins = (0..<count).map { placemark("\($0)") }.joined()
      let map = try ReadMap("kml", kml("<Folder><name>\(name)</name>\(pins)</Folder>"))
      #expect(map.lines.count == count + 1)
      #expect(map.remarks.first == "left out 1 end of a folder's long name")
    }
  }

  @Test("many features in folders within each other")
  func folders() throws {
    try expectProportion(25) { count in
      let open = (0..<count).map { "<Folder><name>Folder \($0)</name>" }.joined()
      let pins = (0..<20 * count).map { placemark("\($0)") }.joined()
      let close = String(repeating: "</Folder>", count: count)
      let map = try ReadMap("kml", kml(open + pins + close))
      #expect(map.lines.count == 20 * count + 1)
    }
  }

  @Test("a folder's name counts for what comes behind it, and ends with the folder")
  func names() throws {
    let (one, two) = (placemark("One"), placemark("Two"))
    let map = try ReadMap(
      "kml",
      kml(
        """
        <Folder>\(one)<name>Character Location</name>\(two)
        <Folder><name>Taz</name>\(one)\(two)</Folder>\(two)</Folder>\(one)
        """))
    #expect(
      map.lines.filter { !$0.hasPrefix("  ") && !$0.hasPrefix("pin") } == [
        "attractions mapAttractions.plist", "character TazLocations.plist", "path Taz",
        "character TwoLocations.plist", "path Two",
      ])
  }

  @Test("a character whose name is a row of flags")
  func flags() throws {
    try expectProportion(4000) { count in
      let name = String(repeating: "\u{1F1E6}", count: count)
      let folder = "<Folder><name>Character Location</name>\(placemark(name + " 12"))</Folder>"
      let map = try ReadMap("kml", kml(folder))
      #expect(map.lines.contains("path \(name)"))
    }
  }

  @Test("a long key with many values, of which the kind of one is told", arguments: [0, 299])
  func kinds(place: Int) throws {
    try expectProportion(300) { count in
      let key = String(repeating: "K", count: 50 * count)
      let types = "{\\\"\(key)[\(place)]\\\":\\\"date\\\"}"
      let values = [String](repeating: "\"2020-01-01T00:00:00Z\"", count: count)
      let map = try ReadMap(
        "geojson",
        pin("\"plist-types\":\"\(types)\",\"\(key)\":[\(values.joined(separator: ","))]"))
      #expect(map.lines.joined().components(separatedBy: "date").count == 2)
    }
  }

  @Test("many parks in one file")
  func parks() throws {
    let park = { (number: Int) in
      """
      {"type":"Feature","properties":{"layer":"boundary","source":"P\(number).plist"},
      "geometry":{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1],[0,0]]]}}
      """
    }
    try expectProportion(1000) { count in
      let parks = (0..<count).map(park).joined(separator: ",")
      let map = try ReadMap(
        "geojson", "{\"type\":\"FeatureCollection\",\"features\":[\(parks)]}")
      #expect(map.lines.count { $0.hasPrefix("park ") } == count)
    }
  }

  @Test("tags without an end take no longer than others")
  func tags() {
    let count = 50_000
    let sound = time { _ = HTMLText(Array(String(repeating: "<a>", count: count).utf8)) }
    let endless = time {
      let html = HTMLText(Array(String(repeating: "<a", count: count).utf8))
      #expect(!html.hasMarkup)
    }
    #expect(endless < 4 * sound + 50_000, "\(sound) µs, then \(endless) µs")
  }
}
