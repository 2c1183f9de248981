import Foundation

/// A route file in which no rule finds a fault: a walk of even legs over the ground.
package struct RouteFile: Sendable {
  /// How many points it has.
  package let count: Int

  package init(count: Int) {
    self.count = count
  }

  /// Writes the file to `path`.
  package func write(to path: String) throws(GenerationError) {
    let file = try PropertyListFile(path, .utf8)
    var random = RandomNumbers(seed: UInt64(count))
    var (latitude, longitude, heading) = (Site.center.latitude, Site.center.longitude, 0.0)
    try file.write("<array>\n")
    for _ in 0..<count {
      try file.write("\t<string>\(Site.text(latitude, longitude))</string>\n")
      heading = turned(heading, latitude, longitude, &random)
      latitude += 3e-5 * sin(heading)
      longitude += 3e-5 * cos(heading)
    }
    try file.write("</array>\n")
    try file.finish()
  }

  /// Returns a direction near to the last one; off the ground, that of its middle.
  private func turned(
    _ heading: Double, _ latitude: Double, _ longitude: Double, _ random: inout RandomNumbers
  ) -> Double {
    let (north, east) = (latitude - Site.center.latitude, longitude - Site.center.longitude)
    let isOutside = max(abs(north), abs(east)) > Double(Site.side) / 2e6
    return isOutside ? atan2(-north, -east) : heading + (random.fraction() - 0.5) * 0.6
  }
}
