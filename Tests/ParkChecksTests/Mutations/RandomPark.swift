import ParkModel

@testable import ParkChecks

/// A sound park of random shape, size and place.
struct RandomPark {
  /// Values as elements, by key, in the order of the file.
  typealias Entries = [(key: String, value: String)]

  let center: Coordinate
  /// The overlay's sides in metres.
  let width: Double
  let height: Double
  /// The digits behind the point.
  let places: Int

  var park: Entries
  var boundary: [Coordinate]
  var pins: [Entries]
  var pinPlaces: [Coordinate]
  var route: [Coordinate]
  var sightings: [Coordinate]

  init(using random: inout SeededRandom) {
    let sizes: [Double] = [120, 600, 1500, 6000]
    let size = sizes.randomElement(using: &random) ?? 600
    width = size * Double.random(in: 0.6...1.4, using: &random)
    height = size * Double.random(in: 0.6...1.4, using: &random)
    places = size < 500 ? 7 : Int.random(in: 5...7, using: &random)
    center = RandomPark.center(using: &random)
    (park, boundary, pins, pinPlaces, route, sightings) = ([], [], [], [], [], [])
    boundary = randomBoundary(using: &random)
    park = overlay()
    makePins(using: &random)
    makeRoute(using: &random)
    sightings = (0..<4).map { _ in insidePlace(using: &random) }
  }

  /// Anywhere but at the poles, and often at the lines where signs and longitudes change.
  private static func center(using random: inout SeededRandom) -> Coordinate {
    var latitude = Double.random(in: -75...75, using: &random)
    var longitude = Double.random(in: -180...180, using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: longitude = 180 + Double.random(in: -0.01...0.01, using: &random)
    case 2: longitude = Double.random(in: -0.005...0.005, using: &random)
    case 3: latitude = Double.random(in: -0.005...0.005, using: &random)
    default: break
    }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  // MARK: Geometry

  /// Returns the place so many metres north and east of `origin`, rounded as it will be written.
  func place(north: Double, east: Double, of origin: Coordinate? = nil) -> Coordinate {
    let origin = origin ?? center
    let perDegree = 6_378_137 * Double.pi / 180
    let shrinking = Angle.cosine(origin.latitude * .pi / 180)
    var longitude = rounded(origin.longitude + east / perDegree / shrinking)
    if longitude > 180 { longitude = rounded(longitude - 360) }
    if longitude < -180 { longitude = rounded(longitude + 360) }
    return Coordinate(latitude: rounded(origin.latitude + north / perDegree), longitude: longitude)
  }

  private func rounded(_ degrees: Double) -> Double {
    let power = [1e5, 1e6, 1e7][places - 5]
    return (degrees * power).rounded() / power
  }

  private func randomBoundary(using random: inout SeededRandom) -> [Coordinate] {
    let count = Int.random(in: 4...40, using: &random)
    let isClockwise = Bool.random(using: &random)
    let turn = Double.random(in: 0...1, using: &random)
    return (0..<count).map { index in
      let slot = Double(index) + turn + Double.random(in: -0.3...0.3, using: &random)
      let angle = slot / Double(count) * 2 * .pi * (isClockwise ? -1 : 1)
      let radius = Double.random(in: 0.35...0.52, using: &random)
      return place(
        north: radius * height * Angle.sine(angle), east: radius * width * Angle.cosine(angle))
    }
  }

  /// Returns a place on the ground: between the centre and a point of the boundary's edge.
  func insidePlace(using random: inout SeededRandom) -> Coordinate {
    let index = Int.random(in: 0..<boundary.count, using: &random)
    let (start, end) = (boundary[index], boundary[(index + 1) % boundary.count])
    let along = Double.random(in: 0...1, using: &random)
    let share = Double.random(in: 0.1...0.9, using: &random)
    let plane = Plane(around: center)
    let (a, b) = (plane.point(start), plane.point(end))
    return place(
      north: share * (a.y + along * (b.y - a.y)), east: share * (a.x + along * (b.x - a.x)))
  }

  var corners: (topLeft: Coordinate, topRight: Coordinate, bottomLeft: Coordinate) {
    (
      place(north: height / 2, east: -width / 2), place(north: height / 2, east: width / 2),
      place(north: -height / 2, east: -width / 2)
    )
  }

  // MARK: Content

  private func overlay() -> Entries {
    let corners = corners
    return [
      ("midCoord", element(place(north: 0, east: 0))),
      ("overlayTopLeftCoord", element(corners.topLeft)),
      ("overlayTopRightCoord", element(corners.topRight)),
      ("overlayBottomLeftCoord", element(corners.bottomLeft)),
    ]
  }

  private mutating func makePins(using random: inout SeededRandom) {
    let count = Int.random(in: 6...30, using: &random)
    for index in 0..<count {
      var place = insidePlace(using: &random)
      while pinPlaces.contains(place) { place = insidePlace(using: &random) }
      pinPlaces.append(place)
      pins.append([
        ("name", "<string>Pin \(index)</string>"), ("location", element(place)),
        ("type", "<string>\(Int.random(in: 0...3, using: &random))</string>"),
        ("subtitle", "<string>Nr. \(index)</string>"),
      ])
    }
  }

  /// Points anywhere on the ground, or a walk in a line between two of them.
  private mutating func makeRoute(using random: inout SeededRandom) {
    let count = Int.random(in: 6...30, using: &random)
    if Bool.random(using: &random) {
      route = (0..<count).map { _ in insidePlace(using: &random) }
    } else {
      let plane = Plane(around: center)
      let end = plane.point(insidePlace(using: &random))
      route = (0..<count).map { index in
        let share = Double(index) / Double(count - 1)
        return place(north: share * end.y, east: share * end.x)
      }
    }
    route = route.enumerated().filter { $0.offset == 0 || route[$0.offset - 1] != $0.element }
      .map(\.element)
  }

  // MARK: Texts

  /// Returns a coordinate as an element, with all of its digits.
  func element(_ place: Coordinate) -> String { "<string>\(text(place))</string>" }

  /// Returns a coordinate with all of its digits.
  func text(_ place: Coordinate) -> String {
    "{\(digits(place.latitude)),\(digits(place.longitude))}"
  }

  private func digits(_ degrees: Double) -> String {
    let text = DecimalText.string(degrees)
    let fraction = text.split(separator: ".", omittingEmptySubsequences: false).dropFirst().first
    let missing = max(0, places - (fraction?.count ?? 0))
    return text + (fraction == nil ? "." : "") + String(repeating: "0", count: missing)
  }
}
