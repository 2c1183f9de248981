internal import ParkModel

/// Where a park, or most of a file's points, are: a box, against which single points are judged.
struct Surroundings {
  private let plane: Plane
  private let halfWidth: Double
  private let halfHeight: Double

  /// Whether the box is the park's, not only that of the other points of a file.
  let isPark: Bool

  /// The box's diagonal in metres.
  let reach: Double

  /// Half of the shortest side that a box has, in metres.
  private static let smallestHalf = 25.0

  private init(
    center: Coordinate, halfWidth: Double, halfHeight: Double, isPark: Bool
  ) {
    let least = max(Surroundings.smallestHalf, 0.25 * max(halfWidth, halfHeight))
    self.plane = Plane(around: center)
    self.halfWidth = max(halfWidth, least)
    self.halfHeight = max(halfHeight, least)
    self.isPark = isPark
    self.reach =
      2 * (self.halfWidth * self.halfWidth + self.halfHeight * self.halfHeight).squareRoot()
  }

  /// Creates the box around a park's `places`; `nil` if there are none.
  init?(ofParkWith places: [Coordinate]) {
    guard let first = places.first else { return nil }
    var (west, east) = (first.longitude, first.longitude)
    var (south, north) = (first.latitude, first.latitude)
    for place in places {
      let longitude = Longitude.near(first.longitude, place.longitude)
      (west, east) = (min(west, longitude), max(east, longitude))
      (south, north) = (min(south, place.latitude), max(north, place.latitude))
    }
    let center = Coordinate(latitude: (south + north) / 2, longitude: (west + east) / 2)
    let corner = Plane(around: center).point(Coordinate(latitude: north, longitude: east))
    self.init(center: center, halfWidth: corner.x, halfHeight: corner.y, isPark: true)
  }

  /// Creates a box around most of `places`, whatever the others are: medians, and twice the median
  /// of the distances from them. `nil` if there are fewer than three.
  init?(ofMost places: [Coordinate], isPark: Bool = false) {
    guard places.count >= 3 else { return nil }
    let latitude = Spread(of: places.map(\.latitude))
    // The 180th meridian lies amid the longitudes of one of the two ways to write them.
    let aroundGreenwich = Spread(of: places.map { Longitude.near(0, $0.longitude) })
    let aroundDateLine = Spread(of: places.map { Longitude.near(180, $0.longitude) })
    let longitude =
      aroundDateLine.deviation < aroundGreenwich.deviation ? aroundDateLine : aroundGreenwich
    let center = Coordinate(latitude: latitude.median, longitude: longitude.median)
    let corner = Plane(around: center).point(
      Coordinate(
        latitude: latitude.median + 2 * latitude.deviation,
        longitude: longitude.median + min(179, 2 * longitude.deviation)))
    self.init(center: center, halfWidth: corner.x, halfHeight: corner.y, isPark: isPark)
  }

  /// Returns how far `place` is from the box, in metres; 0 inside of it.
  @inline(__always)
  func distance(to place: Coordinate) -> Double {
    let point = plane.point(place)
    let (dx, dy) = (max(0, abs(point.x) - halfWidth), max(0, abs(point.y) - halfHeight))
    return dx == 0 && dy == 0 ? 0 : (dx * dx + dy * dy).squareRoot()
  }

  /// Returns whether `place` is in the box or about as near to it as the box is wide.
  @inline(__always)
  func isNear(_ place: Coordinate) -> Bool { distance(to: place) <= max(reach, 300) }

  /// Returns where `place` is on the flat map around the box.
  func point(_ place: Coordinate) -> PlanePoint { plane.point(place) }

  /// What the box is around, for messages.
  var name: String { isPark ? "the park" : "the other points" }
}

/// The middle of some numbers and how far they lie from it, unmoved by fewer than half of them.
private struct Spread {
  let median: Double
  let deviation: Double

  init(of values: [Double]) {
    var values = values
    let median = values.selectSmallest((values.count - 1) / 2)
    self.median = median
    for index in values.indices { values[index] = abs(values[index] - median) }
    deviation = values.selectSmallest(values.count / 2)
  }
}
