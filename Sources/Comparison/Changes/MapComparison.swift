package import ParkModel
internal import PropertyList

/// In what two versions of a map differ.
package struct MapComparison {
  let old: MapVersion
  let new: MapVersion
  let keys: KeyNames
  let types: TypeTable
  let typeIndex: TypeIndex
  let areLoneFiles: Bool

  /// What has changed: parks, pins, routes and characters, each in the order of the new version.
  package private(set) var changes: [MapChange] = []

  /// Compares two versions.
  ///
  /// - Parameters:
  ///   - old: The old version.
  ///   - new: The new version.
  ///   - configuration: Gives the names of the keys, and the types.
  ///   - areLoneFiles: Whether a file was named to be compared with a file, whatever they are called.
  package init(
    of old: MapVersion, with new: MapVersion, configuration: Configuration, areLoneFiles: Bool
  ) {
    self.areLoneFiles = areLoneFiles
    self.old = old
    self.new = new
    keys = configuration.keys
    types = configuration.types
    typeIndex = TypeIndex(types)
    compareParks()
    comparePins()
    comparePaths()
  }

  mutating func note(_ subject: MapChange.Subject, _ details: [ChangeDetail] = []) {
    changes.append(MapChange(subject, details))
  }

  // MARK: Keys

  /// Returns what has changed in two dictionaries but for the values of `known` keys, in the order of the
  /// new one; what is gone comes last.
  func entryChanges(
    _ comparison: ValueComparison, _ left: PropertyListTree.Index, _ right: PropertyListTree.Index,
    except known: Set<String>
  ) -> [ChangeDetail] {
    let (one, other) = (comparison.old, comparison.new)
    var before = ValueComparison.values(of: left, in: one)
    var details: [ChangeDetail] = []
    for (key, value) in other.entries(of: right) where !known.contains(other.string(of: key)) {
      let name = other.string(of: key)
      let previous = before.removeValue(forKey: Array(other.text(of: key)))
      if let previous, comparison.isSame(previous, value) { continue }
      details.append(
        .entry(
          key: name, from: previous.map { ChangedValue($0, of: one) },
          to: ChangedValue(value, of: other)))
    }
    for (key, value) in one.entries(of: left) {
      let name = one.string(of: key)
      let isGone = before[Array(one.text(of: key))] == value
      guard isGone, !known.contains(name) else { continue }
      details.append(.entry(key: name, from: ChangedValue(value, of: one), to: nil))
    }
    return details
  }
}

extension String {
  /// Whether the text has the same bytes as `other`. Texts may be equal without that, where letters are
  /// composed of others.
  func isSpelled(like other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
