internal import ParkModel

/// Tells which points of a park file are not where they were meant to be.
///
/// Centre and corners vouch for each other; only where they disagree does the boundary tell where the
/// park is.
struct ParkPlaceJudge {
  private let park: Park
  private let outlierRatio: Double

  /// Where most of the points are; `nil` where that can't be told.
  let surroundings: Surroundings?

  private static let anchors: [KeyNames.Park] = [.center, .topLeft, .topRight, .bottomLeft]

  init(_ park: Park, ratio: Double) {
    self.park = park
    outlierRatio = ratio
    let anchors = ParkPlaceJudge.anchors.compactMap { park.coordinates[$0]?.coordinate }
      .filter(ParkPlaceJudge.isPlace)
    let boundary = park.boundary.map(\.coordinate).filter(ParkPlaceJudge.isPlace)
    if let around = Surroundings(ofMost: anchors, isPark: true),
      anchors.filter(around.isNear).count >= 3
    {
      surroundings = around
    } else {
      surroundings = Surroundings(ofMost: anchors + boundary, isPark: true)
    }
  }

  private static func isPlace(_ place: Coordinate) -> Bool {
    place.isOnGlobe && !place.isNullIsland
  }

  /// Returns what is wrong with the value of `key`.
  ///
  /// A corner or centre that is far off for another reason is judged by the rules for those.
  func misplacement(of key: KeyNames.Park) -> Misplacement? {
    guard let place = park.coordinates[key]?.coordinate else { return nil }
    return misplacement(of: place, outlierRatio: .infinity)
  }

  private func misplacement(of place: Coordinate, outlierRatio: Double) -> Misplacement? {
    if let surroundings {
      return surroundings.misplacement(of: place, outlierRatio: outlierRatio)
    }
    if !place.isOnGlobe { return .offGlobe }
    return place.isNullIsland ? .nullIsland : nil
  }

  func misplacedKeys() -> [KeyNames.Park: Misplacement] {
    var misplaced: [KeyNames.Park: Misplacement] = [:]
    for key in park.coordinates.keys { misplaced[key] = misplacement(of: key) }
    return misplaced
  }

  /// Returns what is wrong with points of the boundary, by their places in it.
  func misplacedBoundary() -> [Int: Misplacement] {
    var misplaced: [Int: Misplacement] = [:]
    for (index, point) in park.boundary.enumerated() {
      misplaced[index] = misplacement(of: point.coordinate, outlierRatio: .infinity)
    }
    let rest = park.boundary.enumerated().filter { misplaced[$0.offset] == nil }
    let outliers = Outliers(among: rest.map(\.element.coordinate), ratio: outlierRatio)
    for (index, distance) in outliers.found {
      misplaced[rest[index].offset] = .outlier(distance)
    }
    return misplaced
  }
}
