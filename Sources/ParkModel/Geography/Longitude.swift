/// Longitudes on both sides of the 180th meridian.
public enum Longitude {
  /// Returns the longitude equal to `longitude` that lies within 180 degrees of `reference`.
  ///
  /// A run of longitudes, each brought near to the one before, does not jump at the 180th meridian.
  public static func near(_ reference: Double, _ longitude: Double) -> Double {
    var result = longitude
    while result - reference > 180 { result -= 360 }
    while result - reference < -180 { result += 360 }
    return result
  }
}
