/// Longitudes on both sides of the 180th meridian.
public enum Longitude {
  /// Returns the longitude equal to `longitude` that lies within 180 degrees of `reference`.
  ///
  /// A run of longitudes, each brought near to the one before, does not jump at the 180th meridian.
  /// A longitude that is near already keeps its value exactly.
  public static func near(_ reference: Double, _ longitude: Double) -> Double {
    let turns = ((longitude - reference) / 360).rounded(.toNearestOrEven)
    return turns == 0 ? longitude : longitude - 360 * turns
  }
}
