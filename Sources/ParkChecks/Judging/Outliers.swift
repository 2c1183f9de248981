internal import ParkModel

/// The points of a file that are far from all others.
///
/// Points that have company far off are no outliers, and neither is anything in a file whose points
/// lie all over the place.
struct Outliers {
  /// The outliers' places among the points, in order, and how far they are from the others, in
  /// metres.
  let found: [(index: Int, distance: Double)]

  init(among places: [Coordinate], ratio: Double) {
    guard places.count >= 4, let surroundings = Surroundings(ofMost: places) else {
      found = []
      return
    }
    var candidates: [(index: Int, distance: Double)] = []
    for (index, place) in places.enumerated() {
      if case .outlier(let distance)? = surroundings.misplacement(
        of: place, outlierRatio: ratio)
      {
        candidates.append((index, distance))
      }
    }
    found = Outliers.isolated(
      candidates, amongCount: places.count, surroundings, ratio: ratio
    ) { places[$0] }
  }

  /// Returns those of the far points that are far from each other too; none if they are many.
  static func isolated(
    _ candidates: [(index: Int, distance: Double)], amongCount count: Int,
    _ surroundings: Surroundings, ratio: Double, place: (Int) -> Coordinate
  ) -> [(index: Int, distance: Double)] {
    guard candidates.count <= max(1, count / 8) else { return [] }
    let cellSize = max(1000, ratio * surroundings.reach / 2)
    var occupancy: [Cell: Int] = [:]
    let cells = candidates.map { Cell(surroundings.point(place($0.index)), size: cellSize) }
    for cell in cells { occupancy[cell, default: 0] += 1 }
    return zip(candidates, cells).filter { pair in
      pair.1.neighbourhood.reduce(0) { $0 + (occupancy[$1] ?? 0) } == 1
    }.map(\.0)
  }

  private struct Cell: Hashable {
    let column: Int
    let row: Int

    init(column: Int, row: Int) {
      self.column = column
      self.row = row
    }

    init(_ point: PlanePoint, size: Double) {
      column = Int((point.x / size).rounded(.down))
      row = Int((point.y / size).rounded(.down))
    }

    /// The cell and the eight around it.
    var neighbourhood: [Cell] {
      (-1...1).flatMap { x in (-1...1).map { Cell(column: column + x, row: row + $0) } }
    }
  }
}
