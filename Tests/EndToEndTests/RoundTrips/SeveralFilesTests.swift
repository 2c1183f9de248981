import Foundation
import Testing

/// A map in several files of a format with features comes back as one map.
@Suite("A map in several files")
struct SeveralFilesTests {
  private static let sample = Sample.magicMountain

  @Test(
    "The parts of one property list become one, whatever their order",
    arguments: ["geojson", "kml"], [false, true])
  func parts(format: String, isReversed: Bool) throws {
    try withTemporaryFolder { folder in
      let layers = ["boundary", "overlay", "attractions", "characters,routes"]
      var paths = try layers.map { layer in
        let path = folder + "/\(layer).\(format)"
        try convert(["plist-to-\(format)", Self.sample.folder, "--layers", layer, "-o", path])
        return path
      }
      if isReversed { paths.reverse() }
      try convert(["plist-to-\(format)", Self.sample.folder, "-o", folder + "/map.\(format)"])
      let configuration = ["--config", Self.sample.folder + "/parktools.json"]
      let finished = try run(
        .parkconv, ["\(format)-to-plist"] + paths + ["-o", folder + "/parts"] + configuration)
      #expect(finished.ending == .exit(0))
      #expect(!finished.errors.contains("left out") && !finished.errors.contains("wrote"))
      try convert(
        ["\(format)-to-plist", folder + "/map.\(format)", "-o", folder + "/whole"] + configuration)
      let names = try names(in: folder + "/whole")
      #expect(try EndToEndTests.names(in: folder + "/parts") == names)
      for name in names {
        #expect(
          try text(of: folder + "/parts/" + name) == text(of: folder + "/whole/" + name), "\(name)")
      }
    }
  }

  @Test("The pins of one attractions file are joined again, each with its file in what is said")
  func splitPins() throws {
    try withTemporaryFolder { folder in
      let pin = { (name: String, place: String) in
        #"{"type":"Feature","geometry":{"type":"Point","coordinates":[\#(place)]},"#
          + #""properties":{"layer":"attractions","name":"\#(name)","typeCode":"1","#
          + #""source":"Pins.plist"}}"#
      }
      try write(pin("A", "4.25,52.5"), to: folder + "/a.geojson")
      try write(pin("B", "4.25,152.5"), to: folder + "/b.geojson")
      let words = ["geojson-to-plist", "a.geojson", "b.geojson", "-o", "lists"]
      let refused = try run(.parkconv, words, in: folder)
      #expect(refused.ending == .exit(1))
      #expect(refused.errors.contains("b.geojson:1:"))
      try write(pin("B", "4.35,52.5"), to: folder + "/b.geojson")
      #expect(try run(.parkconv, words, in: folder).ending == .exit(0))
      #expect(try names(in: folder + "/lists") == ["Pins.plist"])
      let text = try text(of: folder + "/lists/Pins.plist")
      #expect(text.contains("<string>A</string>") && text.contains("<string>B</string>"))
    }
  }

  @Test("Outlines of two parks stay two parks, an outline and a picture become one")
  func twoParks() throws {
    try withTemporaryFolder { folder in
      let ring = #"{"type":"Polygon","coordinates":[[[4,52],[4.1,52],[4.1,52.1],[4,52.1],[4,52]]]}"#
      let overlay =
        #"{"type":"Feature","geometry":\#(ring),"properties":{"layer":"overlay"}}"#
      try write(ring, to: folder + "/east.geojson")
      try write(ring, to: folder + "/west.geojson")
      try write(overlay, to: folder + "/picture.geojson")
      _ = try run(
        .parkconv, ["geojson-to-plist", "east.geojson", "west.geojson", "-o", "two"], in: folder)
      #expect(try names(in: folder + "/two") == ["east.plist", "west.plist"])
      _ = try run(
        .parkconv, ["geojson-to-plist", "east.geojson", "picture.geojson", "-o", "one"], in: folder)
      #expect(try names(in: folder + "/one") == ["east.plist"])
      let park = try text(of: folder + "/one/east.plist")
      #expect(park.contains("boundary") && park.contains("overlayTopLeftCoord"))
    }
  }

  @Test("Files of two formats go into one folder by two commands")
  func twoFormats() throws {
    try withTemporaryFolder { folder in
      let map = Sample.magicMountain.folder
      try convert(
        ["plist-to-kml", map, "--layers", "boundary,overlay,routes", "-o", folder + "/Park.kml"])
      try convert(
        ["plist-to-gpx", map, "--layers", "attractions,characters", "-o", folder + "/Pins.gpx"])
      try convert(["kml-to-plist", folder + "/Park.kml", "-o", folder + "/App"])
      try convert(["gpx-to-plist", folder + "/Pins.gpx", "-o", folder + "/App"])
      try convert(["plist-to-plist", map, "-o", folder + "/Direct"])
      #expect(try names(in: folder + "/App") == names(in: folder + "/Direct"))
      let compared = try run(.parkconv, ["diff", folder + "/Direct", folder + "/App"])
      #expect(compared.ending == .exit(0), "\(compared.text)")
    }
  }

  @Test(
    "An empty list of attractions stays one, or is named where there is no place for it",
    arguments: ["plist", "geojson", "kml", "kmz", "gpx"])
  func emptyList(format: String) throws {
    try withTemporaryFolder { folder in
      let app = folder + "/app"
      try copy(FieldCase.folder("clean-set"), to: app)
      let list = "<plist version=\"1.0\"><array/></plist>\n"
      try write(list, to: app + "/LakesideAttractions.plist")
      let output = folder + "/out"
      let finished = try run(.parkconv, ["plist-to-\(format)", app, "-o", output])
      #expect(finished.ending == .exit(0))
      if format == "plist" {
        #expect(try text(of: output + "/LakesideAttractions.plist").contains("<array/>"))
      } else {
        #expect(
          finished.errors.contains(
            "\(format): left out the empty list 'LakesideAttractions.plist'\n"))
      }
    }
  }

  @Test("New pins get their names for keys where the others have keys")
  func newKeys() throws {
    try withTemporaryFolder { folder in
      let (app, path) = (folder + "/app", folder + "/map.geojson")
      try copy(Repository.root + "/Tests/TripCases/keyed-attractions", to: app)
      try convert(["plist-to-geojson", app, "-o", path])
      let pin =
        #"{"type":"Feature","geometry":{"type":"Point","coordinates":[4.3001,52.1051]},"#
        + #""properties":{"layer":"attractions","name":"gate","typeCode":"1","#
        + #""source":"LakesideAttractions.plist"}},"#
      try write(
        try text(of: path).replacing("\"features\":[", with: "\"features\":[" + pin), to: path)
      let finished = try parkconv("geojson-to-plist", path, "--update", app)
      #expect(
        finished.errors.contains(
          "geojson: took the name of 1 attraction for its key in the dictionary\n"))
      #expect(finished.errors.hasSuffix("plist: LakesideAttractions.plist: 1 added\n"))
      #expect(try text(of: app + "/LakesideAttractions.plist").contains("<key>gate 2</key>"))
    }
  }

  private func convert(_ words: [String]) throws {
    let finished = try run(.parkconv, words + ["-q"])
    try #require(finished.ending == .exit(0), "\(finished.errors)")
  }
}
