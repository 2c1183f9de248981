internal import Diagnostics
internal import ParkModel

/// Judges the places of a file's pins against each other, once all have been read.
struct PinCloudJudge {
  let outlierRatio: Double
  let decimals: Double
  let findings: Findings

  /// As many pins tell where most are.
  private static let sampleSize = 10_000

  func judge(_ pins: borrowing PinStore) {
    let surroundings = Surroundings(ofMost: pins.sample(PinCloudJudge.sampleSize))
    let report = PlaceFindings(
      surroundings: surroundings, findings: findings, decimals: decimals)
    var far: [(index: Int, distance: Double)] = []
    pins.forEach { index, pin in
      guard let place = pin.place, let misplacement = misplacement(of: place, surroundings)
      else { return }
      if case .outlier(let distance) = misplacement {
        // More than these are no outliers at all.
        if far.count <= pins.count / 8 { far.append((index, distance)) }
      } else {
        report.report(
          misplacement, of: LocatedCoordinate(place, at: pin.position), pins.locationPath(index))
      }
    }
    guard let surroundings, pins.count >= 4 else { return }
    let outliers = Outliers.isolated(
      far, amongCount: pins.count, surroundings, ratio: outlierRatio
    ) { pins[$0].place ?? Coordinate(latitude: 0, longitude: 0) }
    for (index, distance) in outliers {
      guard let place = pins[index].place else { continue }
      report.report(
        .outlier(distance), of: LocatedCoordinate(place, at: pins[index].position),
        pins.locationPath(index))
    }
  }

  private func misplacement(
    of place: Coordinate, _ surroundings: Surroundings?
  ) -> Misplacement? {
    if let surroundings {
      return surroundings.misplacement(of: place, outlierRatio: outlierRatio)
    }
    return place.isNullIsland ? .nullIsland : nil
  }
}
