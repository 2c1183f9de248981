internal import ParkModel

/// Finds out whether a decimal point is out of place.
enum DecimalPoint {
  /// Returns the place near `surroundings` that `place` becomes when the point in one of its numbers
  /// moves; `nil` if there is none.
  static func meant(by place: Coordinate, near surroundings: Surroundings) -> Coordinate? {
    for power in [0.1, 10, 0.01, 100, 1e-3, 1e3, 1e-4, 1e-5, 1e-6] {
      let candidates = [
        Coordinate(latitude: scaled(place.latitude, power), longitude: place.longitude),
        Coordinate(latitude: place.latitude, longitude: scaled(place.longitude, power)),
        Coordinate(
          latitude: scaled(place.latitude, power), longitude: scaled(place.longitude, power)),
      ]
      if let meant = candidates.first(where: { surroundings.wouldMend($0) }) { return meant }
    }
    return nil
  }

  /// Returns the product, or the quotient where that is exact.
  private static func scaled(_ number: Double, _ power: Double) -> Double {
    power < 1 ? number / (1 / power).rounded() : number * power
  }
}
