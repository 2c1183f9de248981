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

  /// Pairs the few records of `old` and `new` by the first of `tests` that holds for two of them.
  init<Record>(_ old: [Record], _ new: [Record], by tests: [(Record, Record) -> Bool]) {
    var origins = [Int?](repeating: nil, count: new.count)
    var free = Array(old.indices)
    for test in tests {
      for place in new.indices where origins[place] == nil {
        guard let found = free.firstIndex(where: { test(old[$0], new[place]) }) else { continue }
        origins[place] = free.remove(at: found)
      }
    }
    self.init(origins: origins, oldCount: old.count)
  }
}
