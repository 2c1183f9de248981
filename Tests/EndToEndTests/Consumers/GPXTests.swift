import Foundation
import Testing

@Suite("GPX as its readers see it")
struct GPXTests {
  static let schema = Repository.tests + "/Schemas/gpx-1.1.xsd"

  @Test(
    "xmllint finds the document valid by the schema", arguments: Sample.allCases, Variant.allGPX)
  func valid(sample: Sample, variant: Variant) throws {
    try withConverted(sample.folder, to: variant) { path in
      let finished = try run(.xmllint, ["--noout", "--nonet", "--schema", Self.schema, path])
      #expect(finished.errors == "\(path) validates\n")
    }
  }

  @Test("The tutorial's park has twenty waypoints, a route and a track")
  func counts() throws {
    let gpx = try XMLTree.root(of: converted(Sample.magicMountain.folder, to: .gpx))
    #expect(gpx.all("wpt").count == 20)
    #expect(gpx.all("rte").map { $0.all("rtept").count } == [16])
    #expect(gpx.all("trk").map { $0.descendants("trkpt").count } == [10])
  }

  @Test("The metadata has the map's name and the box around everything", arguments: Sample.allCases)
  func metadata(sample: Sample) throws {
    let gpx = try XMLTree.root(of: converted(sample.folder, to: .gpx))
    let metadata = try gpx.only("metadata")
    #expect(try metadata.only("name").text == sample.mapName)
    let bounds = try metadata.only("bounds").attributes.mapValues { Double($0) }
    let places = try ["wpt", "rtept", "trkpt"].flatMap(gpx.descendants).map { try $0.position }
    #expect(bounds["minlat"] == places.map(\.latitude).min())
    #expect(bounds["minlon"] == places.map(\.longitude).min())
    #expect(bounds["maxlat"] == places.map(\.latitude).max())
    #expect(bounds["maxlon"] == places.map(\.longitude).max())
  }

  @Test("GDAL reads what the property lists say", arguments: Sample.allCases, Variant.allGPX)
  func gdal(sample: Sample, variant: Variant) throws {
    let map = try ReferenceMap(sample)
    try withConverted(sample.folder, to: variant) { path in
      func layer(_ name: String) throws -> [Feature] {
        try GDAL.features(of: path, layer: name)
      }
      #expect(try GDAL.summary(of: path).driver == "GPX")
      let waypoints = try layer("waypoints")
      let pinCount = map.attractions.count
      checkAttractions(Array(waypoints.prefix(pinCount)), sample, map.attractions)
      checkCharacters(Array(waypoints.dropFirst(pinCount)), map.characters)
      let (routes, tracks) = (try layer("routes"), try layer("tracks"))
      if variant.options.isEmpty {
        checkRoutes(routes, map.routes)
        try checkBoundary(tracks, map.park)
      } else {
        #expect(routes.isEmpty)
        checkRoutes(Array(tracks.dropLast()), map.routes)
        try checkBoundary(tracks.suffix(1), map.park)
      }
      try checkPoints(of: map, variant, layer)
    }
  }

  private func checkAttractions(
    _ features: [Feature], _ sample: Sample, _ attractions: [ReferenceMap.Attraction]
  ) {
    #expect(features.count == attractions.count)
    for (feature, attraction) in zip(features, attractions) {
      let look = sample.look(ofType: attraction.type)
      #expect(feature.positions.areSame(as: [attraction.location]))
      expect(
        feature,
        [
          "name": attraction.name, "src": attraction.source, "sym": look?.symbol,
          "type": look?.word, "park_layer": "attractions",
        ])
      // An empty element is no text to GDAL.
      #expect(feature.properties["desc"]?.string ?? "" == attraction.subtitle)
      let code = feature.properties["park_typeCode"]
      #expect(code == .string(attraction.type) || code == Double(attraction.type).map(JSON.number))
      for (key, value) in attraction.extras {
        #expect(
          value.isTold(by: feature.properties["plist_" + key]), "\(key) of \(attraction.name)")
      }
    }
  }

  private func checkCharacters(_ features: [Feature], _ characters: [ReferenceMap.Path]) {
    let sightings = characters.flatMap { path in
      path.points.enumerated().map { (path, $0.offset + 1, $0.element) }
    }
    #expect(features.count == sightings.count)
    for (feature, (path, number, place)) in zip(features, sightings) {
      #expect(feature.positions.areSame(as: [place]))
      #expect(feature.properties["park_sighting"] == .number(Double(number)))
      expect(
        feature,
        [
          "name": "\(path.name) \(number)", "src": path.source, "type": "character",
          "sym": "Flag, Blue", "park_layer": "characters", "park_character": path.name,
        ])
    }
  }

  private func checkRoutes(_ features: [Feature], _ routes: [ReferenceMap.Path]) {
    #expect(features.count == routes.count)
    for (feature, route) in zip(features, routes) {
      #expect(feature.positions.areSame(as: route.points))
      expect(
        feature,
        ["name": route.name, "src": route.source, "type": "route", "park_layer": "routes"])
    }
  }

  private func checkBoundary(_ features: [Feature], _ park: ReferenceMap.Park) throws {
    try #require(features.count == 1)
    #expect(features[0].positions.isRing(through: park.boundary))
    expect(
      features[0],
      ["name": park.title, "src": park.source, "type": "boundary", "park_layer": "boundary"])
    let center = try #require(features[0].properties["park_center"]?.string)
    #expect(try Position(propertyListText: center) == park.center)
  }

  private func checkPoints(
    of map: ReferenceMap, _ variant: Variant, _ layer: (String) throws -> [Feature]
  ) throws {
    let ring = map.park.boundary + map.park.boundary.prefix(1)
    let routes = map.routes.flatMap(\.points)
    let hasTracks = !variant.options.isEmpty
    #expect(
      try layer("route_points").flatMap(\.positions).areSame(as: hasTracks ? [] : routes))
    #expect(
      try layer("track_points").flatMap(\.positions).areSame(as: hasTracks ? routes + ring : ring))
  }

  private func expect(_ feature: Feature, _ texts: [String: String?]) {
    for (name, text) in texts {
      #expect(feature.properties[name]?.string == text, "\(name) of \(feature.properties)")
    }
  }

  @Test(
    "GPSBabel passes every waypoint, route and track on", arguments: Sample.allCases, Variant.allGPX
  )
  func gpsBabel(sample: Sample, variant: Variant) throws {
    try withConverted(sample.folder, to: variant) { path in
      let written = try XMLTree.root(of: bytes(of: path))
      let read = try GPSBabel.gpx(from: path, as: "gpx")
      for tag in ["wpt", "rte", "trk"] {
        let (ours, theirs) = (written.all(tag), read.all(tag))
        #expect(ours.count == theirs.count)
        for (one, other) in zip(ours, theirs) {
          // GPSBabel repeats the name where there is no description.
          for name in ["name", "desc", "sym", "type"] where one.texts(name) != [] {
            #expect(one.texts(name) == other.texts(name))
          }
        }
      }
      for tag in ["wpt", "rtept", "trkpt"] {
        let (ours, theirs) = (written.descendants(tag), read.descendants(tag))
        #expect(try ours.map { try $0.position }.areSame(as: theirs.map { try $0.position }))
      }
    }
  }

  @Test("GPSBabel's table names every waypoint", arguments: Sample.allCases)
  func table(sample: Sample) throws {
    let map = try ReferenceMap(sample)
    try withConverted(sample.folder, to: .gpx) { path in
      let lines = try GPSBabel.table(from: path, as: "gpx")
      #expect(lines.count == 1 + map.attractions.count + map.characters.flatMap(\.points).count)
      for (line, attraction) in zip(lines.dropFirst(), map.attractions) {
        let place = attraction.location
        #expect(line.contains(String(format: "%.6f,%.6f", place.latitude, place.longitude)))
        #expect(line.contains("\"\(attraction.name)\""))
      }
    }
  }

  @Test(
    "What GPX cannot hold is said on standard error, and not with --quiet",
    arguments: Sample.allCases)
  func omissions(sample: Sample) throws {
    let finished = try parkconv("plist-to-gpx", sample.folder)
    #expect(finished.errorLines == ["gpx: left out the map overlay image"])
    #expect(try parkconv("plist-to-gpx", sample.folder, "--quiet").errors == "")
  }
}

extension XMLTree {
  /// The texts, unless they are empty, of the children called `name`.
  fileprivate func texts(_ name: String) -> [String] {
    all(name).map(\.text).filter { !$0.isEmpty }
  }
}
