internal import ByteIO
package import ParkModel

/// By what a route or a character is known again.
private struct PathKey: Hashable {
  /// What is the same beside the role.
  enum Mark: Hashable {
    case name(String)
    case places([Coordinate])
    case none
  }

  let role: Role
  let mark: Mark
}

extension MapComparison {
  mutating func comparePaths() {
    let isLone = old.fileCount == 1 && new.fileCount == 1
    let pairs = RecordPairs(
      old.paths, new.paths,
      by: [
        { PathKey(role: $0.file.role, mark: .name($0.name)) },
        { PathKey(role: $0.file.role, mark: .places($0.places)) },
        { isLone ? PathKey(role: $0.file.role, mark: .none) : nil },
      ])
    for step in pairs.steps {
      switch step {
      case .old(let place): note(.path(.removed(old.paths[place])))
      case .new(let place): note(.path(.added(new.paths[place])))
      case .both(let one, let other): comparePath(old.paths[one], new.paths[other])
      }
    }
  }

  private mutating func comparePath(_ before: Path, _ after: Path) {
    var details: [ChangeDetail] = []
    let isNamedByPath = before.file.isNamedByPath || after.file.isNamedByPath
    if !before.name.isSpelled(like: after.name), !(isNamedByPath && areLoneFiles) {
      details.append(.renamed(from: before.name, to: after.name))
    }
    let (one, other) = (before.places, after.places)
    if one != other {
      details +=
        after.file.role == .route
        ? [.line(LineChange(one, other, isRing: false, keys: keys))]
        : sightingChanges(one, other)
    }
    if !details.isEmpty { note(.path(.both(old: before, new: after)), details) }
  }

  private func sightingChanges(_ one: [Coordinate], _ other: [Coordinate]) -> [ChangeDetail] {
    let points = PointChanges(one, other, keys: keys)
    let moved = points.moved.map { place, from, to in
      ChangeDetail.moved(.sighting(place + 1), from: from, to: to)
    }
    let added = points.added.map { ChangeDetail.partAdded(.sighting($0 + 1), at: other[$0]) }
    let removed = points.removed.map { ChangeDetail.partRemoved(.sighting($0 + 1), from: one[$0]) }
    return moved + added + removed + (points.reorderedCount > 0 ? [.reordered] : [])
  }
}

extension Path {
  /// The coordinates alone.
  package var places: [Coordinate] { points.map(\.coordinate) }
}

extension ParkFile {
  /// Whether the file on disk is called as the property list is.
  fileprivate var isNamedByPath: Bool { name == fileName(of: path) }
}
