internal import ParkModel

/// A route or the sightings of a character, with what all of its rules need to know.
struct JudgedPath {
  let path: Path
  let configuration: Configuration

  /// The points that are not where they were meant to be, by their place in ``path``.
  let misplaced: [Int: Misplacement]

  /// Where the park or most of the points are.
  let surroundings: Surroundings?

  /// The park's ground, where it is known.
  let ground: Outline?

  /// The points that are not misplaced.
  let sound: [LocatedCoordinate]

  init(_ path: Path, configuration: Configuration, context: ParkContext?) {
    self.path = path
    self.configuration = configuration
    ground = context?.ground
    let places = path.points.map(\.coordinate)
    surroundings =
      context?.surroundings
      ?? Surroundings(ofMost: places.filter { $0.isOnGlobe && !$0.isNullIsland })
    let ratio = configuration.rules.thresholds[.outlierRatio] * JudgedPath.patience(path.file.role)
    let misplaced = JudgedPath.misplaced(
      places, surroundings, ratio: ratio, isPark: context?.surroundings != nil)
    self.misplaced = misplaced
    sound = path.points.enumerated().filter { misplaced[$0.offset] == nil }.map(\.element)
  }

  /// How many times as far a point must be away to be an outlier. A path may well lead away from
  /// where most of its points are.
  private static func patience(_ role: Role) -> Double { role == .route ? 3 : 1 }

  private static func misplaced(
    _ places: [Coordinate], _ surroundings: Surroundings?, ratio: Double, isPark: Bool
  ) -> [Int: Misplacement] {
    var misplaced: [Int: Misplacement] = [:]
    for (index, place) in places.enumerated() {
      if let surroundings {
        misplaced[index] = surroundings.misplacement(of: place, outlierRatio: .infinity)
      } else if !place.isOnGlobe || place.isNullIsland {
        misplaced[index] = place.isOnGlobe ? .nullIsland : .offGlobe
      }
    }
    let rest = places.indices.filter { misplaced[$0] == nil }
    let outliers = Outliers(among: rest.map { places[$0] }, ratio: ratio)
    for (index, distance) in outliers.found {
      // A point in the neighbourhood of the park is outside at most.
      if isPark, let surroundings, !surroundings.isOutlier(places[rest[index]], ratio) { continue }
      misplaced[rest[index]] = .outlier(distance)
    }
    return misplaced
  }
}
