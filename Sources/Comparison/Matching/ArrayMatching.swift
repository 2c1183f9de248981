package import ParkModel
package import PropertyList

/// Tells which elements of an array were which ones of another.
package struct ArrayMatching {
  private let comparison: ValueComparison
  private let old: [PropertyListTree.Index]
  private let new: [PropertyListTree.Index]
  private let keys: KeyNames

  /// For each new element, the place of the old one that it was.
  package private(set) var origins: [Int?]

  private var unmatchedOld: [Int] = []
  private var unmatchedNew: [Int] = []

  /// Matches the elements `new` with `old`: those that are the same, then entries of the same name and
  /// type, of the same location, of the same name; then what stands at the same place between others.
  package init(
    _ comparison: ValueComparison, _ old: [PropertyListTree.Index], _ new: [PropertyListTree.Index],
    keys: KeyNames
  ) {
    self.comparison = comparison
    self.old = old
    self.new = new
    self.keys = keys
    origins = Array(repeating: nil, count: new.count)
    matchEnds()
    if unmatchedOld.isEmpty || unmatchedNew.isEmpty { return }
    match { tree, index in Identity(value: index, in: tree) }
    for known: [KeyNames.Attraction] in [[.name, .type], [.location], [.name]] {
      match { tree, index in Identity(of: known.map { keys[$0] }, at: index, in: tree) }
    }
    matchPlaces()
  }

  /// Matches what is the same at the beginning and at the end.
  private mutating func matchEnds() {
    let shorter = min(old.count, new.count)
    var front = 0
    while front < shorter, comparison.isSame(old[front], new[front]) { front += 1 }
    var back = 0
    while back < shorter - front,
      comparison.isSame(old[old.count - 1 - back], new[new.count - 1 - back])
    {
      back += 1
    }
    for place in 0..<front { origins[place] = place }
    for place in 0..<back { origins[new.count - 1 - place] = old.count - 1 - place }
    unmatchedOld = Array(front..<old.count - back)
    unmatchedNew = Array(front..<new.count - back)
  }

  /// Matches the elements that have the same identity, the first with the first.
  private mutating func match(
    _ identity: (PropertyListTree, PropertyListTree.Index) -> Identity?
  ) {
    var places: [Identity: [Int]] = [:]
    for place in unmatchedOld.reversed() {
      if let found = identity(comparison.old, old[place]) {
        places[found, default: []].append(place)
      }
    }
    for place in unmatchedNew {
      guard let found = identity(comparison.new, new[place]) else { continue }
      if let origin = places[found]?.popLast() { origins[place] = origin }
    }
    dropMatched()
  }

  private mutating func dropMatched() {
    unmatchedNew.removeAll { origins[$0] != nil }
    let taken = Set(origins.compactMap(\.self))
    unmatchedOld.removeAll { taken.contains($0) }
  }

  /// Matches scalars that stand between the same neighbours: a place that has moved, say.
  private mutating func matchPlaces() {
    let free = Set(unmatchedOld)
    for place in unmatchedNew {
      let next = place == 0 ? 0 : origins[place - 1].map { $0 + 1 }
      guard let next, free.contains(next) else { continue }
      let kind = comparison.old.kind(of: old[next])
      let isScalar = kind != .dictionary && kind != .array
      if isScalar, kind == comparison.new.kind(of: new[place]) { origins[place] = next }
    }
    dropMatched()
  }

  /// The new places whose elements stay in their order; the others have moved. They are as many as can
  /// be.
  package var placesInOrder: Set<Int> {
    // The longest increasing run of origins: for each length, the place with the least last origin.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: origins.count)
    for (place, origin) in origins.enumerated() {
      guard let origin else { continue }
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if origins[ends[middle]] ?? 0 < origin { low = middle + 1 } else { high = middle }
      }
      previous[place] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    var result: Set<Int> = []
    var place = ends.last
    while let current = place {
      result.insert(current)
      place = previous[current]
    }
    return result
  }
}

/// What an element is known by.
private struct Identity: Hashable {
  private let bytes: [UInt8]

  /// All that a value says.
  init(value index: PropertyListTree.Index, in tree: PropertyListTree) {
    if ValueComparison.coordinate(tree, index) != nil {
      bytes = Identity.normalized(tree.string(of: index))
      return
    }
    var bytes: [UInt8] = []
    for place in index..<tree.end(of: index) {
      bytes.append(tree.kind(of: place).rawValue)
      bytes += tree.text(of: place)
      bytes.append(0)
    }
    self.bytes = bytes
  }

  /// What a dictionary says under `keys`, if it says anything there.
  init?(of keys: [KeyName], at index: PropertyListTree.Index, in tree: PropertyListTree) {
    guard tree.kind(of: index) == .dictionary else { return nil }
    let values = ValueComparison.values(of: index, in: tree)
    guard let first = keys.first, values[first.utf8] != nil else { return nil }
    bytes = keys.flatMap { key in
      values[key.utf8].map { Identity(value: $0, in: tree).bytes + [1] } ?? [2]
    }
  }

  /// Returns the text of a coordinate without white space and needless zeros.
  private static func normalized(_ text: String) -> [UInt8] {
    guard let parts = CoordinateParts(text) else { return Array(text.utf8) }
    return Array("\(DecimalValue(parts.latitude)),\(DecimalValue(parts.longitude))".utf8)
  }
}
