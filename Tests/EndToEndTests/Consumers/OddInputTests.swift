import Foundation
import Testing

@Suite("Odd but legal inputs")
struct OddInputTests {
  private static let names = [
    #"East & West "Gate" \ back"#, "'single' `back` ${HOME} %s %d", "tab\there", "two\nlines",
    " spaces around ", "]]> <![CDATA[x]]> <!-- --> <?pi?>", "&amp; &lt; &#65; already",
    "مرحبا بالعالم \u{202E}RTL", "🎢👩‍👩‍👧‍👦 e\u{301} é", "\u{85}\u{2028}\u{7F}", "", "12", "true", "1e5",
    "null",
    "[1]", "{\"a\":1}", String(repeating: "a very long name ", count: 2_000),
  ]

  /// Lends a folder with an attractions file that has these entries.
  private func withEntries(
    _ entries: [[String: PropertyListText]], _ body: (String) throws -> Void
  ) throws {
    try withTemporaryFolder { folder in
      let dictionaries = entries.map { entry in
        let members = entry.sorted { $0.key < $1.key }.map { key, value in
          "<key>\(PropertyListText.escaped(key))</key>\(value.xml)"
        }
        return "<dict>\(members.joined())</dict>"
      }
      try write(
        "<plist version=\"1.0\"><array>\(dictionaries.joined(separator: "\n"))</array></plist>",
        to: folder + "/Attractions.plist")
      try body(folder)
    }
  }

  private func entry(
    _ name: String, at location: String = "{52.10400,4.29600}"
  ) -> [String: PropertyListText] {
    [
      "name": .string(name), "location": .string(location), "type": .string("1"),
      "subtitle": .string(name),
    ]
  }

  @Test("Names and subtitles keep every character in every format")
  func texts() throws {
    let entries = Self.names.enumerated().map {
      entry($0.element, at: "{52.1041,4.29\(100 + $0.offset)}")
    }
    try withEntries(entries) { folder in
      let features = try FeatureCollection(converted(folder, to: .geoJSON)).features
      #expect(features.map { $0.properties["name"]?.string } == Self.names)
      #expect(features.map { $0.properties["subtitle"]?.string } == Self.names)
      let placemarks = try XMLTree.root(of: converted(folder, to: .kml)).descendants("Placemark")
      #expect(try placemarks.map { try $0.only("name").text } == Self.names)
      #expect(try placemarks.map { try $0.extendedData["subtitle"] } == Self.names)
      #expect(try placemarks.map { shownText(try $0.only("description").text) } == Self.names)
      let waypoints = try XMLTree.root(of: converted(folder, to: .gpx)).all("wpt")
      #expect(try waypoints.map { try $0.only("name").text } == Self.names)
      #expect(try waypoints.map { try $0.only("desc").text } == Self.names)
    }
  }

  @Test("Each line of newline-delimited output is one feature, whatever the names")
  func lines() throws {
    try withEntries(Self.names.map { entry($0) }) { folder in
      for variant in [Variant.lines, .sequence] {
        let lines = try converted(folder, to: variant).split(separator: 0x0A)
        #expect(lines.count == Self.names.count)
        for line in lines { _ = try Feature(JSON(line.drop { $0 == 0x1E })) }
      }
    }
  }

  /// Coordinates, and what is written of them.
  private static let places: [(text: String, longitude: String, latitude: String)] = [
    ("{ 90 , 1.8e2 }", "180", "90"), ("{-90,-180}", "-180", "-90"), ("{-0.0,+0.5}", "0.5", "0"),
    ("{.5,5.}", "5", "0.5"), ("{1e0,2E+1}", "20", "1"),
    ("{-0.00001,1e-7}", "0.0000001", "-0.00001"),
    ("{12.345678901234567,1.2345678901234567e-5}", "0.000012345678901234568", "12.345678901234567"),
    ("{10,179.99999999999997}", "179.99999999999997", "10"),
    ("{10.000000000000000001,-179.99999999999999999}", "-180", "10"),
  ]

  @Test(
    "A coordinate is the shortest decimal that reads back the same, without an exponent",
    arguments: places)
  func numbers(place: (text: String, longitude: String, latitude: String)) throws {
    let pair = "\(place.longitude),\(place.latitude)"
    try withEntries([entry("x", at: place.text)]) { folder in
      let geoJSON = String(decoding: try converted(folder, to: .geoJSON), as: UTF8.self)
      #expect(geoJSON.contains("\"coordinates\":[\(pair)]"))
      let kml = try XMLTree.root(of: converted(folder, to: .kml))
      #expect(kml.descendants("coordinates").map(\.text) == [pair])
      let waypoint = try XMLTree.root(of: converted(folder, to: .gpx)).only("wpt")
      #expect(waypoint.attributes["lat"] == place.latitude)
      #expect(waypoint.attributes["lon"] == (place.longitude == "180" ? "-180" : place.longitude))
    }
  }

  @Test("Rounding to 180 degrees gives -180 in GPX")
  func roundedTo180() throws {
    try withEntries([entry("x", at: "{10.00004,179.99996}")]) { folder in
      try withConverted(folder, to: .gpx) { path in
        let validity = try run(.xmllint, ["--noout", "--nonet", "--schema", GPXTests.schema, path])
        #expect(validity.errors == "\(path) validates\n")
      }
      let rounded = try XMLTree.root(of: converted(folder, to: .gpx, ["--precision", "4"]))
      #expect(try rounded.only("wpt").attributes == ["lat": "10", "lon": "-180"])
      #expect(try rounded.only("metadata").only("bounds").attributes["minlon"] == "-180")
    }
  }

  private static let keys = [
    "layer", "plist:layer", "source", "typeCode", "sighting", "marker-color", "description",
    "plist-types", "1st key", "key with space", "ключ", "a:b", "<k>&\"'", "entry", "xml", "",
    "stroke", "character", "center", "image", "park", "id", "Name", "a.b[0]",
  ]

  @Test("Further keys of any name stand beside our own, each once")
  func keys() throws {
    var odd = entry("keys")
    for key in Self.keys { odd[key] = .string("value of " + key) }
    try withEntries([odd]) { folder in
      let output = try converted(folder, to: .geoJSON)
      let feature = try #require(try FeatureCollection(output).features.first)
      #expect(feature.properties["layer"] == .string("attractions"))
      #expect(feature.properties["source"] == .string("Attractions.plist"))
      let data = try #require(
        try XMLTree.root(of: converted(folder, to: .kml)).descendants("Placemark").first
      ).extendedData
      let extensions = try XMLTree.root(of: converted(folder, to: .gpx)).only("wpt")
        .only("extensions").children.filter { $0.name.hasPrefix("plist:") }
      for key in Self.keys {
        let value = "value of " + key
        #expect(feature.properties.values.filter { $0 == .string(value) }.count == 1)
        #expect(data.values.filter { $0 == value }.count == 1)
        let told = extensions.filter { $0.text == value }
        #expect(told.count == 1)
        #expect(told.first.map { $0.attributes["key"] ?? String($0.name.dropFirst(6)) } == key)
      }
      // A name that stands twice would hide a value from most readers.
      let text = String(decoding: output, as: UTF8.self)
      let properties = try #require(text.components(separatedBy: "\"properties\":").last)
      for name in feature.properties.keys where !name.contains("\"") {
        #expect(properties.components(separatedBy: "\"\(name)\":").count == 2, "\(name)")
      }
    }
  }

  @Test("Values of every kind come in every format")
  func kinds() throws {
    let values: [String: PropertyListText] = [
      "dictionary": .raw(
        "<dict><key>a</key><array><integer>1</integer><real>2.5</real><true/><dict><key>b</key>"
          + "<string>&lt;&amp;\n\"</string></dict></array><key>when</key>"
          + "<date>2020-02-29T01:02:03Z</date></dict>"),
      "date": .raw("<date>1999-12-31T23:59:59Z</date>"), "data": .raw("<data>aGVs\n\tbG8=</data>"),
      "no": .raw("<false/>"), "emptyDictionary": .raw("<dict/>"), "emptyArray": .raw("<array/>"),
      "negative": .raw("<integer>-5</integer>"), "plus": .raw("<integer>+007</integer>"),
      "real": .raw("<real>.5</real>"), "exponent": .raw("<real>1E3</real>"),
      "large": .raw("<integer>9223372036854775807</integer>"), "empty": .raw("<string/>"),
    ]
    try withEntries([entry("kinds").merging(values) { $1 }]) { folder in
      let list = try PropertyValue(contentsOf: folder + "/Attractions.plist")
      let expected = try #require(list.array?.first)
      let feature = try #require(
        try FeatureCollection(converted(folder, to: .geoJSON)).features.first)
      let data = try #require(
        try XMLTree.root(of: converted(folder, to: .kml)).descendants("Placemark").first
      ).extendedData
      let extensions = try XMLTree.root(of: converted(folder, to: .gpx)).only("wpt")
        .only("extensions")
      for key in values.keys {
        let value = try #require(expected[key])
        #expect(value.isTold(by: feature.properties[key]), "\(key)")
        #expect(value.isTold(by: data[key].map(JSON.string)), "\(key)")
        #expect(value.isTold(by: .string(try extensions.only("plist:" + key).text)), "\(key)")
      }
    }
  }

  @Test(
    "A dictionary of attractions is read like an array of them, and keeps its keys",
    arguments: Variant.allText)
  func dictionary(variant: Variant) throws {
    // A page tells findings, and that the root is no array would be one.
    let options = ["--severity", "attraction-root=off"]
    let xml = [("a", "{52.1041,4.2911}"), ("b", "{52.1052,4.2922}")].map { name, place in
      "<dict><key>name</key><string>\(name)</string><key>location</key><string>\(place)"
        + "</string><key>type</key><string>1</string></dict>"
    }
    try withTemporaryFolder { folder in
      let (list, map) = (folder + "/1/Pins.plist", folder + "/2/Pins.plist")
      try write("<plist version=\"1.0\"><array>\(xml.joined())</array></plist>", to: list)
      let members = xml.enumerated().map { "<key>\($0.offset)</key>\($0.element)" }.joined()
      try write("<plist version=\"1.0\"><dict>\(members)</dict></plist>", to: map)
      let output = try converted(list, to: variant, options)
      let keyed = String(decoding: try converted(map, to: variant, options), as: UTF8.self)
      #expect(OddInputTests.withoutKeys(keyed) == String(decoding: output, as: UTF8.self))
      let keys = keyed.matches(of: /plist-key/).count
      #expect(keys == 0 || keys >= 2, "each pin has its key, or none has")
    }
  }

  /// Returns `text` without the keys under which pins stand in a dictionary.
  private static func withoutKeys(_ text: String) -> String {
    text.replacing(/,\s*"plist-key": ?"\d"/, with: "")
      .replacing(/\s*<Data name="plist-key"><value>\d<\/value><\/Data>/, with: "")
      .replacing(/\s*<park:plist-key>\d<\/park:plist-key>/, with: "")
  }

  @Test("Line endings of any kind give the same output", arguments: ["\r\n", "\r"])
  func lineEndings(ending: String) throws {
    let path = Sample.magicMountain.folder + "/MagicMountainAttractions.plist"
    try withTemporaryFolder { folder in
      let copy = folder + "/MagicMountainAttractions.plist"
      try write(try text(of: path).replacingOccurrences(of: "\n", with: ending), to: copy)
      let options = ["--name", "same"]
      #expect(try converted(copy, to: .kml, options) == converted(path, to: .kml, options))
    }
  }

  @Test("A boundary of ten thousand points keeps them all")
  func longBoundary() throws {
    let ring = (0..<10_000).map { step in
      let angle = 2 * Double.pi * Double(step) / 10_000
      return Position(longitude: 7 + 0.1 * cos(angle), latitude: 45 + 0.1 * sin(angle))
    }
    let points = ring.map { "<string>{\($0.latitude),\($0.longitude)}</string>" }
    try withTemporaryFolder { folder in
      try write(
        """
        <plist version="1.0"><dict>
        <key>midCoord</key><string>{45.0001,7.0001}</string>
        <key>overlayTopLeftCoord</key><string>{45.1001,6.9001}</string>
        <key>overlayTopRightCoord</key><string>{45.1001,7.1001}</string>
        <key>overlayBottomLeftCoord</key><string>{44.9001,6.9001}</string>
        <key>boundary</key><array>\(points.joined(separator: "\n"))</array>
        </dict></plist>
        """, to: folder + "/Park.plist")
      let map = try FeatureCollection(converted(folder, to: .geoJSON))
      let written = try #require(map.layer("boundary").first).positions
      #expect(written == ring + ring.prefix(1))
      try withConverted(folder, to: .kml) { path in
        let read = try GDAL.features(of: path, layer: "Park Boundary")
        #expect(read[0].positions.areSame(as: written))
      }
    }
  }

  @Test("An empty list of a known role is a map without features", arguments: Variant.allText)
  func emptyList(variant: Variant) throws {
    try withTemporaryFolder { folder in
      let path = folder + "/Attractions.plist"
      try write("<plist version=\"1.0\"><array/></plist>", to: path)
      let output = try converted("attractions:" + path, to: variant)
      switch variant.format {
      case "geojson" where variant.options.isEmpty || variant.options == ["--pretty"]:
        #expect(try FeatureCollection(output).features.isEmpty)
      case "geojson": #expect(output.isEmpty)
      case "html": #expect(String(decoding: output, as: UTF8.self).contains("\"features\":[],"))
      case "svg": #expect(try XMLTree.root(of: output).descendants("path").count == 2)
      default: #expect(try XMLTree.root(of: output).descendants("name").count == 1)
      }
      let isMarkup = variant.format != "html"
      #expect(!isMarkup || !String(decoding: output, as: UTF8.self).contains("\n\n"))
    }
  }
}

/// A value in the text of a property list.
enum PropertyListText {
  case string(String)
  case raw(String)

  var xml: String {
    switch self {
    case .string(let text): "<string>\(PropertyListText.escaped(text))</string>"
    case .raw(let xml): xml
    }
  }

  static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }
}
