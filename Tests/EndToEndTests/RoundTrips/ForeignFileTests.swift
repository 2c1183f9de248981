import Foundation
import Testing

/// Files that other programs write by themselves.
@Suite("Files of other programs")
struct ForeignFileTests {
  /// A table of places, from which the programs make files.
  private static let table = """
    name,description,Latitude,Longitude
    Lions,roar & more,52.1040,4.2960
    "Café <A>",,52.1050,4.3020
    """

  @Test(
    "GPSBabel's files have the places as attractions",
    arguments: [("gpx", "gpx,gpxver=1.1"), ("gpx", "gpx"), ("kml", "kml"), ("geojson", "geojson")])
  func gpsbabel(format: String, writer: String) throws {
    try withTemporaryFolder { folder in
      let (table, path) = (folder + "/zoo.csv", folder + "/zoo.\(format)")
      try write(Self.table, to: table)
      let finished = try run(
        .gpsbabel, ["-i", "unicsv", "-f", table, "-o", writer, "-F", path])
      try #require(finished.ending == .exit(0), "\(finished.errors)")
      try check(path, format)
    }
  }

  @Test(
    "ogr2ogr's files have the places as attractions",
    arguments: [("GeoJSON", "geojson"), ("KML", "kml"), ("LIBKML", "kml"), ("LIBKML", "kmz")])
  func ogr2ogr(driver: String, format: String) throws {
    try withTemporaryFolder { folder in
      let (table, path) = (folder + "/zoo.csv", folder + "/zoo.\(format)")
      try write(Self.table, to: table)
      let finished = try run(
        .ogr2ogr,
        [
          "-f", driver, path, table, "-oo", "X_POSSIBLE_NAMES=Longitude", "-oo",
          "Y_POSSIBLE_NAMES=Latitude", "-oo", "KEEP_GEOM_COLUMNS=NO",
        ])
      try #require(finished.ending == .exit(0), "\(finished.errors)")
      try check(path, format)
    }
  }

  private func check(_ path: String, _ format: String) throws {
    let target = format == "gpx" ? "kml" : "gpx"
    let finished = try parkconv("\(format)-to-\(target)", path)
    try #require(finished.ending == .exit(0), "\(finished.errors)")
    let text = finished.text
    #expect(text.contains("<name>Lions</name>") && text.contains("<name>Café &lt;A&gt;</name>"))
    #expect(text.contains("roar &amp; more") || text.contains("roar &amp;amp; more"))
    let place = target == "gpx" ? #"lat="52.104" lon="4.296""# : "4.296,52.104"
    #expect(text.contains(place))
    #expect(finished.errors.contains("took 2 attractions without a type for \"misc\""))
    #expect(!finished.errors.contains("error"))
  }
}
