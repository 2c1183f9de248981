internal import ByteIO
internal import Diagnostics
internal import PropertyList

/// Reads the entries of an attractions file, one after the other, into the same attraction.
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

  /// Where the entries are that have not been read, with their keys where they stand in a dictionary.
  private var waiting = 0..<0
  private var isInDictionary = false

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

  /// Reads the entries in `range` of `tree`, one behind the other, of which the first is the entry
  /// `index`, and hands them on. What is no dictionary is reported.
  mutating func read(
    _ range: Range<PropertyListTree.Index>, of tree: inout PropertyListTree, from index: Int
  ) {
    waiting = range
    current.index = index - 1
    handOn(&tree)
  }

  /// Reads the entries of the dictionary that is the root of `tree`, which the app does not expect but
  /// people write, and hands them on.
  mutating func readDictionary(_ tree: inout PropertyListTree) {
    waiting = 1..<tree.end(of: 0)
    current.index = -1
    isInDictionary = true
    handOn(&tree)
  }

  private mutating func handOn(_ tree: inout PropertyListTree) {
    swap(&current.record, &tree)
    consumer.attractions(&self, of: file)
    swap(&current.record, &tree)
  }

  /// Reads the entry at ``waiting``; returns false for what is no dictionary, and reports it.
  private mutating func readNext() -> Bool {
    current.index &+= 1
    current.outerKey = isInDictionary ? waiting.lowerBound : nil
    current.dictionary = waiting.lowerBound &+ (isInDictionary ? 1 : 0)
    let entry = current.dictionary
    waiting = current.record.end(of: entry)..<waiting.upperBound
    guard current.record.kind(of: entry) == .dictionary else {
      reportKind(of: entry, expected: "an attraction's dictionary")
      return false
    }
    let places = names.places(in: current.record, entry)
    current.nameIndex = places.name
    current.locationIndex = places.location
    current.typeIndex = places.type
    current.subtitleIndex = places.subtitle
    current.hasExtras = places.hasExtras
    if places.hasWhiteSpace { takeTrimmedKeys() }
    if current.nameIndex < 0, let key = current.outerKey { current.nameIndex = key }
    judgeKinds()
    readCoordinate()
    readType()
    return true
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
  @inline(never)
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

  /// Reports values of other kinds than the app reads; most pins have none.
  private mutating func judgeKinds() {
    if !current.hasUsualKinds { reportKinds() }
  }

  @inline(never)
  private func reportKinds() {
    for value in [current.nameIndex, current.subtitleIndex] where !current.isText(value) {
      reportKind(of: value)
    }
    if !current.isCode(current.typeIndex) { reportKind(of: current.typeIndex) }
  }

  @inline(never)
  private func reportKind(of value: PropertyListTree.Index, expected: String = "a string") {
    faults.reportKind(current.record, value, current.keyPath(to: value), expected: expected)
  }

  // MARK: Keys with white space at their ends

  /// Takes a key with stray white space for the one that was meant, and reports it.
  @inline(never)
  private mutating func takeTrimmedKeys() {
    for (key, value, trimmed) in current.record.entriesWithWhiteSpace(of: current.dictionary) {
      guard let meant = keys.attraction(named: trimmed) else { continue }
      faults.reportWhiteSpace(
        current.record, key, current.keyPath(toEntry: value), meant: trimmed,
        isMeantThereToo: current[meant] >= 0)
      if current[meant] < 0 { current[meant] = value }
    }
  }
}

extension AttractionReader: AttractionSequence {
  mutating func forEach(_ body: (borrowing Attraction, Bool) -> Void) {
    while !waiting.isEmpty {
      if readNext() { body(current, isReadable) }
    }
  }
}

extension Attraction {
  /// Whether the values of the known keys, but for the location, are of kinds that the app reads.
  @inline(__always)
  fileprivate var hasUsualKinds: Bool {
    isText(nameIndex) && isText(subtitleIndex) && isCode(typeIndex)
  }

  /// Whether there is no value, or one that is a text; the key of an entry is one too.
  @inline(__always)
  fileprivate func isText(_ value: PropertyListTree.Index) -> Bool {
    if value < 0 { return true }
    let kind = record.nodes[value].kind
    return kind == .string || kind == .key
  }

  /// Whether there is no value, or one that is a text or a number.
  @inline(__always)
  fileprivate func isCode(_ value: PropertyListTree.Index) -> Bool {
    if value < 0 { return true }
    let kind = record.nodes[value].kind
    return kind == .string || kind == .integer || kind == .real
  }

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

  /// How far from their dictionary the values of the known keys are; -1 where there is none.
  struct Places {
    var name = -1
    var location = -1
    var type = -1
    var subtitle = -1
    /// Whether there are other keys.
    var hasExtras = false
    /// Whether a key may begin or end with white space.
    var hasWhiteSpace = false

    /// Returns the same places counted from the record's beginning, where the dictionary is at `start`.
    @inline(__always)
    func moved(by start: Int) -> Places {
      var places = self
      places.name = name < 0 ? -1 : name &+ start
      places.location = location < 0 ? -1 : location &+ start
      places.type = type < 0 ? -1 : type &+ start
      places.subtitle = subtitle < 0 ? -1 : subtitle &+ start
      return places
    }
  }

  /// The places in the record read last, and the number of its key sequence.
  private var last = (keySequence: UInt16(0), places: Places())

  /// Finds the values of the known keys of `dictionary`; the places are those in the record.
  mutating func places(
    in record: borrowing PropertyListTree, _ dictionary: PropertyListTree.Index
  ) -> Places {
    let keySequence = record.nodes[dictionary].keySequence
    if keySequence == 0 || keySequence != last.keySequence {
      last = (keySequence, locate(in: record, dictionary))
    }
    return last.places.moved(by: dictionary)
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
        case .name: places.name = key + 1 - dictionary
        case .location: places.location = key + 1 - dictionary
        case .type: places.type = key + 1 - dictionary
        case .subtitle: places.subtitle = key + 1 - dictionary
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
