import Foundation
import Testing

@Suite("GeoJSON as its readers see it")
struct GeoJSONTests {
  @Test(
    "GDAL reads every framing with the driver for it",
    arguments: zip(Variant.allGeoJSON, ["GeoJSON", "GeoJSON", "GeoJSONSeq", "GeoJSONSeq"]))
  func driver(variant: Variant, name: String) throws {
    try withConverted(Sample.magicMountain.folder, to: variant) { path in
      let summary = try GDAL.summary(of: path)
      #expect(summary.driver == name)
    }
  }

  @Test(
    "GDAL reads what the property lists say, in every framing", arguments: Sample.allCases,
    Variant.allGeoJSON)
  func everyFeature(sample: Sample, variant: Variant) throws {
    let map = try ReferenceMap(sample)
    try withConverted(sample.folder, to: variant) { path in
      let features = try GDAL.features(of: path)
      func layer(_ name: String) -> [Feature] {
        features.filter { $0.properties["layer"] == .string(name) }
      }
      try checkPark(layer("boundary"), layer("overlay"), sample, map.park)
      checkAttractions(layer("attractions"), sample, map.attractions)
      checkCharacters(layer("characters"), sample, map.characters)
      checkRoutes(layer("routes"), sample, map.routes)
      let layers = features.compactMap { $0.properties["layer"]?.string }
      #expect(layers.count == features.count)
      #expect(Set(layers).isSubset(of: Self.layers))
    }
  }

  private static let layers: Set = ["boundary", "overlay", "attractions", "characters", "routes"]

  private func checkPark(
    _ boundaries: [Feature], _ overlays: [Feature], _ sample: Sample, _ park: ReferenceMap.Park
  ) throws {
    try #require(boundaries.count == 1 && overlays.count == 1)
    let (boundary, overlay) = (boundaries[0], overlays[0])
    #expect(boundary.type == "Polygon" && overlay.type == "Polygon")
    #expect(boundary.positions.isRing(through: park.boundary))
    #expect(boundary.positions.signedArea > 0)
    #expect(overlay.positions.isRing(through: park.corners))
    #expect(overlay.positions.signedArea > 0)
    expect(
      boundary,
      [
        "name": park.title, "source": park.source, "stroke": sample.color(ofLayer: "boundary"),
      ])
    let center = try #require(boundary.properties["center"]?.string)
    #expect(try Position(propertyListText: center) == park.center)
    expect(overlay, ["name": park.title, "source": park.source, "image": sample.image])
  }

  private func checkAttractions(
    _ features: [Feature], _ sample: Sample, _ attractions: [ReferenceMap.Attraction]
  ) {
    #expect(features.count == attractions.count)
    for (feature, attraction) in zip(features, attractions) {
      let look = sample.look(ofType: attraction.type)
      #expect(feature.type == "Point")
      #expect(feature.positions.areSame(as: [attraction.location]))
      expect(
        feature,
        [
          "name": attraction.name, "subtitle": attraction.subtitle, "typeCode": attraction.type,
          "type": look?.word, "marker-color": look?.color, "source": attraction.source,
        ])
      for (key, value) in attraction.extras {
        #expect(value.isTold(by: feature.properties[key]), "\(key) of \(attraction.name)")
      }
    }
  }

  private func checkCharacters(
    _ features: [Feature], _ sample: Sample, _ characters: [ReferenceMap.Path]
  ) {
    let sightings = characters.flatMap { path in
      path.points.enumerated().map { (path, $0.offset + 1, $0.element) }
    }
    #expect(features.count == sightings.count)
    for (feature, (path, number, place)) in zip(features, sightings) {
      #expect(feature.type == "Point")
      #expect(feature.positions.areSame(as: [place]))
      #expect(feature.properties["sighting"] == .number(Double(number)))
      expect(
        feature,
        [
          "name": path.name, "character": path.name, "source": path.source,
          "marker-color": sample.color(ofCharacter: path.name),
        ])
    }
  }

  private func checkRoutes(_ features: [Feature], _ sample: Sample, _ routes: [ReferenceMap.Path]) {
    #expect(features.count == routes.count)
    for (feature, route) in zip(features, routes) {
      #expect(feature.type == "LineString")
      #expect(feature.positions.areSame(as: route.points))
      expect(
        feature,
        ["name": route.name, "source": route.source, "stroke": sample.color(ofLayer: "routes")])
    }
  }

  private func expect(_ feature: Feature, _ texts: [String: String?]) {
    for (name, text) in texts {
      #expect(feature.properties[name]?.string == text, "\(name) of \(feature.properties)")
    }
  }

  @Test("The tutorial's park has the counts that its property lists have")
  func counts() throws {
    let map = try FeatureCollection(converted(Sample.magicMountain.folder, to: .geoJSON))
    #expect(map.layer("boundary").count == 1)
    #expect(map.layer("overlay").count == 1)
    #expect(map.layer("attractions").count == 8)
    #expect(map.layer("routes").map(\.positions.count) == [16])
    #expect(map.layer("characters").count == 12)
    #expect(map.features.count == 23)
  }

  @Test(
    "The collection has the map's name and the box around everything", arguments: Sample.allCases)
  func frame(sample: Sample) throws {
    let map = try FeatureCollection(converted(sample.folder, to: .geoJSON))
    let places = map.features.flatMap(\.parts).joined()
    #expect(map.name == sample.mapName)
    let west = try #require(places.map(\.longitude).min())
    let south = try #require(places.map(\.latitude).min())
    let east = try #require(places.map(\.longitude).max())
    let north = try #require(places.map(\.latitude).max())
    #expect(map.bbox == [west, south, east, north])
  }

  @Test(
    "A text sequence has an RS before each feature and a line feed behind",
    arguments: Sample.allCases)
  func sequence(sample: Sample) throws {
    let lines = try converted(sample.folder, to: .lines)
    let records = lines.split(separator: 0x0A)
    #expect(lines.last == 0x0A)
    for record in records { _ = try Feature(JSON(record)) }
    let sequence = try converted(sample.folder, to: .sequence)
    #expect(sequence == Data(records.flatMap { [0x1E] + $0 + [0x0A] }))
  }

  @Test("The framings differ in framing alone", arguments: Sample.allCases)
  func sameFeatures(sample: Sample) throws {
    let collection = try JSON(converted(sample.folder, to: .geoJSON))
    #expect(try JSON(converted(sample.folder, to: .prettyGeoJSON)) == collection)
    let lines = try converted(sample.folder, to: .lines).split(separator: 0x0A).map { try JSON($0) }
    #expect(lines == collection["features"]?.array)
  }
}
