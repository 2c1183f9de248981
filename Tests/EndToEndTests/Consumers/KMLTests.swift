import Foundation
import Testing

@Suite("KML as its readers see it")
struct KMLTests {
  /// The folders, by the app's names for its map options.
  private static let folders = [
    "Park Boundary", "Map Overlay", "Attraction Pins", "Character Location", "Route",
  ]

  @Test("xmllint finds the document well-formed", arguments: Sample.allCases)
  func wellFormed(sample: Sample) throws {
    try withConverted(sample.folder, to: .kml) { path in
      let finished = try run(.xmllint, ["--noout", path])
      #expect(finished.errors == "")
    }
  }

  @Test(
    "The document has five folders, and the ground overlay with its image",
    arguments: Sample.allCases)
  func document(sample: Sample) throws {
    let map = try ReferenceMap(sample)
    let document = try XMLTree.root(of: converted(sample.folder, to: .kml)).only("Document")
    #expect(try document.only("name").text == sample.mapName)
    #expect(try document.all("Folder").map { try $0.only("name").text } == Self.folders)
    let overlays = document.descendants("GroundOverlay")
    try #require(overlays.count == 1)
    let box = try overlays[0].only("LatLonBox")
    let edges = try ["south", "west", "north", "east"].map { Double(try box.only($0).text) }
    let corners = map.park.corners
    #expect(
      edges == [
        corners[0].latitude, corners[0].longitude, corners[2].latitude, corners[2].longitude,
      ])
    #expect(box.all("rotation").isEmpty && overlays[0].all("gx:LatLonQuad").isEmpty)
    #expect(try overlays[0].only("Icon").only("href").text.hasSuffix(sample.image))
    let view = try document.only("LookAt")
    let place = try ["longitude", "latitude"].map { Double(try view.only($0).text) }
    #expect(place == [map.park.center.longitude, map.park.center.latitude])
  }

  @Test("The overlay's image is found from the folder of the output", arguments: Sample.allCases)
  func image(sample: Sample) throws {
    try withTemporaryFolder { folder in
      try copy(sample.folder, to: folder + "/a park")
      let finished = try parkconv("plist-to-kml", folder + "/a park", "-o", folder + "/map.kml")
      try #require(finished.ending == .exit(0))
      let kml = try XMLTree.root(of: bytes(of: folder + "/map.kml"))
      let overlay = try #require(kml.descendants("GroundOverlay").first)
      #expect(overlay.descendants("href").map(\.text) == ["a%20park/" + sample.image])
    }
  }

  @Test("Every style that is used is there once", arguments: Sample.allCases)
  func styles(sample: Sample) throws {
    let root = try XMLTree.root(of: converted(sample.folder, to: .kml))
    let ids = root.everything.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    for reference in root.descendants("styleUrl").map(\.text) {
      #expect(reference.hasPrefix("#") && ids.contains(String(reference.dropFirst())))
    }
  }

  @Test("Colours are those of the configuration, written as aabbggrr", arguments: Sample.allCases)
  func colors(sample: Sample) throws {
    let root = try XMLTree.root(of: converted(sample.folder, to: .kml))
    let styles = Dictionary(
      uniqueKeysWithValues: root.descendants("Style").compactMap { style in
        style.attributes["id"].map { ("#" + $0, style.descendants("color").map(\.text)) }
      })
    for placemark in root.descendants("Placemark") {
      let data = try placemark.extendedData
      let own = placemark.all("Style").flatMap { $0.descendants("color") }.map(\.text)
      let used = try placemark.all("styleUrl").first.map { try #require(styles[$0.text]) } ?? own
      let layer = try #require(data["layer"])
      let color =
        switch layer {
        case "attractions": data["typeCode"].flatMap { sample.look(ofType: $0)?.color }
        case "characters": data["character"].flatMap { sample.color(ofCharacter: $0) }
        default: sample.color(ofLayer: layer)
        }
      #expect(used == [try kmlColor(#require(color))], "\(data)")
    }
  }

  private func kmlColor(_ color: String) -> String {
    let digits = Array(color.dropFirst())
    return "ff" + String(digits[4...] + digits[2..<4] + digits[..<2])
  }

  @Test("LIBKML reads what the property lists say", arguments: Sample.allCases)
  func libkml(sample: Sample) throws {
    let map = try ReferenceMap(sample)
    try withConverted(sample.folder, to: .kml) { path in
      let summary = try GDAL.summary(of: path, hiding: "KML")
      #expect(summary.driver == "LIBKML")
      #expect(
        summary.layers
          == Self.folders.prefix(4) + map.characters.map(\.name) + Self.folders.suffix(1))
      func layer(_ name: String) throws -> [Feature] {
        try GDAL.features(of: path, layer: name, hiding: "KML")
      }
      try checkBoundary(layer("Park Boundary"), map.park)
      try checkOverlay(layer("Map Overlay"), sample, map.park)
      checkAttractions(try layer("Attraction Pins"), sample, map.attractions)
      for path in map.characters { checkCharacter(try layer(path.name), path) }
      checkRoutes(try layer("Route"), map.routes)
    }
  }

  private func checkBoundary(_ features: [Feature], _ park: ReferenceMap.Park) throws {
    try #require(features.count == 1)
    #expect(features[0].type == "Polygon")
    #expect(features[0].positions.isRing(through: park.boundary))
    #expect(features[0].positions.signedArea > 0)
    expect(features[0], ["Name": park.title, "layer": "boundary", "source": park.source])
    let center = try #require(features[0].properties["center"]?.string)
    #expect(try Position(propertyListText: center) == park.center)
  }

  private func checkOverlay(
    _ features: [Feature], _ sample: Sample, _ park: ReferenceMap.Park
  ) throws {
    try #require(features.count == 1)
    #expect(features[0].positions.isRing(through: park.corners))
    #expect(features[0].properties["Name"] == .string(park.title))
    #expect(features[0].properties["icon"]?.string?.hasSuffix(sample.image) == true)
  }

  private func checkAttractions(
    _ features: [Feature], _ sample: Sample, _ attractions: [ReferenceMap.Attraction]
  ) {
    #expect(features.count == attractions.count)
    for (feature, attraction) in zip(features, attractions) {
      #expect(feature.type == "Point")
      #expect(feature.positions.areSame(as: [attraction.location]))
      expect(
        feature,
        [
          "Name": attraction.name, "subtitle": attraction.subtitle, "typeCode": attraction.type,
          "type": sample.look(ofType: attraction.type)?.word, "layer": "attractions",
          "source": attraction.source,
        ])
      #expect(shownText(feature.properties["description"]?.string) == attraction.subtitle)
      for (key, value) in attraction.extras {
        #expect(value.isTold(by: feature.properties[key]), "\(key) of \(attraction.name)")
      }
    }
  }

  private func checkCharacter(_ features: [Feature], _ path: ReferenceMap.Path) {
    #expect(features.map(\.positions).joined().map(\.self).areSame(as: path.points))
    for (index, feature) in features.enumerated() {
      expect(
        feature,
        [
          "Name": "\(path.name) \(index + 1)", "layer": "characters", "character": path.name,
          "sighting": String(index + 1), "source": path.source,
        ])
    }
  }

  private func checkRoutes(_ features: [Feature], _ routes: [ReferenceMap.Path]) {
    #expect(features.count == routes.count)
    for (feature, route) in zip(features, routes) {
      #expect(feature.type == "LineString")
      #expect(feature.positions.areSame(as: route.points))
      expect(feature, ["Name": route.name, "layer": "routes", "source": route.source])
    }
  }

  private func expect(_ feature: Feature, _ texts: [String: String?]) {
    for (name, text) in texts {
      #expect(feature.properties[name]?.string == text, "\(name) of \(feature.properties)")
    }
  }

  @Test("GDAL's older driver reads names, descriptions and places", arguments: Sample.allCases)
  func olderDriver(sample: Sample) throws {
    let map = try ReferenceMap(sample)
    try withConverted(sample.folder, to: .kml) { path in
      #expect(try GDAL.summary(of: path, hiding: "LIBKML").driver == "KML")
      func layer(_ name: String) throws -> [Feature] {
        try GDAL.features(of: path, layer: name, hiding: "LIBKML")
      }
      let pins = try layer("Attraction Pins")
      #expect(pins.map(\.properties["Name"]?.string) == map.attractions.map(\.name))
      #expect(
        pins.map { shownText($0.properties["Description"]?.string) }
          == map.attractions.map(\.subtitle))
      #expect(pins.flatMap(\.positions).areSame(as: map.attractions.map(\.location)))
      for character in map.characters {
        #expect(try layer(character.name).flatMap(\.positions).areSame(as: character.points))
      }
      let routes = try layer("Route")
      #expect(routes.count == map.routes.count)
      for (feature, route) in zip(routes, map.routes) {
        #expect(feature.positions.areSame(as: route.points))
      }
      #expect(try layer("Park Boundary")[0].positions.isRing(through: map.park.boundary))
    }
  }

  @Test("GPSBabel reads pins, sightings and routes", arguments: Sample.allCases)
  func gpsBabel(sample: Sample) throws {
    let map = try ReferenceMap(sample)
    try withConverted(sample.folder, to: .kml) { path in
      let gpx = try GPSBabel.gpx(from: path, as: "kml")
      let waypoints = gpx.all("wpt")
      let sightings = map.characters.flatMap(\.points)
      #expect(
        try waypoints.map { try $0.position }.areSame(
          as: map.attractions.map(\.location) + sightings))
      for (waypoint, attraction) in zip(waypoints, map.attractions) {
        #expect(try waypoint.only("name").text == attraction.name)
      }
      // GPSBabel makes tracks of line strings, and knows no polygons.
      let tracks = try gpx.all("trk").map { try $0.descendants("trkpt").map { try $0.position } }
      for route in map.routes { #expect(tracks.contains { $0.areSame(as: route.points) }) }
    }
  }
}

/// What Google Earth shows of an HTML text without tags.
func shownText(_ html: String?) -> String {
  (html ?? "").replacingOccurrences(of: "&lt;", with: "<")
    .replacingOccurrences(of: "&gt;", with: ">").replacingOccurrences(of: "&amp;", with: "&")
}
