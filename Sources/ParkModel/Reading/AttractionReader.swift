internal import ByteIO
internal import Diagnostics
internal import PropertyList

/// Reads the entries of an attractions file, one after the other, into the same record.
struct AttractionReader {
  private var names: AttractionKeyNames
  private let keys: KeyNames
  private let types: TypeTable
  private let faults: RecordFaults

  /// The entry read last.
  private var current = Attraction(record: PropertyListTree(), index: 0)

  /// Whether the coordinate of the entry read last could be read.
  private var isReadable = false

  /// The file that the entries are in.
  private let file: ParkFile

  private let consumer: any ParkConsumer

  /// Prepares for the entries of `file`, which go to `consumer`.
  init(
    of file: ParkFile, configuration: Configuration, faults: RecordFaults,
    into consumer: any ParkConsumer
  ) {
    self.file = file
    self.consumer = consumer
    self.keys = configuration.keys
    self.names = AttractionKeyNames(configuration.keys)
    self.types = configuration.types
    self.faults = faults
  }

  /// Reads the dictionary `entry` of `tree`, which stands under `key` where the file is a dictionary,
  /// and hands it on. What is no dictionary is reported.
  mutating func read(
    _ tree: inout PropertyListTree, entry: PropertyListTree.Index = 0,
    key: PropertyListTree.Index? = nil, at index: Int
  ) {
    guard tree.kind(of: entry) == .dictionary else {
      let tree = tree
      return faults.reportKind(
        tree, entry, key == nil ? "[\(index)]" : tree.keyPath(toEntry: entry),
        expected: "an attraction's dictionary")
    }
    swap(&current.record, &tree)
    read(entry, key: key, at: index)
    consumer.attraction(current, isReadable: isReadable, of: file)
    swap(&current.record, &tree)
  }

  private mutating func read(
    _ entry: PropertyListTree.Index, key: PropertyListTree.Index?, at index: Int
  ) {
    current.index = index
    current.dictionary = entry
    let places = names.places(in: current.record, entry)
    current.nameIndex = places.name
    current.locationIndex = places.location
    current.typeIndex = places.type
    current.subtitleIndex = places.subtitle
    current.hasExtras = places.hasExtras
    if places.hasWhiteSpace { takeTrimmedKeys() }
    if current.nameIndex < 0, let key { current.nameIndex = key }
    judgeKinds()
    readCoordinate()
    readType()
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
        current.record, key, current.keyPath(toEntry: value), meant: trimmed,
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

/// The names of an attraction's keys as bytes, and where their values were last.
private struct AttractionKeyNames {
  private let names: ByteStrings
  private let keys = KeyNames.Attraction.allCases

  init(_ keys: KeyNames) {
    names = ByteStrings(self.keys.map { keys[$0].text })
  }

  /// Where the values of the known keys are in a record; -1 where there is none.
  struct Places {
    var name = -1
    var location = -1
    var type = -1
    var subtitle = -1
    /// Whether there are other keys.
    var hasExtras = false
    /// Whether a key may begin or end with white space.
    var hasWhiteSpace = false
  }

  /// The places in the record read last, and the number of its key sequence.
  private var last = (keySequence: 0, places: Places())

  /// Finds the values of the known keys of `dictionary`.
  mutating func places(
    in record: borrowing PropertyListTree, _ dictionary: PropertyListTree.Index
  ) -> Places {
    if dictionary == 0 && record.keySequence != 0 && record.keySequence == last.keySequence {
      return last.places
    }
    let places = locate(in: record, dictionary)
    last = (dictionary == 0 ? record.keySequence : 0, places)
    return places
  }

  private func locate(
    in record: borrowing PropertyListTree, _ dictionary: PropertyListTree.Index
  ) -> Places {
    var places = Places()
    let nodes = record.nodes.span
    let bytes = record.bytes.span
    let end = Int(nodes[dictionary].end)
    var key = dictionary + 1
    var keyCount = 0
    while key + 1 < end {
      let text = nodes[key].text
      if let known = names.index(of: bytes, text) {
        switch keys[known] {
        case .name: places.name = key + 1
        case .location: places.location = key + 1
        case .type: places.type = key + 1
        case .subtitle: places.subtitle = key + 1
        }
      } else {
        if AttractionKeyNames.mayHaveWhiteSpaceAtEnds(bytes, text) { places.hasWhiteSpace = true }
      }
      keyCount += 1
      key = Int(nodes[key + 1].end)
    }
    let known = [places.name, places.location, places.type, places.subtitle].count { $0 >= 0 }
    places.hasExtras = keyCount > known
    return places
  }

  private static func mayHaveWhiteSpaceAtEnds(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Bool {
    guard let first = text.first, let last = text.last else { return false }
    return isDoubtful(bytes[first]) || isDoubtful(bytes[last])
  }

  /// Whether the byte is white space or part of a character beyond ASCII.
  private static func isDoubtful(_ byte: UInt8) -> Bool { byte <= 0x20 || byte >= 0x80 }
}
