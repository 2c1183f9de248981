package import ByteIO
package import Diagnostics
internal import Fixing
internal import ParkModel
internal import PropertyList

/// In what two versions of a map differ.
package struct MapComparison {
  let old: MapVersion
  let new: MapVersion
  let keys: KeyNames
  let types: TypeTable
  var changes: [MapChange] = []

  /// The files that were named but say nothing about a park.
  package let foreignFiles: [String]

  /// Whether a file could not be read to its end.
  package let isIncomplete: Bool

  /// Reads and compares two versions; the keys and types are those of the new one.
  ///
  /// - Throws: when a file can't be read.
  package init(
    from oldInputs: InputSet, to newInputs: InputSet, reportingTo collector: DiagnosticCollector
  ) throws(IOError) {
    (old, new) = (MapVersion(), MapVersion())
    let before = try MapReading(oldInputs, diagnostics: collector)
      .run(into: old, diagnostics: collector)
    let after = try MapReading(newInputs, diagnostics: collector)
      .run(into: new, diagnostics: collector)
    keys = newInputs.configuration.keys
    types = newInputs.configuration.types
    foreignFiles = before.foreignFiles + after.foreignFiles
    isIncomplete = before.isIncomplete || after.isIncomplete
    compareParks()
    comparePins()
    comparePaths()
  }

  /// Whether the versions say the same.
  package var isEmpty: Bool { changes.isEmpty }

  /// The changes, one line each in the order of the files.
  package func text(isColoured: Bool) -> String {
    MapChange.text(of: changes, isColoured: isColoured)
  }

  mutating func note(_ mark: MapChange.Mark, _ kind: String, _ name: String, _ text: String) {
    changes.append(MapChange(mark: mark, kind: kind, name: name, text: text))
  }

  // MARK: Keys

  /// Returns what has changed in two dictionaries but for the values of `known` keys, in the order of the
  /// new one.
  func entryChanges(
    _ comparison: ValueComparison, _ left: PropertyListTree.Index, _ right: PropertyListTree.Index,
    except known: Set<String>
  ) -> [String] {
    let (one, other) = (comparison.old, comparison.new)
    var before: [String: PropertyListTree.Index] = [:]
    for (key, value) in one.entries(of: left) { before[one.string(of: key)] = value }
    var texts: [String] = []
    for (key, value) in other.entries(of: right) where !known.contains(other.string(of: key)) {
      let name = other.string(of: key)
      let text = ChangeWords.value(value, of: other)
      if let previous = before.removeValue(forKey: name) {
        if comparison.isSame(previous, value) { continue }
        texts.append("\(name) \(ChangeWords.value(previous, of: one)) → \(text)")
      } else {
        texts.append("\(name) \(text) added")
      }
    }
    for (key, value) in one.entries(of: left) {
      let name = one.string(of: key)
      guard before[name] == value, !known.contains(name) else { continue }
      texts.append("\(name) \(ChangeWords.value(value, of: one)) removed")
    }
    return texts
  }
}
