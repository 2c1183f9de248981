/// Which records of a new version were which ones of an old version, and those that are gone.
struct RecordPairs {
  /// A record in one of the versions or in both, by its places there.
  enum Step {
    case old(Int)
    case new(Int)
    case both(old: Int, new: Int)
  }

  /// All records in the order of the new version; one that is gone follows the one that it followed.
  let steps: [Step]

  /// Takes for each new record the place of the old one, of which there are `oldCount`.
  init(origins: [Int?], oldCount: Int) {
    let places = Dictionary(
      origins.enumerated().compactMap { place, origin in origin.map { ($0, place) } }
    ) { first, _ in first }
    var gone: [Int: [Int]] = [:]
    var anchor = -1
    for place in 0..<oldCount {
      if let found = places[place] {
        anchor = found
      } else {
        gone[anchor, default: []].append(place)
      }
    }
    var steps = (gone[-1] ?? []).map(Step.old)
    for (place, origin) in origins.enumerated() {
      steps.append(origin.map { .both(old: $0, new: place) } ?? .new(place))
      steps += (gone[place] ?? []).map(Step.old)
    }
    self.steps = steps
  }

  /// Pairs records of `old` and `new` by the first of `keys` that is the same for two of them, the first with
  /// the first; a record without a key is no other's pair by it.
  init<Record, Key: Hashable>(_ old: [Record], _ new: [Record], by keys: [(Record) -> Key?]) {
    var origins = [Int?](repeating: nil, count: new.count)
    var free = Array(old.indices)
    for key in keys where !free.isEmpty {
      // The first place is the last one in the list, from where it is taken.
      var places: [Key: [Int]] = [:]
      for place in free.reversed() {
        if let found = key(old[place]) { places[found, default: []].append(place) }
      }
      for place in new.indices where origins[place] == nil {
        origins[place] = key(new[place]).flatMap { places[$0]?.popLast() }
      }
      let taken = Set(origins.compactMap(\.self))
      free.removeAll { taken.contains($0) }
    }
    self.init(origins: origins, oldCount: old.count)
  }
}
