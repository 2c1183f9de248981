import TestSupport
import Testing

@Suite struct GeoJSONReadingTests {
  private func feature(_ geometry: String, _ properties: String = "null") -> String {
    "{\"type\":\"Feature\",\"geometry\":\(geometry),\"properties\":\(properties)}"
  }

  private let point = "{\"type\":\"Point\",\"coordinates\":[4.25,52.5]}"

  @Test(
    "the number of a row that QGIS gives a feature of ours is no further key, that of another's is",
    arguments: [(#""layer":"attractions","source":"Pins.plist","#, 0), ("", 1)])
  func rowNumber(words: String, count: Int) throws {
    let map = try ReadMap(
      "geojson",
      """
      {"type":"Feature","geometry":{"type":"Point","coordinates":[4.25,52.5]},"properties":
      {"fid":3,\(words)"name":"N","type":"ride","typeCode":"1"}}
      """)
    #expect(map.lines.count { $0.contains(#"extra "fid": integer "3""#) } == count)
  }

  @Test(
    "of a type and a typeCode that contradict each other, the typeCode is taken, and that is told",
    arguments: [
      ("food", "1", true), ("Food", "1", true), ("toilet", "1", true), ("ride", "1", false),
      ("misc", "99", false), ("ride", "99", false),
    ])
  func contradiction(word: String, code: String, isTold: Bool) throws {
    let map = try ReadMap(
      "geojson",
      """
      {"type":"Feature","geometry":{"type":"Point","coordinates":[4.25,52.5]},"properties":
      {"layer":"attractions","source":"Pins.plist","name":"N","type":"\(word)","typeCode":"\(code)"}}
      """)
    let said = map.findings.filter { $0.hasSuffix("[feature-contradiction]") }
    #expect(said.count == (isTold ? 1 : 0), "\(map.findings)")
    #expect(map.lines.contains { $0.contains("Optional(\"\(code)\")") }, "\(map.lines)")
  }

  @Test("a description that is not the subtitle is told, and the subtitle taken")
  func description() throws {
    let map = try ReadMap(
      "geojson",
      """
      {"type":"Feature","geometry":{"type":"Point","coordinates":[4.25,52.5]},"properties":
      {"layer":"attractions","source":"Pins.plist","name":"N","subtitle":"a","description":"b"}}
      """)
    #expect(
      map.findings.count { $0.contains("the description \"b\" of \"N\" is not its subtitle") } == 1)
    #expect(map.lines.contains { $0.contains("Optional(\"a\")") }, "\(map.lines)")
  }

  @Test("a route and a character keep the names that they have in the map")
  func names() throws {
    let line = #"{"type":"LineString","coordinates":[[4.25,52.5],[4.26,52.5]]}"#
    let map = try ReadMap(
      "geojson",
      """
      {"type":"FeatureCollection","features":[
      \(feature(line, #"{"layer":"routes","source":"Walk.plist","name":"Gate / Walk"}"#)),
      \(feature(line, #"{"name":"Loop / East"}"#)),
      \(feature(point, #"{"layer":"characters","source":"TazLocations.plist","character":"Robin"}"#))
      ]}
      """)
    #expect(map.lines.contains { $0.contains("Gate / Walk") }, "\(map.lines)")
    #expect(map.lines.contains { $0.contains("Loop / East") }, "\(map.lines)")
    #expect(map.lines.contains { $0.contains("Robin") }, "\(map.lines)")
  }

  @Test("an identifier beside the properties is a key, and a repeated one no loss")
  func identifier() throws {
    let feature = #"""
      {"type":"Feature","id":3,"geometry":{"type":"Point","coordinates":[4.25,52.5]},"properties":
      {"name":"N","type":"ride"}}
      """#
    for text in [feature, feature.replacing(#""N","#, with: #""N","id":3,"#)] {
      let map = try ReadMap("geojson", text)
      #expect(map.lines.last == #"  extra "id": integer "3""#)
      #expect(map.remarks == [])
    }
  }

  @Test("a collection, a feature, a geometry and sequences of features are read")
  func framings() throws {
    let feature = feature(point)
    let pin =
      #"pin true 52.5 4.25 "" nil Optional("0") Optional(PropertyList.PropertyListTree.Kind.string)"#
    for (text, count) in [
      ("{\"type\":\"FeatureCollection\",\"features\":[\(feature),\n\(feature)]}", 2),
      ("\u{FEFF}" + feature, 1), (point, 1), ("\n\n" + feature + "\n\n\(feature)\n", 2),
      ("\u{1E}\(feature)\n\u{1E}\(feature)\n", 2), ("\u{1E}{\n}\u{1E}\(feature)", 1),
      ("{\n \"type\": \"Point\",\n \"coordinates\": [4.25, 52.5] }", 1),
    ] {
      let map = try ReadMap("geojson", text)
      let expected = ["attractions mapAttractions.plist"] + Array(repeating: pin, count: count)
      #expect(map.lines == expected, "\(text)")
    }
  }

  @Test("features of other people's are sorted by their shapes")
  func shapes() throws {
    let square = "[[4,52],[5,52],[5,53],[4,52]]"
    let map = try ReadMap(
      "geojson",
      """
      {"type": "FeatureCollection", "name": "Zoo", "features": [
      \(feature(point, #"{"title": "Lions", "description": "roar", "type": "Food", "fee": 1.50}"#)),
      \(feature("{\"type\":\"LineString\",\"coordinates\":[[4,52],[5,53.0]]}", #"{"name": "A/B"}"#)),
      \(feature("{\"type\":\"Polygon\",\"coordinates\":[\(square),\(square)]}", #"{"fill": "red"}"#)),
      \(feature("{\"type\":\"Polygon\",\"coordinates\":[\(square)]}")),
      \(feature("null"))
      ]}
      """)
    #expect(map.findings == [])
    #expect(
      map.lines == [
        "park Zoo.plist", "boundary 52 4", "boundary 52 5", "boundary 53 5",
        "attractions ZooAttractions.plist",
        #"pin true 52.5 4.25 "Lions" Optional("roar") Optional("2") "#
          + "Optional(PropertyList.PropertyListTree.Kind.string)",
        #"  extra "fee": real "1.50""#, "route A-B.plist", "path A/B", "  point 52 4",
        "  point 53 5",
      ])
    #expect(
      map.remarks == [
        "left out 1 hole in a polygon", "left out 1 further boundary",
        "left out 1 feature without a geometry", "left out 1 style",
      ])
  }

  @Test("a line cut at the date line is joined again, a moved overlay keeps its new place")
  func joins() throws {
    let line =
      "{\"type\":\"MultiLineString\",\"coordinates\":[[[179,1],[180,2]],[[-180,2],[-179,3]]]}"
    #expect(
      try ReadMap("geojson", feature(line, "{\"name\":\"W\"}")).lines
        == ["route W.plist", "path W", "  point 1 179", "  point 3 -179"])
    let ring = "{\"type\":\"Polygon\",\"coordinates\":[[[4,52],[5,52],[5,53],[4,53],[4,52]]]}"
    let old = """
      {"layer":"overlay","source":"P.plist","name":"P","topLeft":"{50,1}","topRight":"{50.1,2}",\
      "bottomLeft":"{49,1}"}
      """
    let map = try ReadMap("geojson", feature(ring, old))
    #expect(map.lines == ["park P.plist", #"overlay ["53 4", "53 5", "52 4"]"#])
    #expect(map.remarks == ["left out 1 set of corners that an overlay no longer has"])
  }

  @Test("an identifier that is no text and no number does not take the place of a property")
  func otherIdentifier() throws {
    let map = try ReadMap(
      "geojson",
      """
      {"type": "Feature", "id": true, "geometry": {"type": "Point", "coordinates": [4, 52]},
      "properties": {"name": "Lions", "id": "true"}}
      """)
    #expect(map.lines.contains(#"  extra "id": string "true""#), "\(map.lines)")
    #expect(map.findings == [])
  }

  @Test(
    "what is wrong is told with its place",
    arguments: [
      ("", "1:1: the file is empty: expected GeoJSON [json-syntax]"),
      ("{\"type\":\"FeatureCollection\",\n\"features\":[}", "2:13: "),
      ("[1]", "1:1: found an array, expected a GeoJSON object [geojson-structure]"),
      ("{\"type\":\"Topology\"}", "1:9: found \"Topology\", expected a FeatureCollection"),
      ("{\"type\":\"FeatureCollection\"}", "1:1: a FeatureCollection needs a member \"features\""),
      ("{\"type\":\"Point\",\"coordinates\":[1]}", "1:31: found an array, expected a position"),
      (
        "{\"type\":\"Point\",\"coordinates\":[1,\n\"2\"]}", "2:1: found a string, expected a number"
      ),
      ("{\"type\":\"Point\",\"coordinates\":[1,1e999]}", "1:34: the number \"1e999\" is too great"),
      ("{\"type\":\"LineString\",\"coordinates\":5}", "1:36: found a number, expected an array"),
      (
        "{\"type\":\"Point\",\"coordinates\":true}",
        "1:31: found true or false, expected a position"
      ),
      ("{\"type\":\"Point\"}", "1:1: a Point needs a member \"coordinates\""),
      ("{\"type\":\"GeometryCollection\"}", "1:1: a GeometryCollection needs an array"),
      (#"{"type":"Feature","geometry":5}"#, "1:30: found a number, expected a geometry"),
      (
        #"{"type":"Feature","geometry":{"type":"Point","coordinates":[]},"properties":5}"#,
        "1:77: the properties of a Feature are an object or null"
      ),
      (
        #"{"type":"FeatureCollection","features":[5]}"#,
        "1:41: found a number, expected a Feature"
      ),
      (
        #"{"type":"FeatureCollection","features":[{"type":"Point","coordinates":[]}]}"#,
        "1:49: expected a Feature, found \"Point\""
      ),
      (
        #"{"type":"FeatureCollection","features":{}}"#,
        "1:40: a FeatureCollection needs a member \"features\", an array"
      ),
      (#"{"type":"Feature","properties":{}}"#, "1:1: the Feature has no member \"geometry\""),
      (
        #"{"type":"FeatureCollection","features":[],"crs":{"properties":{"name":"EPSG:3857"}}}"#,
        "1:49: the coordinates are in \"EPSG:3857\": expected WGS 84"
      ),
    ])
  func faults(text: String, finding: String) throws {
    let findings = try ReadMap("geojson", text).findings
    #expect(findings.first?.hasPrefix(finding) == true, "\(findings)")
  }

  @Test("a text that does not end is refused where it begins, before it is in memory as a whole")
  func longToken() throws {
    let text = "{\n\"type\":\n\"é\",\"b\":\"" + String(repeating: "x", count: 10_000_001)
    #expect(
      try ReadMap("geojson", text).findings
        == ["3:9: a text or a number of more than 10000000 bytes [json-syntax]"])
  }

  @Test("geometries of several parts give their shapes, those without places none")
  func parts() throws {
    let empty = [
      "{\"type\":\"Point\",\"coordinates\":[]}", "{\"type\":\"Polygon\",\"coordinates\":[]}",
    ]
    let parts =
      empty + [
        "{\"type\":\"MultiPoint\",\"coordinates\":[[4,52,7],[4.5,52]]}",
        "{\"type\":\"LineString\",\"coordinates\":[[4,52],[5,53]]}",
      ]
    let collection =
      "{\"type\":\"GeometryCollection\",\"geometries\":[\(parts.joined(separator: ","))]}"
    let map = try ReadMap(
      "geojson",
      """
      {"type":"FeatureCollection","crs":{"properties":{"name":"urn:ogc:def:crs:OGC:1.3:CRS84"}},
       "features":[{"type":"Feature","id":7,"geometry":\(collection),"properties":{"id":8,"n":null}}]}
      """)
    #expect(map.findings == [])
    #expect(
      map.lines == [
        "attractions mapAttractions.plist",
        #"pin true 52 4 "" nil Optional("0") Optional(PropertyList.PropertyListTree.Kind.string)"#,
        #"  extra "id": integer "8""#,
        #"pin true 52 4.5 "" nil Optional("0") Optional(PropertyList.PropertyListTree.Kind.string)"#,
        #"  extra "id": integer "8""#,
        "route mapRoute.plist",
        "path mapRoute",
        "  point 52 4",
        "  point 53 5",
      ])
    #expect(
      map.remarks == [
        "left out 1 repeated property",
        "left out 1 altitude",
        "left out 1 property of a line",
        #"took 2 attractions without a type for "misc""#,
      ])
  }

  @Test("arrays nested without end are refused")
  func depth() throws {
    let findings = try ReadMap("geojson", String(repeating: "[", count: 100_000)).findings
    #expect(findings == ["1:129: nested more than 128 levels deep [json-syntax]"])
  }

  @Test(
    "the centre of a park without a shape is where its point is",
    arguments: [
      ("4.3,52.105", "52.105 4.3"), ("4.3000000004,52.105", "52.105 4.3"), ("4.4,52.2", "52.2 4.4"),
    ])
  func mark(point: String, centre: String) throws {
    let map = try ReadMap(
      "geojson",
      """
      {"type":"Feature","geometry":{"type":"Point","coordinates":[\(point)]},
       "properties":{"layer":"boundary","center":"{52.105,4.3}","source":"P.plist"}}
      """)
    #expect(map.lines == ["park P.plist", "center \(centre)"])
  }

  @Test(
    "moments and truth values are known in the forms that other programs have for them",
    arguments: [
      ("date", "1987/02/16 08:00:00+00", "date \"1987-02-16T08:00:00Z\""),
      ("date", "1987-02-16T08:00:00", "date \"1987-02-16T08:00:00Z\""),
      ("date", "1987-02-16T08:00:00+02:00", "string \"1987-02-16T08:00:00+02:00\""),
      ("boolean", "1", "true \"\""), ("boolean", "0", "false \"\""),
      ("boolean", "2", "string \"2\""),
    ], [#"{\"v\":\"KIND\"}"#, #"{"v":"KIND"}"#])
  func kinds(value: (kind: String, text: String, expected: String), notation: String) throws {
    let kinds = notation.replacing("KIND", with: value.kind)
    let map = try ReadMap(
      "geojson",
      """
      {"type":"Feature","geometry":{"type":"Point","coordinates":[4.3,52.1]},"properties":
       {"layer":"attractions","name":"N","typeCode":"1","v":"\(value.text)","source":"P.plist",
        "plist-types":\(kinds.hasPrefix("{\\") ? "\"\(kinds)\"" : kinds)}}
      """)
    #expect(map.lines.last == "  extra \"v\": \(value.expected)")
  }

  @Test("the last of many types is found as soon as the first")
  func manyTypes() throws {
    let (first, last) = (try time(ofType: 0), try time(ofType: 19_999))
    #expect(last < 2 * first, "\(first) ns, then \(last) ns")
  }

  /// Returns the time that reading 2,000 pins of one of 20,000 types takes, in nanoseconds.
  private func time(ofType number: Int) throws -> UInt64 {
    let types = (0..<20_000).map { "\"c\($0)\": {\"name\": \"Type \($0)\"}" }
    let pins = (0..<2_000).map { place in
      """
      {"type": "Feature", "properties": {"name": "P\(place)", "type": "type \(number)"},
        "geometry": {"type": "Point", "coordinates": [8.\(10_000 + place), 47.12345]}}
      """
    }
    let text = "{\"type\": \"FeatureCollection\", \"features\": [\(pins.joined(separator: ","))]}"
    let json = "{\"types\": {\(types.joined(separator: ","))}, \"fallbackType\": \"c0\"}"
    return try threadTime {
      let map = try ReadMap("geojson", text, json: json)
      #expect(map.lines.count { $0.contains("\"c\(number)\"") } == 2_000)
    }
  }
}
