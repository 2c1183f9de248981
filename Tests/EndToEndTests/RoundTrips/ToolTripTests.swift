import Foundation
import Testing

/// A map that went through another program comes back as the same map.
@Suite("Trips through other programs")
struct ToolTripTests {
  /// A way through another program, from a file in `format` to another one.
  struct Trip: CustomTestStringConvertible {
    let testDescription: String
    /// The format of the first file.
    let format: String
    /// The format of the second one, where it is another.
    var archive: String?
    /// Whether the format holds the overlay.
    var hasOverlay = true
    /// Makes the second file of the first one.
    let run: @Sendable (_ path: String, _ result: String) throws -> Void
  }

  static let trips = [
    Trip(testDescription: "GeoPackage and back by ogr2ogr", format: "geojson") { path, result in
      let package = path + ".gpkg"
      _ = try EndToEndTests.run(.ogr2ogr, ["-f", "GPKG", package, path])
      _ = try EndToEndTests.run(
        .ogr2ogr, ["-f", "GeoJSON", "-lco", "COORDINATE_PRECISION=15", result, package])
    },
    Trip(testDescription: "a GeoJSON sequence by ogr2ogr", format: "geojson") { path, result in
      _ = try EndToEndTests.run(
        .ogr2ogr, ["-f", "GeoJSONSeq", "-lco", "RS=YES", result, path])
    },
    Trip(testDescription: "KML by ogr2ogr's LIBKML driver", format: "kml") { path, result in
      _ = try EndToEndTests.run(.ogr2ogr, ["-f", "LIBKML", result, path])
    },
    Trip(testDescription: "KMZ of KML by ogr2ogr's LIBKML driver", format: "kml", archive: "kmz") {
      path, result in
      _ = try EndToEndTests.run(.ogr2ogr, ["-f", "LIBKML", result, path])
    },
    Trip(testDescription: "KMZ of KMZ by ogr2ogr's LIBKML driver", format: "kmz", archive: "kmz") {
      path, result in
      _ = try EndToEndTests.run(.ogr2ogr, ["-f", "LIBKML", result, path])
    },
    Trip(testDescription: "KML by ogr2ogr's KML driver", format: "kml") { path, result in
      _ = try EndToEndTests.run(.ogr2ogr, ["-f", "KML", result, path])
    },
    Trip(testDescription: "GPX by ogr2ogr", format: "gpx", hasOverlay: false) { path, result in
      _ = try EndToEndTests.run(
        .ogr2ogr,
        ["-f", "GPX", "-dsco", "GPX_USE_EXTENSIONS=YES", result, path, "waypoints", "routes"]
          + ["tracks"])
    },
    Trip(testDescription: "GPX 1.1 by GPSBabel", format: "gpx", hasOverlay: false) { path, result in
      _ = try EndToEndTests.run(
        .gpsbabel, ["-i", "gpx", "-f", path, "-o", "gpx,gpxver=1.1", "-F", result])
    },
    Trip(testDescription: "GPX by GPSBabel as it likes", format: "gpx", hasOverlay: false) {
      path, result in
      _ = try EndToEndTests.run(.gpsbabel, ["-i", "gpx", "-f", path, "-o", "gpx", "-F", result])
    },
  ]

  @Test(
    "Places, names, types, second lines, roles and files are the same",
    arguments: Sample.allCases, trips)
  func trip(sample: Sample, trip: Trip) throws {
    try withTemporaryFolder { folder in
      let format = trip.archive ?? trip.format
      let (path, result) = (folder + "/map.\(trip.format)", folder + "/result.\(format)")
      try convert(["plist-to-\(trip.format)", sample.folder], to: path)
      try trip.run(path, result)
      let before = try records(["plist-to-geojson", sample.folder], in: folder)
        .filter { trip.hasOverlay || !$0.hasPrefix("overlay") }
      #expect(try records(of: result, format, sample, in: folder) == before)
    }
  }

  @Test(
    "A pin that is moved behind the other program changes one value in the property lists",
    arguments: Sample.allCases, trips.filter { $0.archive == nil })
  func update(sample: Sample, trip: Trip) throws {
    try withTemporaryFolder { folder in
      let (path, result) = (folder + "/map.\(trip.format)", folder + "/result.\(trip.format)")
      try convert(["plist-to-\(trip.format)", sample.folder], to: path)
      try trip.run(path, result)
      let latitude = sample == .magicMountain ? "34.42126" : "33.703086"
      let moved = try text(of: result).replacing(latitude, with: latitude + "3")
      try write(moved, to: result)
      let app = folder + "/app"
      try copy(sample.folder, to: app)
      let finished = try run(
        .parkconv,
        ["\(trip.format)-to-plist", result, "--update", app, "--config", app + "/parktools.json"])
      #expect(finished.ending == .exit(0))
      let list = sample == .magicMountain ? "MagicMountainAttractions" : "Places"
      #expect(
        finished.errors.hasSuffix("plist: \(list).plist: 1 value changed\n"), "\(finished.errors)")
    }
  }

  @Test(
    "Numbers, truth values and their order come back from a GeoPackage",
    arguments: [
      "<key>id</key><integer>7</integer>,<key>id</key><integer>3</integer>,<key>id</key><integer>3</integer>",
      "<key>id</key><integer>-1</integer>,<key>fid</key><integer>9</integer>,",
      "<key>fid</key><integer>7</integer>,<key>fid</key><integer>3</integer>,<key>fid</key><integer>3</integer>",
      "<key>fid</key><string>x</string>,<key>geom</key><string>y</string>,<key>ogc_fid</key><true/>",
      "<key>open</key><true/>,<key>open</key><false/>,<key>fee</key><real>3.5</real>",
      "<key>zip</key><string>0123</string>,<key>n</key><integer>12345678901234567</integer>,",
    ],
    ["geojson", "kml"])
  func furtherKeys(entries: String, format: String) throws {
    try withTemporaryFolder { folder in
      let pins = entries.split(separator: ",", omittingEmptySubsequences: false).enumerated().map {
        "<dict><key>name</key><string>Pin \($0)</string><key>location</key>"
          + "<string>{52.1234\($0 + 1),4.5678\($0 + 1)}</string><key>type</key><string>1</string>"
          + "<key>subtitle</key><string>s</string>\($1)</dict>"
      }
      try write(
        "<plist version=\"1.0\"><array>\(pins.joined())</array></plist>",
        to: folder + "/map/Attractions.plist")
      let (path, result) = (folder + "/map.\(format)", folder + "/result.geojson")
      try convert(["plist-to-\(format)", folder + "/map"], to: path)
      _ = try run(.ogr2ogr, ["-f", "GPKG", folder + "/map.gpkg", path])
      _ = try run(
        .ogr2ogr,
        ["-f", "GeoJSON", "-lco", "COORDINATE_PRECISION=15", result, folder + "/map.gpkg"])
      try convert(["plist-to-plist", folder + "/map"], to: folder + "/before.plist")
      try convert(["geojson-to-plist", result], to: folder + "/after.plist")
      #expect(try text(of: folder + "/after.plist") == text(of: folder + "/before.plist"))
    }
  }

  /// Returns what is said about each record of the file at `path`.
  private func records(
    of path: String, _ format: String, _ sample: Sample, in folder: String
  ) throws -> [String] {
    let options = ["--config", sample.folder + "/parktools.json"]
    if format != "geojson" {
      return try records(["\(format)-to-geojson", path] + options, in: folder)
    }
    let kml = folder + "/records.kml"
    try convert(["geojson-to-kml", path] + options, to: kml)
    return try records(["kml-to-geojson", kml] + options, in: folder)
  }

  private func convert(_ words: [String], to path: String) throws {
    let finished = try run(.parkconv, words + ["-q", "-o", path])
    try #require(finished.ending == .exit(0), "\(finished.errors)")
  }

  /// Returns the records of what the conversion `words` writes as GeoJSON, one line each.
  private func records(_ words: [String], in folder: String) throws -> [String] {
    let path = folder + "/records.geojsonl"
    try convert(words + ["--lines"], to: path)
    return try text(of: path).split(separator: "\n").map { line in
      let feature = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let properties = try #require(feature?["properties"] as? [String: Any])
      let geometry = try #require(feature?["geometry"] as? [String: Any])
      let names = [
        "layer", "name", "type", "typeCode", "subtitle", "source", "character", "sighting",
        "center",
      ]
      // What was empty may be missing.
      let words = names.map { name in properties[name].map { "\($0)" } ?? "" }
      return words.joined(separator: "|") + "|" + places(try #require(geometry["coordinates"]))
    }
  }

  /// Returns the numbers of `value` with seven digits behind the point.
  private func places(_ value: Any) -> String {
    switch value {
    case let list as [Any]: "[" + list.map(places).joined(separator: ",") + "]"
    case let number as Double: String(format: "%.7f", number)
    default: "?"
    }
  }
}
