/// The smallest box in latitude and longitude around some places; it may cross the 180th meridian.
public struct GeographicBounds: Hashable, Sendable {
  private var latitudes: ClosedRange<Double>?
  /// Longitudes from -180 to 180.
  private var aroundGreenwich: ClosedRange<Double>?
  /// Longitudes from 0 to 360.
  private var aroundDateLine: ClosedRange<Double>?

  /// Creates a box around nothing.
  public init() {}

  /// Whether there is no place in the box.
  public var isEmpty: Bool { latitudes == nil }

  /// Makes the box hold `place`.
  public mutating func extend(to place: Coordinate) {
    let eastward = place.longitude < 0 ? place.longitude + 360 : place.longitude
    latitudes = Self.extended(latitudes, to: place.latitude)
    aroundGreenwich = Self.extended(aroundGreenwich, to: place.longitude)
    aroundDateLine = Self.extended(aroundDateLine, to: eastward)
  }

  /// Makes the box hold all of `places`.
  public mutating func extend(to places: some Sequence<Coordinate>) {
    for place in places { extend(to: place) }
  }

  @inline(__always)
  private static func extended(
    _ range: ClosedRange<Double>?, to value: Double
  ) -> ClosedRange<Double> {
    guard let range else { return value...value }
    if range.contains(value) { return range }
    return min(range.lowerBound, value)...max(range.upperBound, value)
  }

  /// The southern edge in degrees; 0 for an empty box.
  public var south: Double { latitudes?.lowerBound ?? 0 }

  /// The northern edge in degrees; 0 for an empty box.
  public var north: Double { latitudes?.upperBound ?? 0 }

  /// Whether the box crosses the 180th meridian; then ``west`` is greater than ``east``.
  public var crossesDateLine: Bool {
    guard let aroundGreenwich, let aroundDateLine else { return false }
    return Self.length(aroundDateLine) < Self.length(aroundGreenwich)
      && aroundDateLine.upperBound > 180
  }

  private static func length(_ range: ClosedRange<Double>) -> Double {
    range.upperBound - range.lowerBound
  }

  /// The western edge in degrees, -180 to 180; 0 for an empty box.
  public var west: Double {
    (crossesDateLine ? aroundDateLine?.lowerBound : aroundGreenwich?.lowerBound) ?? 0
  }

  /// The eastern edge in degrees, -180 to 180; 0 for an empty box.
  public var east: Double {
    (crossesDateLine ? aroundDateLine.map { $0.upperBound - 360 } : aroundGreenwich?.upperBound) ?? 0
  }
}
