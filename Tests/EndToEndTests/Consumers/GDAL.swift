import Foundation
import Testing

/// The command line tools of GDAL, which read a map as QGIS does.
enum GDAL {
  /// Returns the features of `layer` of the file at `path`, or of its only one, without the use of a
  /// driver that is to be hidden; what GDAL complains of fails the test.
  static func features(
    of path: String, layer: String? = nil, hiding driver: String? = nil
  ) throws -> [Feature] {
    try withTemporaryFolder { folder in
      let output = folder + "/read.geojson"
      let arguments =
        hidden(driver) + ["-f", "GeoJSON", "-lco", "COORDINATE_PRECISION=15", output, path]
        + [layer].compactMap(\.self)
      let finished = try run(.ogr2ogr, arguments)
      try #require(finished.errors.isEmpty, "\(finished.errors)")
      return try FeatureCollection(bytes(of: output)).features
    }
  }

  /// What ogrinfo tells of a file.
  struct Summary {
    /// The driver that opened it.
    let driver: String
    /// The layers' names in the order of the file.
    let layers: [String]
  }

  static func summary(of path: String, hiding driver: String? = nil) throws -> Summary {
    let finished = try run(.ogrinfo, hidden(driver) + ["-ro", path])
    try #require(finished.errors.isEmpty, "\(finished.errors)")
    let lines = finished.text.split(separator: "\n")
    let name = lines.first { $0.contains("using driver") }?
      .split(separator: "`").last?.split(separator: "'").first
    let layers = lines.filter { $0.first?.isNumber == true }.map { line in
      line.drop { $0 != " " }.dropFirst().prefix { $0 != "(" }.trimmingCharacters(in: .whitespaces)
    }
    return Summary(driver: String(try #require(name)), layers: layers)
  }

  private static func hidden(_ driver: String?) -> [String] {
    driver.map { ["--config", "OGR_SKIP", $0] } ?? []
  }
}
