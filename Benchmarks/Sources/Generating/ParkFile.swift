import Foundation

/// A park file in which no rule finds a fault: an overlay over the whole ground, and a boundary around
/// it.
package struct ParkFile: Sendable {
  /// How many points the boundary has; at least 100, for the ground must lie inside.
  package let boundaryCount: Int

  package init(boundaryCount: Int) {
    self.boundaryCount = boundaryCount
  }

  /// Writes the file to `path`.
  package func write(to path: String) throws(GenerationError) {
    let file = try PropertyListFile(path, .utf8)
    let (north, east) = (Site.south + 0.0314, Site.west + 0.0314)
    let (south, west) = (Site.south - 0.0150, Site.west - 0.0150)
    try file.write("<dict>\n")
    try file.write(entry("midCoord", Site.center.latitude, Site.center.longitude))
    try file.write(entry("overlayTopLeftCoord", north, west))
    try file.write(entry("overlayTopRightCoord", north, east))
    try file.write(entry("overlayBottomLeftCoord", south, west))
    try file.write("\t<key>boundary</key>\n\t<array>\n")
    try writeBoundary(to: file)
    try file.write("\t</array>\n</dict>\n")
    try file.finish()
  }

  private func entry(_ key: String, _ latitude: Double, _ longitude: Double) -> String {
    "\t<key>\(key)</key>\n\t<string>\(Site.text(latitude, longitude))</string>\n"
  }

  /// Writes the points by their directions from the middle: each lies further around than the one
  /// before, so that the ring can't cross itself however its distance wobbles.
  private func writeBoundary(to file: PropertyListFile) throws(GenerationError) {
    var random = RandomNumbers(seed: UInt64(boundaryCount))
    let step = 2 * Double.pi / Double(boundaryCount)
    for index in 0..<boundaryCount {
      let angle = Double(index) * step
      let bays = 0.0006 * sin(7 * angle) + 0.0004 * sin(23 * angle)
      let distance = 0.0135 + bays + 0.01 * step * random.fraction()
      let text = Site.text(
        Site.center.latitude + distance * sin(angle),
        Site.center.longitude + distance * cos(angle), digits: 10)
      try file.write("\t\t<string>\(text)</string>\n")
    }
  }
}
