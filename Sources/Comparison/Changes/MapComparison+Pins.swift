internal import ParkModel
internal import PropertyList

extension MapComparison {
  mutating func comparePins() {
    let comparison = ValueComparison(old: old.records, new: new.records)
    let matching = ArrayMatching(
      comparison, old.entries.map(\.index), new.entries.map(\.index), keys: keys)
    for step in RecordPairs(origins: matching.origins, oldCount: old.entries.count).steps {
      switch step {
      case .old(let place): note(.attraction(.removed(pin(old.entries[place], of: old))))
      case .new(let place): note(.attraction(.added(pin(new.entries[place], of: new))))
      case .both(let one, let other):
        comparePin(comparison, old.entries[one], new.entries[other])
      }
    }
  }

  private mutating func comparePin(
    _ comparison: ValueComparison, _ left: MapVersion.Entry, _ right: MapVersion.Entry
  ) {
    if comparison.isSame(left.index, right.index) { return }
    let (before, after) = (pin(left, of: old), pin(right, of: new))
    var details: [ChangeDetail] = []
    if !before.name.isSpelled(like: after.name) {
      details.append(.renamed(from: before.name, to: after.name))
    }
    if before.coordinate != after.coordinate {
      details.append(.moved(.pin, from: before.coordinate, to: after.coordinate))
    }
    if before.typeText != after.typeText {
      details.append(.retyped(from: before.typeText, to: after.typeText))
    }
    let told: [KeyNames.Attraction] = [.name, .location, .type]
    let known = Set(told.map { keys[$0].text })
    details += entryChanges(comparison, left.index, right.index, except: known)
    // What is told by name, place and type may have become a value of another kind.
    if details.isEmpty { details = entryChanges(comparison, left.index, right.index, except: []) }
    if !details.isEmpty { note(.attraction(.both(old: before, new: after)), details) }
  }

  private func pin(_ entry: MapVersion.Entry, of version: MapVersion) -> Pin {
    let code = text(.type, of: entry, in: version.records)
    let listed = code.flatMap(typeIndex.place(ofCode:)).map { types.types[$0].name }
    return Pin(
      name: text(.name, of: entry, in: version.records) ?? "", coordinate: entry.coordinate,
      listedType: entry.listedType,
      typeText: listed ?? code.map { "\"\($0)\"" } ?? "without type")
  }

  private func text(
    _ key: KeyNames.Attraction, of entry: MapVersion.Entry, in records: PropertyListTree
  ) -> String? {
    records.entries(of: entry.index).first { records.string(of: $0.key) == keys[key].text }
      .map { records.string(of: $0.value) }
  }
}
