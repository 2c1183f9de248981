import Foundation
import Testing

@Suite("What the field cases are converted to")
struct FieldCaseOutputTests {
  private func geoJSON(_ name: String) throws -> FeatureCollection {
    try FeatureCollection(converted(FieldCase.folder(name), to: .geoJSON))
  }

  private func kml(_ name: String) throws -> XMLTree {
    try XMLTree.root(of: converted(FieldCase.folder(name), to: .kml)).only("Document")
  }

  private func gpx(_ name: String) throws -> XMLTree {
    try XMLTree.root(of: converted(FieldCase.folder(name), to: .gpx))
  }

  /// The ring of the Lakeside park that most cases have.
  private static let boundary = [
    (4.292, 52.1095), (4.291, 52.105), (4.294, 52.1005), (4.308, 52.101), (4.309, 52.106),
    (4.302, 52.109),
  ].map { Position(longitude: $0.0, latitude: $0.1) }

  @Test("clean-set: counts in every format")
  func cleanSet() throws {
    let map = try geoJSON("clean-set")
    #expect(map.layer("boundary").count == 1 && map.layer("overlay").count == 1)
    #expect(map.layer("attractions").count == 3)
    #expect(map.layer("routes").map(\.positions.count) == [5])
    #expect(map.layer("characters").count == 4)
    let kml = try kml("clean-set")
    #expect(kml.descendants("GroundOverlay").count == 1)
    #expect(kml.descendants("Polygon").count == 1)
    #expect(kml.descendants("Point").count == 7)
    #expect(
      try kml.descendants("LineString").map { try $0.only("coordinates").positions.count } == [5])
    let gpx = try gpx("clean-set")
    #expect(gpx.all("wpt").count == 7 && gpx.all("trk").count == 1)
    #expect(gpx.all("rte").map { $0.all("rtept").count } == [5])
  }

  @Test(
    "Spaces, an old DOCTYPE and comments change nothing",
    arguments: ["spaces-in-coordinates", "old-doctype-and-comment"],
    Variant.all)
  func sameAsClean(name: String, variant: Variant) throws {
    try withTemporaryFolder { folder in
      try copy(FieldCase.folder("clean-set") + "/Lakeside.plist", to: folder + "/Park.plist")
      let clean = try converted(folder, to: variant)
      #expect(try converted(FieldCase.folder(name), to: variant) == clean)
    }
  }

  @Test(
    "A route without a DOCTYPE or behind a byte order mark is read",
    arguments: ["no-doctype", "utf8-bom"])
  func oneRoute(name: String) throws {
    #expect(try geoJSON(name).features.map { $0.properties["layer"] } == [.string("routes")])
    #expect(try kml(name).descendants("LineString").count == 1)
    #expect(try gpx(name).all("rte").count == 1)
  }

  @Test(
    "Files that are no UTF-8 XML are read as Foundation reads them",
    arguments: ["binary-attractions", "utf16"])
  func encodings(name: String) throws {
    let list = try PropertyValue(contentsOf: FieldCase.folder(name) + "/Attractions.plist")
    let entries = try #require(list.array)
    #expect(entries.count == (name == "utf16" ? 4 : 3))
    let expected = entries.map { [$0["name"]?.string, $0["subtitle"]?.string] }
    let features = try geoJSON(name).features
    #expect(
      features.map { [$0.properties["name"]?.string, $0.properties["subtitle"]?.string] }
        == expected)
    let placemarks = try kml(name).descendants("Placemark")
    #expect(
      try placemarks.map { [try $0.only("name").text, try $0.extendedData["subtitle"]] } == expected
    )
    let waypoints = try gpx(name).all("wpt")
    #expect(try waypoints.map { [try $0.only("name").text, try $0.only("desc").text] } == expected)
    let places = try entries.map {
      try Position(propertyListText: #require($0["location"]?.string))
    }
    #expect(features.flatMap(\.positions).areSame(as: places))
    #expect(try waypoints.map { try $0.position }.areSame(as: places))
  }

  @Test("escapes-in-names: name and subtitle come back from every format, and nothing is markup")
  func escapes() throws {
    let (name, subtitle) = ("Rock & Roll <3 🎢", "a<br/>b")
    let folder = FieldCase.folder("escapes-in-names")
    let feature = try #require(try geoJSON("escapes-in-names").features.last)
    #expect(feature.properties["name"] == .string(name))
    #expect(feature.properties["subtitle"] == .string(subtitle))
    let placemark = try #require(try kml("escapes-in-names").descendants("Placemark").last)
    #expect(try placemark.only("name").text == name)
    #expect(try placemark.only("description").text == "a&lt;br/&gt;b")
    #expect(try placemark.extendedData["subtitle"] == subtitle)
    let waypoint = try #require(try gpx("escapes-in-names").all("wpt").last)
    #expect(try waypoint.only("name").text == name)
    #expect(try waypoint.only("desc").text == subtitle)
    try withConverted(folder, to: .geoJSON) { path in
      let read = try GDAL.features(of: path).last
      #expect(read?.properties["name"] == .string(name))
      #expect(read?.properties["subtitle"] == .string(subtitle))
    }
    try withConverted(folder, to: .kml) { path in
      let read = try GDAL.features(of: path, hiding: "KML").last
      #expect(read?.properties["Name"] == .string(name))
      #expect(read?.properties["subtitle"] == .string(subtitle))
      #expect(shownText(read?.properties["description"]?.string) == subtitle)
      let older = try GDAL.features(of: path, hiding: "LIBKML").last
      #expect(older?.properties["Name"] == .string(name))
      #expect(shownText(older?.properties["Description"]?.string) == subtitle)
    }
    try withConverted(folder, to: .gpx) { path in
      let read = try GDAL.features(of: path, layer: "waypoints").last
      #expect(read?.properties["name"] == .string(name))
      #expect(read?.properties["desc"] == .string(subtitle))
      let passedOn = try #require(try GPSBabel.gpx(from: path, as: "gpx").all("wpt").last)
      #expect(try passedOn.only("name").text == name)
      #expect(try passedOn.only("desc").text == subtitle)
    }
  }

  @Test("extra-keys-survive: id, address, open and links come in every format")
  func extras() throws {
    let folder = FieldCase.folder("extra-keys-survive")
    let list = try PropertyValue(contentsOf: folder + "/Attractions.plist")
    let entry = try #require(list.array?.last)
    let keys = ["id", "address", "open", "links"]
    let feature = try #require(try geoJSON("extra-keys-survive").features.last)
    let data = try #require(try kml("extra-keys-survive").descendants("Placemark").last)
      .extendedData
    let extensions = try #require(try gpx("extra-keys-survive").all("wpt").last).only("extensions")
    for key in keys {
      let value = try #require(entry[key])
      #expect(value.isTold(by: feature.properties[key]))
      #expect(value.isTold(by: data[key].map(JSON.string)))
      #expect(value.isTold(by: .string(try extensions.only("plist:" + key).text)))
    }
    #expect(feature.properties["open"] == .bool(true) && feature.properties["id"] == .number(12))
    for variant in [Variant.geoJSON, .kml] {
      try withConverted(folder, to: variant) { path in
        let features = try GDAL.features(of: path)
        #expect(features.count == 4)
        for key in keys {
          #expect(entry[key]?.isTold(by: features.last?.properties[key]) == true)
        }
      }
    }
    try withLaterNumber(folder) { folder in
      try withConverted(folder, to: .gpx) { path in
        let read = try #require(try GDAL.features(of: path, layer: "waypoints").last).properties
        #expect(read["plist_address"] == .string("Quay & Pier 5"))
        for key in ["id", "open", "links"] {
          #expect(entry[key]?.isTold(by: read["plist_" + key]) == true)
        }
      }
    }
  }

  /// Lends a copy of the case in which the address does not begin with its number: GDAL takes an
  /// extension of GPX such as "5 Quay & Pier" for the number 5.
  private func withLaterNumber(_ folder: String, _ body: (String) throws -> Void) throws {
    try withTemporaryFolder { copy in
      let list = try text(of: folder + "/Attractions.plist")
      let changed = list.replacingOccurrences(of: "5 Quay &amp; Pier", with: "Quay &amp; Pier 5")
      try #require(changed != list)
      try write(changed, to: copy + "/Attractions.plist")
      try body(copy)
    }
  }

  @Test(
    "Rings run counter-clockwise and are closed once",
    arguments: ["clockwise-ring", "closed-ring", "hair-skewed"])
  func rings(name: String) throws {
    let ring = try #require(try geoJSON(name).layer("boundary").first).positions
    #expect(ring.count == 7)
    #expect(ring.isRing(through: Self.boundary) && ring.signedArea > 0)
    let polygon = try #require(try kml(name).descendants("LinearRing").first)
    let tuples = try polygon.only("coordinates").positions
    #expect(tuples.isRing(through: Self.boundary) && tuples.signedArea > 0)
    let track = try gpx(name).descendants("trkpt").map { try $0.position }
    #expect(track.isRing(through: Self.boundary))
  }

  @Test(
    "hair-skewed and skewed: the overlay is the rectangle that the app draws",
    arguments: ["hair-skewed", "skewed"])
  func drawnRectangle(name: String) throws {
    let park = try PropertyValue(contentsOf: FieldCase.folder(name) + "/Park.plist")
    func corner(_ key: String) throws -> Position {
      try Position(propertyListText: #require(park["overlay\(key)Coord"]?.string))
    }
    let (topLeft, topRight) = (try corner("TopLeft"), try corner("TopRight"))
    let bottomLeft = try corner("BottomLeft")
    let (west, east) = (topLeft.longitude, topRight.longitude)
    let (north, south) = (topLeft.latitude, bottomLeft.latitude)
    let corners = [(west, south), (east, south), (east, north), (west, north)]
      .map { Position(longitude: $0.0, latitude: $0.1) }
    let overlay = try #require(try geoJSON(name).layer("overlay").first)
    #expect(overlay.positions.isRing(through: corners))
    // What the file says is kept beside what the app draws.
    let kept = try #require(overlay.properties["bottomLeft"]?.string)
    #expect(try Position(propertyListText: kept) == bottomLeft)
    let box = try #require(try kml(name).descendants("LatLonBox").first)
    for (edge, value) in [("north", north), ("south", south), ("east", east), ("west", west)] {
      #expect(try box.only(edge).text == "\(value)")
    }
  }

  @Test("antimeridian: the boundary is cut at 180 degrees and the box goes across")
  func antimeridian() throws {
    let map = try geoJSON("antimeridian")
    let boundary = try #require(map.layer("boundary").first)
    #expect(boundary.type == "MultiPolygon")
    #expect(boundary.parts.count == 2)
    for part in boundary.parts {
      #expect(part.signedArea > 0 && part.signedArea < 0.0001)
      #expect(part.first == part.last)
      #expect(part.contains { abs($0.longitude) == 180 })
      #expect(Set(part.map { $0.longitude < 0 }).count == 1)
    }
    let bbox = try #require(map.bbox)
    #expect(bbox == [179.99, -17.5, -179.99, -17.49])
    #expect(bbox[0] > bbox[2])
  }

  @Test("antimeridian: the ground overlay is 0.02 degrees wide")
  func antimeridianOverlay() throws {
    let document = try kml("antimeridian")
    let box = try document.descendants("GroundOverlay")[0].only("LatLonBox")
    let east = try #require(Double(box.only("east").text))
    let west = try #require(Double(box.only("west").text))
    let width = east < west ? east + 360 - west : east - west
    #expect(abs(width - 0.02) < 1e-9)
    #expect(document.descendants("Polygon").count == 2)
    try withConverted(FieldCase.folder("antimeridian"), to: .kml) { path in
      let overlay = try GDAL.features(of: path, layer: "Map Overlay", hiding: "KML")[0]
      let longitudes = overlay.positions.map(\.longitude)
      let span = try #require(longitudes.max()) - #require(longitudes.min())
      #expect(abs(span - 0.02) < 1e-9)
    }
  }

  @Test("antimeridian: GPX keeps longitudes below 180 and is valid")
  func antimeridianGPX() throws {
    let track = try gpx("antimeridian").descendants("trkpt").map { try $0.position }
    #expect(track.count == 5)
    #expect(track.allSatisfy { $0.longitude >= -180 && $0.longitude < 180 })
  }

  @Test(
    "Every output of every case is valid",
    arguments: FieldCase.all.filter { !$0.isRefused && $0.name != "not-a-park-file" })
  func valid(fieldCase: FieldCase) throws {
    let folder = FieldCase.folder(fieldCase.name)
    try withConverted(folder, to: .gpx) { path in
      let finished = try run(.xmllint, ["--noout", "--nonet", "--schema", GPXTests.schema, path])
      #expect(finished.errors == "\(path) validates\n")
    }
    try withConverted(folder, to: .kml) { path in
      let finished = try run(.xmllint, ["--noout", path])
      #expect(finished.errors == "")
    }
  }
}
