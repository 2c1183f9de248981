internal import Fixing
internal import ParkModel
internal import PropertyList

extension MapComparison {
  mutating func comparePins() {
    let comparison = ValueComparison(old: old.pins, new: new.pins)
    let matching = ArrayMatching(comparison, old.entries, new.entries, keys: keys)
    for step in RecordPairs(origins: matching.origins, oldCount: old.entries.count).steps {
      switch step {
      case .old(let place): notePin(.went, old.pins, old.entries[place])
      case .new(let place): notePin(.came, new.pins, new.entries[place])
      case .both(let one, let other):
        comparePin(comparison, old.entries[one], new.entries[other])
      }
    }
  }

  private mutating func notePin(
    _ mark: MapChange.Mark, _ tree: PropertyListTree, _ entry: PropertyListTree.Index
  ) {
    let place = coordinate(of: entry, in: tree).map { " at \($0)" } ?? ""
    note(mark, "attraction", pinName(of: entry, in: tree), type(of: entry, in: tree) + place)
  }

  private mutating func comparePin(
    _ comparison: ValueComparison, _ left: PropertyListTree.Index, _ right: PropertyListTree.Index
  ) {
    if comparison.isSame(left, right) { return }
    let (one, other) = (comparison.old, comparison.new)
    let (oldName, newName) = (pinName(of: left, in: one), pinName(of: right, in: other))
    var texts: [String] = []
    if oldName != newName { texts.append("renamed from \"\(oldName)\"") }
    if let before = coordinate(of: left, in: one), let after = coordinate(of: right, in: other),
      let move = ChangeWords.move(before, after)
    {
      texts.append(move)
    }
    let (oldType, newType) = (type(of: left, in: one), type(of: right, in: other))
    if oldType != newType { texts.append("type \(oldType) → \(newType)") }
    let drawn: [KeyNames.Attraction] = [.name, .location, .type]
    let known = Set(drawn.map { keys[$0].text })
    texts += entryChanges(comparison, left, right, except: known)
    for text in texts { note(.changed, "attraction", newName, text) }
  }

  // MARK: Values of a pin

  private func text(
    _ key: KeyNames.Attraction, of entry: PropertyListTree.Index, in tree: PropertyListTree
  ) -> String? {
    tree.entries(of: entry).first { tree.string(of: $0.key) == keys[key].text }
      .map { tree.string(of: $0.value) }
  }

  private func pinName(of entry: PropertyListTree.Index, in tree: PropertyListTree) -> String {
    text(.name, of: entry, in: tree) ?? ""
  }

  private func coordinate(
    of entry: PropertyListTree.Index, in tree: PropertyListTree
  ) -> Coordinate? {
    text(.location, of: entry, in: tree).flatMap { try? CoordinateText.parse($0) }
  }

  /// The word for the type, or its code where the configuration does not list it.
  private func type(of entry: PropertyListTree.Index, in tree: PropertyListTree) -> String {
    guard let code = text(.type, of: entry, in: tree) else { return "without type" }
    return types.types.first { $0.code == code }?.name ?? "\"\(code)\""
  }
}
