internal import Diagnostics
internal import PropertyList

/// Reads the dictionary of a park file.
struct ParkRecordReader {
  private let record: PropertyListTree
  private let keys: KeyNames
  private let faults: RecordFaults
  private var values: [KeyNames.Park: PropertyListTree.Index] = [:]

  /// How many coordinates could not be read.
  private var unreadableCount = 0

  init(record: PropertyListTree, keys: KeyNames, faults: RecordFaults) {
    self.record = record
    self.keys = keys
    self.faults = faults
  }

  /// Returns what the dictionary says, and reports what could not be read.
  mutating func park(file: ParkFile) -> Park {
    findValues()
    let (coordinates, boundary) = (readCoordinates(), readBoundary())
    return Park(
      file: file, record: record, values: values, coordinates: coordinates, boundary: boundary,
      unreadableCount: unreadableCount)
  }

  private mutating func findValues() {
    for (key, value) in record.entries(of: 0) {
      let text = record.string(of: key)
      if let known = keys.park(named: text) { values[known] = value }
    }
    takeTrimmedKeys()
  }

  /// Takes a key with stray white space for the one that was meant, unless that is there too, and
  /// reports it.
  private mutating func takeTrimmedKeys() {
    for (key, value, trimmed) in record.entriesWithWhiteSpace(of: 0) {
      guard let meant = keys.park(named: trimmed) else { continue }
      faults.reportWhiteSpace(
        record, key, record.keyPath(toEntry: value), meant: trimmed,
        isMeantThereToo: values[meant] != nil)
      if values[meant] == nil { values[meant] = value }
    }
  }

  private mutating func readCoordinates() -> [KeyNames.Park: LocatedCoordinate] {
    var coordinates: [KeyNames.Park: LocatedCoordinate] = [:]
    for key in KeyNames.Park.allCases where key != .boundary && key != .name {
      guard let value = values[key], !isBlank(value) else { continue }
      coordinates[key] = faults.coordinate(record, value) { record.keyPath(toEntry: value) }
      if coordinates[key] == nil { unreadableCount += 1 }
    }
    return coordinates
  }

  /// Whether the value is a text of white space, which counts as missing.
  private func isBlank(_ value: PropertyListTree.Index) -> Bool {
    record.kind(of: value) == .string && record.string(of: value).allSatisfy(\.isWhitespace)
  }

  private mutating func readBoundary() -> [LocatedCoordinate] {
    guard let list = values[.boundary] else { return [] }
    guard record.kind(of: list) == .array else {
      faults.reportKind(
        record, list, record.keyPath(toEntry: list), expected: "an array of coordinates")
      return []
    }
    var boundary: [LocatedCoordinate] = []
    for (offset, element) in record.elements(of: list).enumerated() {
      let point = faults.coordinate(record, element, offset: offset) {
        record.keyPath(toEntry: list) + "[\(offset)]"
      }
      if let point { boundary.append(point) } else { unreadableCount += 1 }
    }
    return boundary
  }
}
