internal import Fixing
internal import ParkModel

extension MapComparison {
  mutating func comparePaths() {
    let areLone = old.fileCount == 1 && new.fileCount == 1
    let pairs = RecordPairs(
      old.paths, new.paths,
      by: [
        { $0.file.role == $1.file.role && $0.name == $1.name },
        { $0.file.role == $1.file.role && $0.places == $1.places },
        { areLone && $0.file.role == $1.file.role },
      ])
    for step in pairs.steps {
      switch step {
      case .old(let place): notePath(.went, old.paths[place])
      case .new(let place): notePath(.came, new.paths[place])
      case .both(let one, let other): comparePath(old.paths[one], new.paths[other])
      }
    }
  }

  private mutating func notePath(_ mark: MapChange.Mark, _ path: Path) {
    let text =
      path.file.role == .route
      ? "\(path.points.count) points, \(ChangeWords.metres(Distance.length(of: path.places)))"
      : "\(path.points.count) sightings"
    note(mark, path.file.role.rawValue, path.name, text)
  }

  private mutating func comparePath(_ before: Path, _ after: Path) {
    let kind = after.file.role.rawValue
    if before.name != after.name {
      note(.changed, kind, after.name, "renamed from \"\(before.name)\"")
    }
    let (one, other) = (before.places, after.places)
    if one == other { return }
    if after.file.role == .character { return compareSightings(one, other, of: after.name) }
    if one == other.reversed() { return note(.changed, kind, after.name, "runs the other way") }
    guard let summary = PointChanges(one, other, keys: keys).summary else { return }
    let lengths = [one, other].map { ChangeWords.metres(Distance.length(of: $0)) }
    note(.changed, kind, after.name, "\(summary); length \(lengths[0]) → \(lengths[1])")
  }

  private mutating func compareSightings(
    _ one: [Coordinate], _ other: [Coordinate], of name: String
  ) {
    let points = PointChanges(one, other, keys: keys)
    for (place, from, to) in points.moved {
      guard let move = ChangeWords.move(from, to) else { continue }
      note(.changed, "character", name, "sighting \(place + 1) \(move)")
    }
    for place in points.added {
      note(.changed, "character", name, "sighting \(place + 1) at \(other[place]) added")
    }
    for place in points.removed {
      note(.changed, "character", name, "sighting \(place + 1) at \(one[place]) removed")
    }
    if points.reorderedCount > 0 {
      note(.changed, "character", name, "sightings in another order")
    }
  }
}

extension Path {
  /// The coordinates alone.
  fileprivate var places: [Coordinate] { points.map(\.coordinate) }
}
