/// An attractions file in which no rule finds a fault: all names and all places are distinct.
package struct AttractionsFile: Sendable {
  /// How many pins it has.
  package let count: Int
  package var names: PinNames
  package var encoding: TextEncoding
  /// The number of its first pin; the pins of two files are distinct where their numbers are.
  package let first: Int

  package init(
    count: Int, names: PinNames = .ascii, encoding: TextEncoding = .utf8, first: Int = 0
  ) {
    (self.count, self.names, self.encoding, self.first) = (count, names, encoding, first)
  }

  /// Writes the file to `path`.
  package func write(to path: String) throws(GenerationError) {
    guard first + count <= Site.placeCount else {
      throw .tooMany(first + count, limit: Site.placeCount)
    }
    let file = try PropertyListFile(path, encoding)
    var random = RandomNumbers(seed: UInt64(first))
    try file.write("<array>\n")
    for index in first..<first + count { try file.write(entry(index, &random)) }
    try file.write("</array>\n")
    try file.finish()
  }

  private func entry(_ index: Int, _ random: inout RandomNumbers) -> String {
    let place = Site.place(index)
    let type = random.below(4)
    return """
      \t<dict>
      \t\t<key>name</key>
      \t\t<string>\(names.name(index).replacing("&", with: "&amp;"))</string>
      \t\t<key>location</key>
      \t\t<string>\(Site.text(place.latitude, place.longitude))</string>
      \t\t<key>type</key>
      \t\t<string>\(type)</string>
      \t\t<key>subtitle</key>
      \t\t<string>\(subtitle(type, &random))</string>
      \t</dict>

      """
  }

  private func subtitle(_ type: Int, _ random: inout RandomNumbers) -> String {
    switch type {
    case 1: "Intensity: \(1 + random.below(10))/10, minimum height \(100 + random.below(40)) cm"
    case 2: "Open daily from \(8 + random.below(4)):30 to \(17 + random.below(5)):00"
    case 3: "A nurse is here until \(17 + random.below(5)):00"
    default: "\(50 + random.below(500)) m from the main entrance"
    }
  }
}
