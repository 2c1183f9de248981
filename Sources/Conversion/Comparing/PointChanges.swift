internal import Diagnostics
internal import Fixing
internal import ParkModel
internal import PropertyList

/// In what two lists of coordinates differ.
struct PointChanges {
  /// The points that have moved: their places in the new list, from where, to where.
  private(set) var moved: [(place: Int, from: Coordinate, to: Coordinate)] = []
  /// The places of new points in the new list.
  private(set) var added: [Int] = []
  /// The places of points in the old list that are gone.
  private(set) var removed: [Int] = []
  /// How many points stand elsewhere among the others.
  private(set) var reorderedCount = 0

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

  /// The changes in one phrase; `nil` where there are none.
  var summary: String? {
    var phrases: [String] = []
    if let farthest = moved.map({ Distance.metres(from: $0.from, to: $0.to) }).max() {
      let reach = moved.count == 1 ? "" : "up to "
      phrases.append("\(points(moved.count)) moved \(reach)\(ChangeWords.metres(farthest))")
    }
    if !added.isEmpty { phrases.append("\(points(added.count)) added") }
    if !removed.isEmpty { phrases.append("\(points(removed.count)) removed") }
    if reorderedCount > 0 { phrases.append("\(points(reorderedCount)) in another order") }
    return phrases.isEmpty ? nil : phrases.joined(separator: ", ")
  }

  private func points(_ count: Int) -> String { count == 1 ? "1 point" : "\(count) points" }
}
