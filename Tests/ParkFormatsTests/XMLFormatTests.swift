import Foundation
import ParkModel
import Testing

@Suite struct GPXTests {
  private func waypoints(_ map: WrittenMap) throws -> [[String: String]] {
    try map.elements().filter { $0.name == "wpt" }.map(\.attributes)
  }

  @Test(
    "a longitude of 180 is -180, also where rounding makes it so",
    arguments: [
      ("180", nil, "-180"), ("180.0", nil, "-180"), ("-180", nil, "-180"),
      ("179.9999999", 3, "-180"), ("179.9994", 3, "179.999"), ("179.9999999", nil, "179.9999999"),
      ("-179.9999999", 3, "-180"), ("-0.0000001", 3, "0"),
    ] as [(String, Int?, String)])
  func dateLine(longitude: String, places: Int?, expected: String) throws {
    let map = try WrittenMap(
      "gpx", ["A.plist": attraction(at: "{1,\(longitude)}")], precision: places)
    #expect(try waypoints(map) == [["lat": "1", "lon": expected]])
    let bounds = try #require(try map.elements().first { $0.name == "bounds" })
    #expect(
      bounds.attributes == ["minlat": "1", "minlon": expected, "maxlat": "1", "maxlon": expected])
  }

  @Test("the bounds hold all places", arguments: [nil, 2] as [Int?])
  func bounds(places: Int?) throws {
    let route = ["{34.123456789012,-118.987654321098}", "{-3.5,7}", "{1,2}"].map(string).joined()
    let map = try WrittenMap("gpx", ["R.plist": "<array>\(route)</array>"], precision: places)
    let elements = try map.elements()
    let bounds = try #require(elements.first { $0.name == "bounds" }).attributes
      .compactMapValues(Double.init)
    let points = elements.filter { $0.name == "rtept" }.map {
      $0.attributes.compactMapValues(Double.init)
    }
    #expect(points.count == 3)
    for point in points {
      let (lat, lon) = (try #require(point["lat"]), try #require(point["lon"]))
      #expect((bounds["minlat"] ?? 99) <= lat && lat <= (bounds["maxlat"] ?? -99))
      #expect((bounds["minlon"] ?? 999) <= lon && lon <= (bounds["maxlon"] ?? -999))
    }
    #expect(bounds["minlat"] == -3.5 && bounds["maxlon"] == 7)
    #expect(abs((bounds["minlon"] ?? 0) + 118.987654321098) < (places == nil ? 2e-9 : 0.01))
  }

  @Test("places far from the globe stop nothing", arguments: ["1e300", "-1e17", "1e-300"])
  func farOut(number: String) throws {
    let map = try WrittenMap("gpx", ["A.plist": attraction(at: "{\(number),\(number)}")])
    #expect(try waypoints(map).count == 1)
  }

  @Test("a map of nothing has no bounds")
  func empty() throws {
    let map = try WrittenMap("gpx", [:], name: "a<b")
    #expect(try map.elements().map(\.name) == ["gpx", "metadata", "name"])
    #expect(try map.elements().last?.text == "a<b")
    #expect(!map.text.contains("\n\n"))
  }

  @Test("further keys stand under their names where XML allows, else in an attribute")
  func extras() throws {
    let more = """
      <key>height</key><integer>5</integer><key>entry</key><string>e</string>\
      <key>a b&lt;"&amp;</key><true/><key>é</key><string>x</string>\
      <key>1</key><array><string>&lt;</string><date>2024-01-01T00:00:00Z</date></array>
      """
    let elements = try WrittenMap("gpx", ["A.plist": attraction(more)]).elements()
    let extras = elements.filter { $0.name.hasPrefix("plist:") }
    #expect(
      extras.map(\.name) == [
        "plist:height", "plist:entry", "plist:entry", "plist:é", "plist:entry",
      ])
    #expect(extras.map { $0.attributes["key"] } == [nil, "entry", "a b<\"&", nil, "1"])
    #expect(extras.map { $0.attributes["kind"] } == ["integer", nil, "boolean", nil, "array"])
    #expect(extras.map(\.text) == ["5", "e", "true", "x", "[\"<\",\"2024-01-01T00:00:00Z\"]"])
  }

  @Test("what is left out is named once")
  func omissions() throws {
    let map = try WrittenMap("gpx", ["A.plist": park(), "B.plist": park()])
    #expect(map.omissions == ["the map overlay image"])
    #expect(try WrittenMap("gpx", ["A.plist": park()], layers: [.boundary]).omissions == [])
    #expect(try WrittenMap("gpx", ["A.plist": attraction()]).omissions == [])
  }

  @Test("a boundary is a closed track, and a route one only where asked")
  func tracks() throws {
    let files: KeyValuePairs = [
      "P.plist": park(), "R.plist": "<array>\(string("{1,2}"))\(string("{3,4}"))</array>",
    ]
    let plain = try WrittenMap("gpx", files).elements()
    let points = plain.filter { $0.name == "trkpt" }.map(\.attributes)
    #expect(points.count == 4 && points.first == points.last)
    #expect(plain.filter { $0.name == "rtept" }.count == 2)
    let tracks = try WrittenMap("gpx", files, options: ["tracks"]).elements()
    #expect(tracks.filter { $0.name == "trk" }.count == 2)
    #expect(tracks.filter { $0.name == "rte" }.isEmpty)
  }
}

@Suite struct KMLTests {
  private func data(_ map: WrittenMap) throws -> [(name: String, value: String)] {
    let elements = try map.elements()
    return elements.indices.filter { elements[$0].name == "Data" }
      .map { (elements[$0].attributes["name"] ?? "", elements[$0 + 1].text) }
  }

  @Test("a subtitle shows as it is, also where it looks like HTML")
  func description() throws {
    let subtitle = "<key>subtitle</key><string>a&lt;br/&gt;b &amp;amp; \"c\"</string>"
    let map = try WrittenMap("kml", ["A.plist": attraction(subtitle)])
    let element = try #require(try map.elements().first { $0.name == "description" })
    #expect(element.text == "a&lt;br/&gt;b &amp;amp; \"c\"")
    #expect(try data(map).first { $0.name == "subtitle" }?.value == "a<br/>b &amp; \"c\"")
  }

  @Test("further keys keep their names and values, and kinds go along")
  func extras() throws {
    let more = """
      <key>a"&lt;&amp;&#10;b</key><string>x</string><key>layer</key><string>l</string>\
      <key>n</key><integer>5</integer><key>d</key><dict><key>e</key><real>1.5</real></dict>
      """
    let data = try data(WrittenMap("kml", ["A.plist": attraction(more)]))
    #expect(
      data.map(\.name) == [
        "layer", "type", "a\"<&\nb", "plist:layer", "n", "d", "plist-types", "source",
      ])
    #expect(
      data.map(\.value) == [
        "attractions", "misc", "x", "l", "5", "{\"e\":1.5}",
        "{\"n\":\"integer\",\"d\":\"dict\",\"d.e\":\"real\"}", "A.plist",
      ])
  }

  @Test("a map of nothing has styles and a name alone")
  func empty() throws {
    let names = try WrittenMap("kml", [:]).elements().map(\.name)
    #expect(!names.contains("Folder") && !names.contains("LookAt") && !names.contains("Placemark"))
    #expect(names.prefix(3) == ["kml", "Document", "name"])
  }

  @Test(
    "the overlay has a box, and the corners only where the box does not tell them",
    arguments: [
      ("{1,1}", false), ("{1.1,1}", true),
    ])
  func overlay(topRight: String, hasCorners: Bool) throws {
    let map = try WrittenMap(
      "kml",
      [
        "P.plist": park().replacing(
          "{1,1}</string><key>overlayB", with: "\(topRight)</string><key>overlayB")
      ],
      json: "{\"overlay\": {\"shape\": \"corners\"}}", image: "a&b.png")
    let elements = try map.elements()
    #expect(elements.contains { $0.name == "LatLonBox" })
    #expect(elements.contains { $0.name == "gx:LatLonQuad" } == hasCorners)
    #expect(elements.last { $0.name == "href" }?.text == "a&b.png")
  }

  @Test("each layer is a folder with the app's name for it")
  func folders() throws {
    let map = try WrittenMap(
      "kml",
      [
        "P.plist": park(), "A.plist": attraction(), "B.plist": attraction(),
        "XLocations.plist": "<array>\(string("{1,2}"))\(string("{1,3}"))</array>",
        "R.plist": "<array>\(string("{1,2}"))\(string("{3,4}"))</array>",
      ])
    let elements = try map.elements()
    let folders = elements.indices.filter { elements[$0].name == "Folder" }.map {
      elements[$0 + 1].text
    }
    #expect(
      folders == [
        "Park Boundary", "Map Overlay", "Attraction Pins", "Character Location", "X", "Route",
      ])
    #expect(elements.filter { $0.name == "Placemark" }.count == 6)
  }
}
