internal import Diagnostics
package import ParkModel
internal import PropertyList

/// In what two lists of coordinates differ.
package struct PointChanges: Sendable {
  /// The points that have moved: their places in the new list, from where, to where.
  package private(set) var moved: [(place: Int, from: Coordinate, to: Coordinate)] = []
  /// The places of new points in the new list.
  package private(set) var added: [Int] = []
  /// The places of points in the old list that are gone.
  package private(set) var removed: [Int] = []
  /// How many points stand elsewhere among the others.
  package private(set) var reorderedCount = 0

  /// Compares `new` with `old`.
  init(_ old: [Coordinate], _ new: [Coordinate], keys: KeyNames) {
    let (one, other) = (PointChanges.list(of: old), PointChanges.list(of: new))
    let matching = ArrayMatching(
      ValueComparison(old: one, new: other), Array(old.indices), Array(new.indices), keys: keys)
    var gone = Set(old.indices)
    for (place, origin) in matching.origins.enumerated() {
      guard let origin else {
        added.append(place)
        continue
      }
      gone.remove(origin)
      if old[origin] != new[place] { moved.append((place, old[origin], new[place])) }
    }
    removed = gone.sorted()
    reorderedCount = new.count - added.count - matching.placesInOrder.count
  }

  private static func list(of points: [Coordinate]) -> PropertyListTree {
    var tree = PropertyListTree()
    for point in points { tree.append(.string, point.description.utf8, at: .start) }
    return tree
  }
}
