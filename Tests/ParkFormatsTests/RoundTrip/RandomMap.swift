import ParkModel
import TestSupport

/// The property lists of a map at random, with names, values and numbers of all kinds.
struct RandomMap {
  /// The elements of each property list, by its name.
  private(set) var files: [(name: String, xml: String)] = []

  private var random: SeededRandom
  private let centre: Coordinate

  init(seed: Int) {
    random = SeededRandom(seed: seed)
    let isAtDateLine = random.oneIn(3)
    centre = Coordinate(
      latitude: random.double(in: -60...60),
      longitude: isAtDateLine ? random.pick([179.998, -179.9985]) : random.double(in: -170...170))
    let stem = random.pick(["Park", "Süd <Park>", "R&D \"Campus\"", "公園", "a b"])
    addPark(named: stem)
    addAttractions(named: stem + "Attractions.plist")
    if random.oneIn(3) { addAttractions(named: "More of it.plist") }
    for name in ["Walk", "Locations & Route", "日 'x'"] where random.oneIn(2) {
      files.append((name + ".plist", list(count: random.int(in: 2...9))))
    }
    for name in ["Taz", "A <b> &"] where random.oneIn(2) {
      files.append((name + "Locations.plist", list(count: random.int(in: 1...12))))
    }
  }

  // MARK: Files

  private mutating func addPark(named stem: String) {
    var entries: [(String, String)] = []
    switch random.int(in: 0...3) {
    case 0: entries.append(("name", string(stem)))
    case 1: entries.append(("name", string(text())))
    case 2: entries.append(("name", string("")))
    default: break
    }
    let (hasCorners, hasBoundary) = (!random.oneIn(4), !random.oneIn(4))
    let isBare = !hasCorners && !hasBoundary
    if !random.oneIn(4) { entries.append(("midCoord", string(coordinate(place())))) }
    if hasCorners { entries += corners() }
    if hasBoundary { entries.append(("boundary", boundary())) }
    // What has none of the app's keys is no park file.
    if isBare, !entries.contains(where: { $0.0 == "midCoord" }) {
      entries.append(("midCoord", string(coordinate(place()))))
    }
    if random.oneIn(4) {
      entries.append(("overlayBottomRightCoord", string(coordinate(place()))))
    }
    entries += extras(except: ["name", "boundary"])
    files.append((stem + ".plist", dictionary(inAnyOrder(entries))))
  }

  private mutating func corners() -> [(String, String)] {
    let (north, south) = (centre.latitude + 0.01, centre.latitude - 0.0123)
    let (west, east) = (centre.longitude - 0.011, centre.longitude + 0.0135)
    let skew = random.oneIn(3) ? 0.0007 : 0
    return [
      ("overlayTopLeftCoord", string(coordinate(wrapped(north, west)))),
      ("overlayTopRightCoord", string(coordinate(wrapped(north + skew, east)))),
      ("overlayBottomLeftCoord", string(coordinate(wrapped(south, west + skew)))),
    ]
  }

  private mutating func boundary() -> String {
    let count = random.int(in: 3...12)
    let turn = random.oneIn(2) ? 1.0 : -1.0
    var points = (0..<count).map { index in
      let angle = turn * (Double(index) + random.double(in: 0...0.6)) / Double(count) * 2 * .pi
      let radius = random.double(in: 0.004...0.009)
      return wrapped(
        centre.latitude + radius * sine(angle), centre.longitude + radius * sine(angle + .pi / 2))
    }
    if random.oneIn(5) { points.append(points[0]) }
    return "<array>" + points.map { string(coordinate($0)) }.joined() + "</array>"
  }

  private mutating func addAttractions(named name: String) {
    let entries = (0..<random.int(in: 1...8)).map { _ in attraction() }
    guard random.oneIn(4) else {
      return files.append((name, "<array>" + entries.joined() + "</array>"))
    }
    let keyed = entries.enumerated().map { place, entry in (text() + String(place), entry) }
    files.append((name, dictionary(keyed)))
  }

  private mutating func attraction() -> String {
    var entries = [("name", string(text())), ("location", string(coordinate(place())))]
    switch random.int(in: 0...6) {
    case 0: break
    case 1: entries.append(("type", "<integer>\(random.int(in: 0...4))</integer>"))
    case 2: entries.append(("type", string(random.pick(["99", "ride", " 1", "Ride"]))))
    default: entries.append(("type", string(String(random.int(in: 0...3)))))
    }
    if !random.oneIn(4) { entries.append(("subtitle", string(text()))) }
    return dictionary(
      inAnyOrder(entries + extras(except: ["name", "location", "type", "subtitle"])))
  }

  private mutating func list(count: Int) -> String {
    "<array>" + (0..<count).map { _ in string(coordinate(place())) }.joined() + "</array>"
  }

  // MARK: Places

  private func sine(_ angle: Double) -> Double {
    // A triangle's wave will do.
    let share = angle / (2 * .pi) - (angle / (2 * .pi)).rounded(.down)
    return share < 0.25 ? 4 * share : share < 0.75 ? 2 - 4 * share : 4 * share - 4
  }

  private mutating func place() -> Coordinate {
    wrapped(
      centre.latitude + random.double(in: -0.005...0.005),
      centre.longitude + random.double(in: -0.005...0.005))
  }

  private func wrapped(_ latitude: Double, _ longitude: Double) -> Coordinate {
    let near = longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude
    return Coordinate(
      latitude: (latitude * 1e7).rounded() / 1e7, longitude: (near * 1e7).rounded() / 1e7)
  }

  private mutating func coordinate(_ place: Coordinate) -> String {
    let (latitude, longitude) = (
      DecimalText.string(place.latitude), DecimalText.string(place.longitude)
    )
    switch random.int(in: 0...5) {
    case 0: return "{ \(latitude) , \(longitude) }"
    case 1: return "{\(latitude)e0,\(longitude)}"
    default: return "{\(latitude),\(longitude)}"
    }
  }

  // MARK: Values

  private static let words = [
    "", " ", "a", "Goliath", "<b>x</b>", "a & b", "&amp;", "&amp;amp; <br/>", "]]>", "\"q\"", "'",
    "\\", "\n", "\r\n", "\t", "é", "e\u{301}", "\u{301}", "日本", "🎢", "\u{2028}", "\u{7F}", "[1]",
    "{\"a\":1}", "true", "null", "5", "{1,2}", "plist:", "a.b", "x[0]", "\u{FEFF}", "\u{FFFD}",
    "%41",
  ]

  private mutating func text() -> String {
    (0..<random.int(in: 0...3)).map { _ in random.pick(RandomMap.words) }.joined()
  }

  private static let names = [
    "layer", "source", "center", "marker-color", "plist-types", "plist:name", "plist:plist:x",
    "description", "Description", "desc", "title", "Name", "entry", "kind", "typeCode", "ring",
    "tessellate", "extrude", "visibility", "ele", "time", "sym", "cmt", "src", "id", "id", "fid",
    "FID",
    "geom", "address",
    "phone number", "a.b", "x[0]", "", "\"", "a,b", "\",\"", "plist_types", "plist-order",
    "plist-key", "é", "e\u{301}", "日本", "styleUrl", "image", "-x", "1a",
  ]

  /// Returns `entries` as they are, or in another order.
  private mutating func inAnyOrder(_ entries: [(String, String)]) -> [(String, String)] {
    guard random.oneIn(2) else { return entries }
    var (rest, shuffled) = (entries, [(String, String)]())
    while !rest.isEmpty { shuffled.append(rest.remove(at: random.int(in: 0...rest.count - 1))) }
    return shuffled
  }

  private mutating func extras(except known: Set<String>) -> [(String, String)] {
    var taken: Set<[UInt8]> = []
    return (0..<random.int(in: 0...5)).compactMap { _ in
      let key = random.oneIn(3) ? text() + "k" : random.pick(RandomMap.names)
      guard !known.contains(key), taken.insert(Array(key.utf8)).inserted else { return nil }
      return (key, value(depth: 0))
    }
  }

  private mutating func value(depth: Int) -> String {
    switch random.int(in: 0...(depth > 2 ? 6 : 8)) {
    case 0, 1: return string(text())
    case 2: return "<integer>\(integer())</integer>"
    case 3: return "<real>\(random.pick(["1.5", "0", "-1e-9", "123456.789", "1e300"]))</real>"
    case 4: return random.oneIn(2) ? "<true/>" : "<false/>"
    case 5: return "<date>2024-0\(random.int(in: 1...9))-29T23:59:5\(random.int(in: 0...9))Z</date>"
    case 6:
      return "<data>\(random.pick(["", "QQ==", "AAEC/+=="]).replacing("/+==", with: "/w=="))</data>"
    case 7:
      return "<array>" + (0..<random.int(in: 0...3)).map { _ in value(depth: depth + 1) }.joined()
        + "</array>"
    default:
      let keys = Array(Set(["a", "b.c", "", "d\"", "e[1]"])).sorted().prefix(random.int(in: 0...4))
      return dictionary(keys.map { ($0, value(depth: depth + 1)) })
    }
  }

  private mutating func integer() -> String {
    random.pick(["0", "5", "-7", String(Int64.min), String(UInt64.max)])
  }

  // MARK: Elements

  private func string(_ text: String) -> String { "<string>\(escaped(text))</string>" }

  private func dictionary(_ entries: [(String, String)]) -> String {
    "<dict>" + entries.map { "<key>\(escaped($0.0))</key>\($0.1)" }.joined() + "</dict>"
  }

  private func escaped(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\r": "&#13;"
      default: String(scalar)
      }
    }
    return scalars.joined()
  }
}
