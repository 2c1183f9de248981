/// The smallest box in latitude and longitude around some places; it may cross the 180th meridian.
public struct GeographicBounds: Hashable, Sendable {
  /// The southern edge in degrees.
  public private(set) var south = Double.infinity

  /// The northern edge in degrees.
  public private(set) var north = -Double.infinity

  /// The least longitude in degrees.
  public private(set) var leastLongitude = Double.infinity

  /// The greatest longitude in degrees.
  public private(set) var greatestLongitude = -Double.infinity

  /// The least longitude east of Greenwich.
  private var leastEastern = Double.infinity

  /// The greatest longitude west of Greenwich.
  private var greatestWestern = -Double.infinity

  /// Creates a box around nothing.
  public init() {}

  /// Whether there is no place in the box; then no edge means anything.
  public var isEmpty: Bool { south > north }

  /// Makes the box hold `place`.
  @inline(__always)
  public mutating func extend(to place: Coordinate) {
    south = min(south, place.latitude)
    north = max(north, place.latitude)
    leastLongitude = min(leastLongitude, place.longitude)
    greatestLongitude = max(greatestLongitude, place.longitude)
    if place.longitude < 0 {
      greatestWestern = max(greatestWestern, place.longitude)
    } else {
      leastEastern = min(leastEastern, place.longitude)
    }
  }

  /// Makes the box hold all of `places`.
  public mutating func extend(to places: some Sequence<Coordinate>) {
    for place in places { extend(to: place) }
  }

  /// Whether the box crosses the 180th meridian, since it is narrower that way; then ``west`` is
  /// greater than ``east``.
  public var crossesDateLine: Bool {
    guard leastEastern.isFinite, greatestWestern.isFinite else { return false }
    return greatestWestern + 360 - leastEastern < greatestLongitude - leastLongitude
  }

  /// The western edge in degrees, -180 to 180.
  public var west: Double { crossesDateLine ? leastEastern : leastLongitude }

  /// The eastern edge in degrees, -180 to 180.
  public var east: Double { crossesDateLine ? greatestWestern : greatestLongitude }
}
