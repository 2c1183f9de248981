import Foundation
import Testing

/// A script of `Scripts`, which has another program read a file.
struct Script {
  let words: [String]

  static func shell(_ name: String) -> Script { Script(words: ["/bin/sh", path(name)]) }
  static func node(_ name: String) -> Script { Script(words: ["/usr/bin/node", path(name)]) }

  /// With Debian's Python and what is installed for it.
  static func python(_ name: String) -> Script { Script(words: ["/usr/bin/python3", path(name)]) }

  /// With what `make matrix` has installed from PyPI.
  static func ownPython(_ name: String) -> Script { Script(words: [ownPython, path(name)]) }

  private static let ownPython = Repository.root + "/.build/matrix/bin/python"

  private static func path(_ name: String) -> String {
    Repository.tests + "/Consumers/Scripts/" + name
  }

  /// Returns the features that the program reads of the file at `path`.
  func features(of path: String) throws -> [Feature] {
    let finished = try run(.sh, ["-c", #"exec "$@""#, "sh"] + words + [path])
    try #require(finished.ending == .exit(0), "\(finished.errors)")
    return try #require(JSON(finished.output).array).map(Feature.init)
  }
}

extension GPSBabel {
  /// Returns what GPSBabel reads of the file at `path` as features.
  static func features(of path: String, as format: String) throws -> [Feature] {
    let gpx = try gpx(from: path, as: format)
    func feature(_ element: XMLTree, _ places: [Position]) -> Feature {
      var properties: [String: JSON] = [:]
      for child in element.children { properties[child.name] = .string(child.text) }
      return Feature(parts: [places], properties: properties)
    }
    let points = try gpx.all("wpt").map { feature($0, [try $0.position]) }
    let lines = try (gpx.all("rte") + gpx.all("trk")).map { line in
      let places = line.descendants("rtept") + line.descendants("trkpt")
      return feature(line, try places.map { try $0.position })
    }
    return points + lines
  }
}

extension Feature {
  /// A feature that some other format than GeoJSON tells.
  init(parts: [[Position]], properties: [String: JSON]) {
    self.type = ""
    self.parts = parts
    self.properties = properties
  }
}
