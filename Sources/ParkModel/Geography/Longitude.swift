/// Longitudes on both sides of the 180th meridian.
public enum Longitude {
  /// Returns the longitude equal to `longitude` that lies within 180 degrees of `reference`.
  ///
  /// A run of longitudes, each brought near to the one before, does not jump at the 180th meridian.
  /// A longitude that changes is rounded to 10^-12 degrees, which undoes the error of the addition.
  public static func near(_ reference: Double, _ longitude: Double) -> Double {
    let turns = turns(near: reference, longitude)
    return turns == 0 ? longitude : ((longitude + 360 * turns) * 1e12).rounded() / 1e12
  }

  /// Returns how many full turns bring `longitude` within 180 degrees of `reference`.
  static func turns(near reference: Double, _ longitude: Double) -> Double {
    let difference = longitude - reference
    return abs(difference) <= 180 ? 0 : -(difference / 360).rounded()
  }
}
