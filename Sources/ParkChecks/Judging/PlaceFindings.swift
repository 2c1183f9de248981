internal import Diagnostics
internal import ParkModel

/// Reports points that are not where they were meant to be, each by its rule.
struct PlaceFindings {
  let surroundings: Surroundings?
  let findings: Findings

  /// How many digits a coordinate should have.
  let decimals: Double

  /// Reports that `point` is misplaced.
  func report(
    _ misplacement: Misplacement, of point: LocatedCoordinate,
    _ keyPath: @autoclosure () -> String
  ) {
    let (place, position) = (point.coordinate, point.position)
    switch misplacement {
    case .outlier(let distance) where CoordinatePrecision.explains(distance, point, decimals):
      CoordinatePrecision.judge(point, keyPath(), decimals, findings)
    case .offGlobe:
      findings.report(
        CoordinateRange.self, at: position, keyPath(), CoordinateRange.message(place),
        likelyCause: CoordinateRange.likelyCause(place, surroundings))
    case .nullIsland:
      findings.report(
        CoordinateNullIsland.self, at: position, keyPath(), CoordinateNullIsland.message())
    case .swapped(let meant):
      findings.report(
        CoordinateSwapped.self, at: position, keyPath(), message(place, CoordinateSwapped.message),
        likelyCause: CoordinateSwapped.likelyCause(meant, name),
        fix: Fix(isSafe: false, edits: [ValueEdit(at: position, .exchangedNumbers)]))
    case .sign(let meant):
      findings.report(
        CoordinateSign.self, at: position, keyPath(), message(place, CoordinateSign.message),
        likelyCause: CoordinateSign.likelyCause(meant, name),
        fix: Fix(isSafe: false, edits: [ValueEdit(at: position, signs(place, meant))]))
    case .outlier(let distance):
      findings.report(
        CoordinateOutlier.self, at: position, keyPath(),
        CoordinateOutlier.message(place, distance, name),
        likelyCause: CoordinateOutlier.likelyCause(place, surroundings))
    }
  }

  private func signs(_ place: Coordinate, _ meant: Coordinate) -> ValueChange {
    .changedSigns(
      latitude: place.latitude != meant.latitude, longitude: place.longitude != meant.longitude)
  }

  private var name: String { surroundings?.name ?? "the other points" }

  private func message(
    _ place: Coordinate, _ text: (Coordinate, Double, String) -> String
  ) -> String {
    text(place, surroundings?.distance(to: place) ?? 0, name)
  }
}
