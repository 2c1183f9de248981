import Foundation
import ParkModel
import Testing

@Suite struct GeoJSONTests {
  @Test(
    "keys that are called like our own get a prefix, and nothing is lost",
    arguments: [
      "layer", "source", "marker-color", "marker-symbol", "typeCode", "description", "center",
      "plist-types", "plist:layer", "plist:plist:x", "stroke-width", "sighting", "fid", "geom",
    ])
  func collision(key: String) throws {
    let map = try WrittenMap(
      "geojson", ["A.plist": attraction("<key>\(key)</key><string>mine</string>")])
    let properties = try map.properties()
    #expect(properties["plist:\(key)"] as? String == "mine")
    #expect(properties["layer"] as? String == "attractions")
    #expect(properties["source"] as? String == "A.plist")
  }

  @Test("a key of the model's name is carried along where the configuration names another")
  func configuredKeys() throws {
    let map = try WrittenMap(
      "geojson",
      [
        "A.plist":
          "<array>\(dictionary(["title": string("T"), "name": string("N"), "coord": string("{1,2}")]))</array>"
      ],
      json: "{\"keys\": {\"attraction\": {\"name\": \"title\", \"location\": \"coord\"}}}")
    let properties = try map.properties()
    #expect(properties["name"] as? String == "T")
    #expect(properties["plist:name"] as? String == "N")
    #expect(properties["title"] == nil)
  }

  @Test(
    "a number under the key id is the feature's identifier too, by which GDAL keeps it",
    arguments: [
      ("<key>id</key><integer>7</integer>", #""id":7}"#),
      ("<key>i</key><true/><key>id</key><integer>0x1F</integer><key>x</key><true/>", #""id":31}"#),
      ("<key>id</key><integer>-7</integer>", #""plist:id":-7,"source":"A.plist"}}"#),
      ("<key>id</key><string>7</string>", #""source":"A.plist"}}"#),
      ("<key>id</key><real>7.5</real>", #""source":"A.plist"}}"#),
      ("<key>ID</key><integer>7</integer>", #""source":"A.plist"}}"#),
    ])
  func identifier(entries: String, end: String) throws {
    let map = try WrittenMap(
      "geojson", ["A.plist": attraction(entries)], options: ["lines"])
    #expect(map.text.hasSuffix(end + "\n"), "\(map.text)")
  }

  @Test("values keep their shape, and kinds that JSON does not show go along")
  func kinds() throws {
    let more =
      dictionary([
        "when": "<date>2024-05-31T09:30:00Z</date>", "bytes": "<data>AAE=</data>",
        "hours": "<array><integer>9</integer><date>2024-01-01T00:00:00Z</date></array>",
        "deep": dictionary(["x": "<data>AA==</data>", "y": "<true/>"]),
        "a.b": "<date>2024-01-01T00:00:00Z</date>", "a": dictionary(["b": "<data></data>"]),
        "real": "<real>.5</real>", "more": "<real>+1E5</real>", "hex": "<integer>0x1F</integer>",
        "seven": "<integer>+007</integer>", "no": "<false/>",
      ]).dropFirst(6).dropLast(7)
    let map = try WrittenMap("geojson", ["A.plist": attraction(at: "{1,2}", String(more))])
    let properties = try map.properties()
    #expect(properties["when"] as? String == "2024-05-31T09:30:00Z")
    #expect(properties["bytes"] as? String == "AAE=")
    #expect((properties["hours"] as? [Any])?.first as? Int == 9)
    #expect((properties["deep"] as? [String: Any])?["y"] as? Bool == true)
    #expect(properties["real"] as? Double == 0.5)
    #expect(properties["more"] as? Double == 100_000)
    #expect(properties["hex"] as? Int == 31)
    #expect(properties["seven"] as? Int == 7)
    let kinds = try JSONSerialization.jsonObject(
      with: Data(#require(properties["plist-types"] as? String).utf8))
    #expect(
      kinds as? [String: String] == [
        "when": "date", "bytes": "data", "hours[1]": "date", "deep.x": "data",
        "[\"a.b\"]": "date", "a.b": "data",
      ])
  }

  @Test("texts keep every character")
  func characters() throws {
    let map = try WrittenMap(
      "geojson", ["A.plist": attraction("<key>a\"\\b</key><string>&lt;&#13;&#9;é😀\"\\\n</string>")])
    #expect(try map.properties()["a\"\\b"] as? String == "<\r\té😀\"\\\n")
  }

  @Test(
    "numbers keep all digits, or as many as were asked for",
    arguments: [
      (nil, "[-118.59710000000001,34.424800000000005]"), (4, "[-118.5971,34.4248]"),
      (0, "[-119,34]"), (17, "[-118.59710000000001,34.424800000000005]"),
    ] as [(Int?, String)])
  func precision(places: Int?, expected: String) throws {
    let map = try WrittenMap(
      "geojson", ["A.plist": attraction(at: "{34.424800000000005,-118.59710000000001}")],
      precision: places)
    #expect(map.text.contains("\"coordinates\":\(expected)"))
  }

  @Test("a type that the table does not list is shown as the fallback and keeps its code")
  func unlistedType() throws {
    let map = try WrittenMap(
      "geojson", ["A.plist": attraction("<key>type</key><string>99</string>")])
    let properties = try map.properties()
    #expect(properties["type"] as? String == "misc")
    #expect(properties["typeCode"] as? String == "99")
  }

  @Test("a map of nothing is a collection without features")
  func empty() throws {
    let map = try WrittenMap("geojson", [:], name: "Nothing")
    #expect(try map.features().isEmpty)
    #expect(map.text == "{\"type\":\"FeatureCollection\",\"name\":\"Nothing\",\"features\":[]}\n")
    #expect(try WrittenMap("geojson", [:], options: ["lines"]).text == "")
  }

  @Test("a map without a park is named after its file")
  func withoutPark() throws {
    let map = try WrittenMap(
      "geojson", ["Walk.plist": "<array>\(string("{1,2}"))\(string("{3,4}"))</array>"])
    #expect(map.text.hasPrefix("{\"type\":\"FeatureCollection\",\"name\":\"Walk\""))
    #expect(map.text.hasSuffix("],\"bbox\":[2,1,4,3]}\n"))
  }

  @Test("two parks are two boundaries and two overlays, each with its centre once")
  func twoParks() throws {
    let map = try WrittenMap("geojson", ["A.plist": park(), "B.plist": park()])
    let layers = try map.features().indices.map { try map.properties(of: $0) }
    #expect(
      layers.map { $0["layer"] as? String } == ["boundary", "boundary", "overlay", "overlay"])
    #expect(layers.map { $0["source"] as? String } == ["A.plist", "B.plist", "A.plist", "B.plist"])
    #expect(layers.map { $0["center"] != nil } == [true, true, false, false])
  }

  @Test(
    "only the wanted layers are written, and the centre goes with what is left",
    arguments: [
      ([Layer.boundary], ["boundary"]), ([.overlay], ["overlay"]), ([.routes], ["routes"]),
      ([.attractions, .characters], ["attractions", "characters"]), ([], []),
    ] as [(Set<Layer>, [String])])
  func layers(wanted: Set<Layer>, expected: [String]) throws {
    let map = try WrittenMap(
      "geojson",
      [
        "P.plist": park("<key>extra</key><string>x</string>"), "A.plist": attraction(),
        "XLocations.plist": "<array>\(string("{1,2}"))</array>",
        "R.plist": "<array>\(string("{1,2}"))\(string("{3,4}"))</array>",
      ], layers: wanted)
    let properties = try map.features().indices.map { try map.properties(of: $0) }
    #expect(properties.map { $0["layer"] as? String } == expected)
    let isPark = expected == ["boundary"] || expected == ["overlay"]
    #expect(properties.first?["center"] as? String == (isPark ? "{0.5,0.5}" : nil))
    #expect(properties.first?["extra"] as? String == (isPark ? "x" : nil))
  }

  @Test("a map across the 180th meridian has its western edge east of its eastern one")
  func acrossDateLine() throws {
    let map = try WrittenMap(
      "geojson", ["R.plist": "<array>\(string("{0,179}"))\(string("{2,-179}"))</array>"])
    let geometry = try #require(try map.features()[0]["geometry"] as? [String: Any])
    #expect(geometry["type"] as? String == "MultiLineString")
    #expect(
      geometry["coordinates"] as? [[[Double]]] == [
        [[179, 0], [180, 1]], [[-180, 1], [-179, 2]],
      ])
    #expect(map.text.hasSuffix("],\"bbox\":[179,0,-179,2]}\n"))
  }

  @Test("each line is a text of its own, behind RS in a sequence", arguments: ["lines", "seq"])
  func lines(option: String) throws {
    let map = try WrittenMap(
      "geojson", ["P.plist": park(), "A.plist": attraction()], options: [option])
    #expect(map.text.hasSuffix("\n"))
    let lines = map.text.split(separator: "\n")
    #expect(lines.count == 3)
    for line in lines {
      #expect(line.hasPrefix("\u{1E}") == (option == "seq"))
      let text = line.drop { $0 == "\u{1E}" }
      let feature = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      #expect(feature?["type"] as? String == "Feature")
    }
  }

  @Test("a pretty text says the same")
  func pretty() throws {
    let files: KeyValuePairs = ["P.plist": park(), "A.plist": attraction()]
    let (plain, pretty) = (
      try WrittenMap("geojson", files), try WrittenMap("geojson", files, options: ["pretty"])
    )
    #expect(try plain.features() as NSArray == pretty.features() as NSArray)
    #expect(pretty.text.contains("\n      \"type\": \"Feature\",\n"))
  }
}
