import Foundation
import Testing

/// GPSBabel, which reads a map as the software for GPS devices does.
enum GPSBabel {
  /// Returns all that GPSBabel reads of the file at `path`, as GPX with nine digits behind the point.
  static func gpx(from path: String, as format: String) throws -> XMLTree {
    let finished = try run(
      .gpsbabel, ["-w", "-r", "-t", "-i", format, "-f", path, "-o", "gpx,gpxver=1.1", "-F", "-"])
    try #require(finished.errors.isEmpty, "\(finished.errors)")
    return try XMLTree.root(of: finished.output)
  }

  /// Returns the waypoints as lines of comma-separated values, the heading first.
  static func table(from path: String, as format: String) throws -> [Substring] {
    let finished = try run(.gpsbabel, ["-i", format, "-f", path, "-o", "unicsv", "-F", "-"])
    try #require(finished.errors.isEmpty, "\(finished.errors)")
    return finished.text.split(whereSeparator: \.isNewline)
  }
}
