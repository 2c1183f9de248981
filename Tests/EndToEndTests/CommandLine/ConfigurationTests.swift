import Foundation
import Testing

@Suite("The configuration")
struct ConfigurationTests {
  private let places = Sample.northCampus.folder + "/Places.plist"

  /// Lends a folder with the places of the campus in `Data`.
  private func withPlaces(
    _ configurations: [String: String], _ body: (String) throws -> Void
  ) throws {
    try withTemporaryFolder { folder in
      try FileManager.default.createDirectory(
        atPath: folder + "/App/Data", withIntermediateDirectories: true)
      try copy(places, to: folder + "/App/Data/Places.plist")
      for (path, text) in configurations { try write(text, to: folder + "/" + path) }
      try body(folder)
    }
  }

  private static let keys = """
    "keys": { "attraction": { "name": "title", "location": "coord", "type": "category", \
    "subtitle": "details" } }
    """

  private func mapName(_ arguments: String..., in folder: String) throws -> String? {
    let finished = try run(.parkconv, ["plist-to-geojson", "-q"] + arguments, in: folder)
    try #require(finished.ending == .exit(0), "\(finished.errors)")
    return try FeatureCollection(finished.output).name
  }

  @Test("It is found in the input's folder, and in the folders above it; the nearest counts")
  func nearest() throws {
    let near = #"{ "name": "near", \#(Self.keys) }"#
    let far = #"{ "name": "far", \#(Self.keys) }"#
    try withPlaces(["App/Data/parktools.json": near, "parktools.json": far]) { folder throws in
      #expect(try mapName("App/Data", in: folder) == "near")
      #expect(try mapName("App/Data/Places.plist", in: folder) == "near")
      #expect(try mapName("Places.plist", in: folder + "/App/Data") == "near")
      #expect(try mapName(folder + "/App/Data/Places.plist", in: "/") == "near")
    }
    try withPlaces(["parktools.json": far]) { folder throws in
      #expect(try mapName("App/Data", in: folder) == "far")
      #expect(try mapName("Places.plist", in: folder + "/App/Data") == "far")
    }
  }

  @Test("For standard input it is looked for where the program runs")
  func standardInput() throws {
    try withPlaces(["App/parktools.json": #"{ "name": "here", \#(Self.keys) }"#]) { folder in
      let finished = try parkconv(
        "plist-to-geojson", "-", input: .file(places), in: folder + "/App/Data")
      #expect(try FeatureCollection(finished.output).name == "here")
    }
  }

  @Test("--config names another, which takes the place of the nearest")
  func named() throws {
    let near = #"{ "name": "near", \#(Self.keys) }"#
    let other = #"{ "name": "other", \#(Self.keys) }"#
    try withPlaces(["App/Data/parktools.json": near, "other.json": other]) { folder throws in
      #expect(try mapName("App/Data", "--config", "other.json", in: folder) == "other")
    }
  }

  @Test("--config lets inputs with different configurations make one map")
  func together() throws {
    let finished = try parkconv(
      "plist-to-geojson", Sample.northCampus.folder,
      Sample.magicMountain.folder + "/TazLocations.plist",
      "--config", Sample.northCampus.folder + "/parktools.json")
    #expect(finished.ending == .exit(0), "\(finished.errors)")
    #expect(try FeatureCollection(finished.output).layer("characters").count == 8)
  }

  /// A configuration that can't be used, and what is said about it.
  struct Mistake: CustomTestStringConvertible {
    let text: String
    let place: String
    let words: [String]
    var testDescription: String { text }
  }

  @Test(
    "What is wrong in it is told with its place, and ends with status 2",
    arguments: [
      Mistake(
        text: "{\n  \"nmae\": \"Park\"\n}", place: "2:3",
        words: [#"unknown key "nmae"; did you mean "name"?"#]),
      Mistake(
        text: "{\n  \"keys\": {\n    \"park\": { \"topleft\": \"tl\" }\n  }\n}", place: "3:15",
        words: [#"unknown key "topleft"; did you mean "topLeft"?"#]),
      Mistake(text: "{\n  \"name\": 5\n}", place: "2:11", words: []),
      Mistake(text: "{\n  \"name\": \"Park\",\n}", place: "3:", words: []),
      Mistake(
        text: "{ \"colors\": { \"routes\": \"greenish\" } }", place: "1:25", words: ["greenish"]),
      Mistake(text: "", place: "1:1", words: []),
    ])
  func mistake(_ mistake: Mistake) throws {
    try withPlaces(["App/Data/parktools.json": mistake.text]) { folder in
      let finished = try parkconv("plist-to-kml", "App/Data", in: folder)
      #expect(finished.ending == .exit(2))
      #expect(finished.text == "")
      #expect(
        finished.errors.hasPrefix("App/Data/parktools.json:\(mistake.place)"),
        "\(finished.errors)")
      for word in mistake.words { #expect(finished.errors.contains(word), "\(finished.errors)") }
    }
  }

  @Test("A configuration that is named but not there ends with status 2")
  func missing() throws {
    let finished = try parkconv("plist-to-kml", places, "--config", "/nowhere.json")
    #expect(finished.ending == .exit(2))
    #expect(finished.errors.contains("'/nowhere.json'"))
  }
}
