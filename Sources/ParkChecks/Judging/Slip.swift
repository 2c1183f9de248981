internal import ParkModel

/// Finds out what slip of the keyboard brought a point to where it is.
enum Slip {
  /// Returns what was probably meant by `place`, which should be near to `surroundings`; `nil` where that
  /// does not show.
  static func likelyCause(_ place: Coordinate, _ surroundings: Surroundings) -> String? {
    if let meant = withDecimalPointMoved(place, surroundings) {
      return "did you mean \(Texts.quoted(meant))? the decimal point seems to be out of place"
    }
    if let meant = withoutDigit(place, surroundings) {
      return "did you mean \(Texts.quoted(meant))? there seems to be a digit too many"
    }
    return nil
  }

  /// Returns the place near to `surroundings` that `place` becomes when the point in one of its numbers
  /// moves.
  private static func withDecimalPointMoved(
    _ place: Coordinate, _ surroundings: Surroundings
  ) -> Coordinate? {
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

  /// Returns the place near to `surroundings` that `place` becomes without a digit before the point of one
  /// of its numbers.
  private static func withoutDigit(
    _ place: Coordinate, _ surroundings: Surroundings
  ) -> Coordinate? {
    let candidates =
      numbersWithoutDigit(place.latitude).map {
        Coordinate(latitude: $0, longitude: place.longitude)
      }
      + numbersWithoutDigit(place.longitude).map {
        Coordinate(latitude: place.latitude, longitude: $0)
      }
    return candidates.first { surroundings.wouldMend($0) }
  }

  private static func numbersWithoutDigit(_ number: Double) -> [Double] {
    let text = DecimalText.string(number)
    let digits = text.indices.prefix { text[$0] != "." }.filter { text[$0].isNumber }
    return digits.prefix(4).compactMap { index in
      var shorter = text
      shorter.remove(at: index)
      return Double(shorter)
    }
  }
}
