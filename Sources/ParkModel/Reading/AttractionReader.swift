internal import Diagnostics
internal import PropertyList

/// Reads the entries of an attractions file, one after the other, into the same record.
struct AttractionReader {
  private let names: AttractionKeyNames
  private let keys: KeyNames
  private let types: TypeTable
  private let faults: RecordFaults

  /// The entry read last.
  private(set) var current = Attraction(record: PropertyListTree(), index: 0)

  /// Whether the coordinate of the entry read last could be read.
  private(set) var isReadable = false

  init(configuration: Configuration, faults: RecordFaults) {
    self.keys = configuration.keys
    self.names = AttractionKeyNames(configuration.keys)
    self.types = configuration.types
    self.faults = faults
  }

  /// Reads the dictionary `entry` of `tree`, whose content it takes; `giveBack(_:)` returns it.
  ///
  /// Returns false for what is no dictionary, which is reported and left where it is.
  mutating func read(
    _ tree: inout PropertyListTree, entry: PropertyListTree.Index = 0,
    key: PropertyListTree.Index? = nil, at index: Int
  ) -> Bool {
    guard tree.kind(of: entry) == .dictionary else {
      let path = key == nil ? "[\(index)]" : tree.keyPath(to: entry)
      faults.reportKind(tree, entry, path, expected: "an attraction's dictionary")
      return false
    }
    swap(&current.record, &tree)
    current.index = index
    current.dictionary = entry
    if names.locate(in: &current) { takeTrimmedKeys() }
    if current.nameIndex < 0, let key { current.nameIndex = key }
    judgeKinds()
    readCoordinate()
    readType()
    return true
  }

  /// Returns the content taken from `tree`.
  mutating func giveBack(_ tree: inout PropertyListTree) {
    swap(&current.record, &tree)
  }

  private mutating func readCoordinate() {
    isReadable = false
    let location = current.locationIndex
    guard location >= 0 else { return }
    let node = current.record.nodes[location]
    var scanner = CoordinateScanner(in: node.text)
    guard node.kind == .string, let place = scanner.coordinate(current.record.bytes.span) else {
      reportLocation()
      return
    }
    current.coordinate = place
    current.decimals = scanner.decimals
    current.latitudeText = scanner.latitudeText
    current.longitudeText = scanner.longitudeText
    isReadable = true
  }

  /// Reports why the location is no coordinate.
  private func reportLocation() {
    _ = faults.coordinate(current.record, current.locationIndex) {
      current.keyPath(to: current.locationIndex)
    }
  }

  private mutating func readType() {
    current.listedType =
      current.typeIndex < 0
      ? nil
      : types.index(
        ofCode: current.record.nodes[current.typeIndex].text, in: current.record.bytes.span)
  }

  @inline(__always)
  private func judgeKinds() {
    judgeText(current.nameIndex)
    judgeText(current.subtitleIndex)
    guard current.typeIndex >= 0 else { return }
    switch current.record.kind(of: current.typeIndex) {
    case .string, .integer, .real: break
    default: reportKind(of: current.typeIndex)
    }
  }

  @inline(__always)
  private func judgeText(_ value: PropertyListTree.Index) {
    if value < 0 { return }
    let kind = current.record.kind(of: value)
    if kind != .string && kind != .key { reportKind(of: value) }
  }

  private func reportKind(of value: PropertyListTree.Index) {
    faults.reportKind(current.record, value, current.keyPath(to: value), expected: "a string")
  }

  // MARK: Keys with white space at their ends

  /// Takes a key with stray white space for the one that was meant, and reports it.
  private mutating func takeTrimmedKeys() {
    for (key, value) in current.record.entries(of: current.dictionary) {
      let text = current.record.string(of: key)
      let trimmed = text.trimmingWhiteSpace
      guard trimmed.count < text.count,
        let meant = KeyNames.Attraction.allCases.first(where: { keys[$0].text == trimmed })
      else { continue }
      faults.reportWhiteSpace(
        current.record, key, current.keyPath(to: value), meant: trimmed,
        isMeantThereToo: current[meant] >= 0)
      if current[meant] < 0 { current[meant] = value }
    }
  }
}

extension Attraction {
  /// The index of the value of a known key; -1 where there is none.
  subscript(key: KeyNames.Attraction) -> PropertyListTree.Index {
    get {
      switch key {
      case .name: nameIndex
      case .location: locationIndex
      case .type: typeIndex
      case .subtitle: subtitleIndex
      }
    }
    set {
      switch key {
      case .name: nameIndex = newValue
      case .location: locationIndex = newValue
      case .type: typeIndex = newValue
      case .subtitle: subtitleIndex = newValue
      }
    }
  }
}

/// The names of an attraction's keys as bytes.
private struct AttractionKeyNames {
  private let nameKey: [UInt8]
  private let locationKey: [UInt8]
  private let typeKey: [UInt8]
  private let subtitleKey: [UInt8]

  init(_ keys: KeyNames) {
    nameKey = keys[KeyNames.Attraction.name].utf8
    locationKey = keys[.location].utf8
    typeKey = keys[.type].utf8
    subtitleKey = keys[.subtitle].utf8
  }

  /// Finds the values of the known keys; returns whether a key may begin or end with white space.
  func locate(in attraction: inout Attraction) -> Bool {
    (
      attraction.nameIndex, attraction.locationIndex, attraction.typeIndex, attraction.subtitleIndex
    ) = (-1, -1, -1, -1)
    var hasWhiteSpace = false
    let end = attraction.record.end(of: attraction.dictionary)
    var key = attraction.dictionary + 1
    while key + 1 < end {
      let value = key + 1
      if attraction.record.text(of: key, equals: nameKey.span) {
        attraction.nameIndex = value
      } else if attraction.record.text(of: key, equals: locationKey.span) {
        attraction.locationIndex = value
      } else if attraction.record.text(of: key, equals: typeKey.span) {
        attraction.typeIndex = value
      } else if attraction.record.text(of: key, equals: subtitleKey.span) {
        attraction.subtitleIndex = value
      } else if mayHaveWhiteSpaceAtEnds(attraction.record, key) {
        hasWhiteSpace = true
      }
      key = attraction.record.end(of: value)
    }
    return hasWhiteSpace
  }

  private func mayHaveWhiteSpaceAtEnds(
    _ record: PropertyListTree, _ key: PropertyListTree.Index
  ) -> Bool {
    let text = record.nodes[key].text
    guard let first = text.first, let last = text.last else { return false }
    return isDoubtful(record.bytes[first]) || isDoubtful(record.bytes[last])
  }

  /// Whether the byte is white space or part of a character beyond ASCII.
  private func isDoubtful(_ byte: UInt8) -> Bool { byte <= 0x20 || byte >= 0x80 }
}
