internal import ParkModel

/// Why a point is not where it was meant to be.
enum Misplacement {
  /// Its latitude or longitude is none on the globe.
  case offGlobe
  /// It is exactly {0,0}, and nothing else is there.
  case nullIsland
  /// Latitude and longitude are exchanged; what was meant is given.
  case swapped(Coordinate)
  /// A sign is lost or too much; what was meant is given.
  case sign(Coordinate)
  /// It is far from all others, by so many metres.
  case outlier(Double)

  /// Whether another finding about the place of the point would speak of the same fault.
  var settlesPlace: Bool {
    if case .nullIsland = self { false } else { true }
  }
}

extension Surroundings {
  /// Returns what is wrong with `place`, if it is far off: `outlierRatio` tells how many times the
  /// box's diagonal a point must be away to be an outlier.
  func misplacement(of place: Coordinate, outlierRatio: Double) -> Misplacement? {
    guard place.isOnGlobe else { return .offGlobe }
    if isNear(place) { return nil }
    if place.isNullIsland { return .nullIsland }
    let distance = distance(to: place)
    // Nearer than that, a point may well be meant, though its mirror image is nearer still.
    guard distance > max(1.5 * reach, Surroundings.leastFarDistance) else { return nil }
    if wouldMend(place.swapped, distance) { return .swapped(place.swapped) }
    if let mended = place.signFlips.first(where: { wouldMend($0, distance) }) {
      return .sign(mended)
    }
    return distance > outlierRatio * reach ? .outlier(distance) : nil
  }

  /// Whether `place` is far enough away to be an outlier.
  func isOutlier(_ place: Coordinate, _ ratio: Double) -> Bool {
    if case .outlier? = misplacement(of: place, outlierRatio: ratio) { true } else { false }
  }

  /// Whether a point that is `distance` away would be near if it were at `candidate`.
  func wouldMend(_ candidate: Coordinate, _ distance: Double = .infinity) -> Bool {
    guard candidate.isOnGlobe else { return false }
    let remaining = self.distance(to: candidate)
    return remaining <= reach + 100 && remaining * 5 <= distance
  }

  /// The distance in metres below which no point counts as far off.
  private static var leastFarDistance: Double { 2000 }
}

extension Coordinate {
  /// Whether the place is exactly {0,0}.
  var isNullIsland: Bool { latitude == 0 && longitude == 0 }

  /// The places with one or both signs changed.
  var signFlips: [Coordinate] {
    [
      Coordinate(latitude: -latitude, longitude: longitude),
      Coordinate(latitude: latitude, longitude: -longitude),
      Coordinate(latitude: -latitude, longitude: -longitude),
    ]
  }
}
