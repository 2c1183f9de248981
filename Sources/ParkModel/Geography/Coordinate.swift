/// A place on the globe: latitude and longitude in degrees, WGS 84.
///
/// The property lists write it as `{latitude,longitude}`. A coordinate may lie outside of the globe
/// (``isOnGlobe``): what a file says is kept, and judged later.
public struct Coordinate: Hashable, Sendable {
  /// Degrees north of the equator, -90 to 90.
  public var latitude: Double

  /// Degrees east of Greenwich, -180 to 180.
  public var longitude: Double

  /// Creates the place at `latitude` and `longitude`, in degrees.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Whether latitude and longitude are within ±90 and ±180 degrees.
  public var isOnGlobe: Bool { abs(latitude) <= 90 && abs(longitude) <= 180 }

  /// The place with latitude and longitude exchanged.
  public var swapped: Coordinate { Coordinate(latitude: longitude, longitude: latitude) }
}

extension Coordinate: CustomStringConvertible {
  /// The place as the property lists write it, `{latitude,longitude}`.
  public var description: String {
    "{\(DecimalText.string(latitude)),\(DecimalText.string(longitude))}"
  }
}
