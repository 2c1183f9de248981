import Foundation
import Testing

@Suite("Options of a conversion")
struct OptionTests {
  private let park = Sample.magicMountain.folder

  @Test(
    "--layers chooses layers, in the order of the format",
    arguments: [
      (["boundary"], ["boundary"]), (["routes", "boundary"], ["boundary", "routes"]),
      (["overlay", "characters"], ["overlay", "characters"]), (["attractions"], ["attractions"]),
    ])
  func layers(chosen: [String], written: [String]) throws {
    let list = ["--layers", chosen.joined(separator: ",")]
    let geoJSON = try FeatureCollection(converted(park, to: .geoJSON, list))
    let layers = geoJSON.features.compactMap { $0.properties["layer"]?.string }
    #expect(layers.reduce(into: []) { if $0.last != $1 { $0.append($1) } } == written)
    let kml = try XMLTree.root(of: converted(park, to: .kml, list)).only("Document")
    #expect(kml.all("Folder").count == written.count)
    let gpx = try XMLTree.root(of: converted(park, to: .gpx, list))
    #expect(gpx.all("trk").isEmpty != chosen.contains("boundary"))
    #expect(gpx.all("rte").isEmpty != chosen.contains("routes"))
  }

  @Test("The centre goes along with whichever layer of the park is written")
  func center() throws {
    for layer in ["boundary", "overlay"] {
      let map = try FeatureCollection(converted(park, to: .geoJSON, ["--layers", layer]))
      #expect(map.features.map { $0.properties["center"] } == [.string("{34.4248,-118.5971}")])
    }
  }

  @Test("--name is the map's name in every format")
  func name() throws {
    let name = #"Rock & "Roll" <3"#
    #expect(try FeatureCollection(converted(park, to: .geoJSON, ["--name", name])).name == name)
    let kml = try XMLTree.root(of: converted(park, to: .kml, ["--name", name]))
    #expect(try kml.only("Document").only("name").text == name)
    let gpx = try XMLTree.root(of: converted(park, to: .gpx, ["--name", name]))
    #expect(try gpx.only("metadata").only("name").text == name)
  }

  @Test(
    "--precision rounds every coordinate", arguments: [0, 2, 4, 15], [Variant.geoJSON, .kml, .gpx])
  func precision(digits: Int, variant: Variant) throws {
    let scale = pow(10, Double(digits))
    let exact = try places(in: converted(park, to: variant), variant)
    let rounded = try places(
      in: converted(park, to: variant, ["--precision", "\(digits)"]), variant)
    #expect(exact.count == rounded.count && exact.count > 20)
    for (place, other) in zip(exact, rounded) {
      #expect(other.longitude == (place.longitude * scale).rounded() / scale)
      #expect(other.latitude == (place.latitude * scale).rounded() / scale)
    }
  }

  private func places(in output: Data, _ variant: Variant) throws -> [Position] {
    switch variant.format {
    case "geojson":
      return try FeatureCollection(output).features.flatMap { $0.parts.joined() }
    case "kml":
      return try XMLTree.root(of: output).descendants("coordinates").flatMap { try $0.positions }
    default:
      let points = try XMLTree.root(of: output).everything.filter { $0.attributes["lat"] != nil }
      return try points.map { try $0.position }
    }
  }

  @Test("--pretty has one member a line and the same value")
  func pretty() throws {
    let plain = try converted(park, to: .geoJSON)
    let pretty = try converted(park, to: .prettyGeoJSON)
    #expect(try JSON(plain) == JSON(pretty))
    #expect(String(decoding: pretty, as: UTF8.self).contains("\n      \"type\": \"Feature\",\n"))
  }

  @Test("--tracks writes routes as tracks")
  func tracks() throws {
    let gpx = try XMLTree.root(of: converted(park, to: .gpxTracks))
    #expect(gpx.all("rte").isEmpty)
    #expect(try gpx.all("trk").map { try $0.only("type").text } == ["route", "boundary"])
  }

  @Test("Every text output ends in one line feed", arguments: Sample.allCases, Variant.allText)
  func lineFeed(sample: Sample, variant: Variant) throws {
    let output = try converted(sample.folder, to: variant)
    #expect(output.last == 0x0A && output.dropLast().last != 0x0A)
    #expect(!output.contains(0x0D))
  }
}
