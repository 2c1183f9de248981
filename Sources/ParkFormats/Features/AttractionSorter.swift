internal import Diagnostics
internal import ParkModel
internal import PropertyList

/// Gathers the pins of each attractions file, and makes the entries that they come from.
struct AttractionSorter {
  /// The entries of one file.
  struct List {
    let source: String?
    let position: SourcePosition
    fileprivate(set) var entries = ElementStore()

    /// The keys of the entries in the dictionary of attractions that they came from, by their places.
    var keys: [Int: String] = [:]
  }

  /// The pins that have come from a named property list, in the order in which these came up.
  private var named: [List] = []
  private var numbers: [String: Int] = [:]

  /// The pins that have not.
  private var unnamed: List?

  /// How many pins without a type have got the one that the app takes for them.
  private(set) var untypedCount = 0

  private let keys: KeyNames
  private let types: TypeTable
  private let typeIndex: TypeIndex
  private let faults: FeatureFaults
  private var entry = PropertyListTree()

  init(configuration: Configuration, faults: FeatureFaults) {
    self.faults = faults
    keys = configuration.keys
    types = configuration.types
    typeIndex = TypeIndex(types)
  }

  /// The attractions files. Pins that came from nowhere are in the file of the others, where all of
  /// those came from one.
  var lists: [List] {
    guard let unnamed else { return named }
    guard named.count == 1 else { return named + [unnamed] }
    var list = named[0]
    list.entries.append(contentsOf: unnamed.entries)
    return [list]
  }

  /// Takes the pins that `feature` stands for.
  mutating func add(_ feature: Feature, _ words: FeatureWords, _ leftovers: inout Leftovers) {
    for case .point(let place) in feature.shapes {
      write(feature, at: place, words, &leftovers)
      guard let source = words.source else {
        if unnamed == nil { unnamed = List(source: nil, position: feature.position) }
        unnamed?.entries.append(entry)
        continue
      }
      let number = numbers[source] ?? named.count
      if number == named.count {
        numbers[source] = number
        named.append(List(source: source, position: feature.position))
      }
      if let key = feature.properties.note(PinNotes.keyName) {
        named[number].keys[named[number].entries.count] = key
      }
      named[number].entries.append(entry)
    }
  }

  // MARK: Entries

  private mutating func write(
    _ feature: Feature, at place: Place, _ words: FeatureWords, _ leftovers: inout Leftovers
  ) {
    entry.removeAll()
    let dictionary = entry.begin(.dictionary, at: feature.position)
    var consumed: Set<String> = []
    if let name = feature.nameEntry { writeText(of: name, keys[KeyNames.Attraction.name], feature) }
    entry.append(.key, keys[.location].utf8, at: place.position)
    entry.append(.string, place.text.utf8, at: place.position)
    writeType(of: feature, areOurs: words.isOurs, &consumed, &leftovers)
    writeSubtitle(of: feature, areOurs: words.isOurs, &consumed, &leftovers)
    var written: [[UInt8]: PropertyListTree] = [:]
    let known = KeyNames.Attraction.allCases.map { keys[$0].text }
    FurtherEntries(feature, areOurs: words.isOurs, consumed: consumed, appKeys: known)
      .write(to: &entry, &written, &leftovers)
    entry.end(dictionary)
    if words.isOurs, let order = PlistOrder(feature.properties) { entry = order.applied(to: entry) }
  }

  /// Writes the property `name` as text under `key`.
  private mutating func writeText(of name: String, _ key: KeyName, _ feature: Feature) {
    guard let index = feature.properties.value(of: name),
      let text = feature.properties.text(at: index)
    else { return }
    let position = feature.properties.tree.position(of: index)
    entry.append(.key, key.utf8, at: position)
    entry.append(.string, text.utf8, at: position)
  }

  // MARK: The second line

  private mutating func writeSubtitle(
    of feature: Feature, areOurs: Bool, _ consumed: inout Set<String>,
    _ leftovers: inout Leftovers
  ) {
    let properties = feature.properties
    let candidates =
      ["subtitle"] + (areOurs ? ["description"] : FeatureNames.descriptions)
    guard let chosen = candidates.first(where: { properties.text(of: $0) != nil }) else { return }
    consumed.insert(chosen)
    // GPSBabel describes by its name what has no description.
    if areOurs || properties.text(of: chosen) != feature.name {
      writeText(of: chosen, keys[.subtitle], feature)
    }
    for name in FeatureNames.descriptions where name != chosen {
      guard let text = properties.text(of: name) else { continue }
      let mayRepeat = !areOurs || ReservedNames.isOwn(name) || feature.hasFillers
      if mayRepeat, text == properties.text(of: chosen) {
        consumed.insert(name)
      } else if areOurs && ReservedNames.isOwn(name) {
        faults.warn(
          of:
            "the \(name) \(faults.quoted(text)) of \(faults.quoted(feature.name ?? "")) is not its \(chosen), which is taken",
          at: position(of: name, feature))
      }
    }
  }

  // MARK: The type

  private mutating func writeType(
    of feature: Feature, areOurs: Bool, _ consumed: inout Set<String>,
    _ leftovers: inout Leftovers
  ) {
    let properties = feature.properties
    let word = properties.text(of: "type")
    let meant = word.flatMap(meantType)
    if areOurs, let index = properties.value(of: "typeCode"), let code = properties.text(at: index)
    {
      judge(word, against: code, feature)
      let shown = properties.tree.kind(of: index)
      let kind = shown == .string ? PlistKinds(properties)[keys[.type].text] ?? shown : shown
      let isNumber = (kind == .integer || kind == .real) && Ordinate(code) != nil
      return write(
        type: code, as: isNumber ? kind : .string, at: properties.tree.position(of: index))
    }
    let position = properties.value(of: "type").map { properties.tree.position(of: $0) }
    if let word, !word.isEmpty {
      consumed.insert("type")
      // What a type of ours says that stands for none is what its absence says.
      if areOurs && meant == types.fallbackIndex { return }
      if meant == nil, !areOurs, writeType(bySymbolOf: feature, &consumed) {
        return leftovers.add(.foreignType)
      }
      write(type: meant.map { types.types[$0].code } ?? word, at: position ?? feature.position)
    } else if !areOurs, !writeType(bySymbolOf: feature, &consumed) {
      untypedCount += 1
      write(type: types.types[types.fallbackIndex].code, at: feature.position)
    }
  }

  /// Writes the type that the symbol of a feature stands for; returns whether there is one.
  private mutating func writeType(
    bySymbolOf feature: Feature, _ consumed: inout Set<String>
  ) -> Bool {
    let symbols: [(name: String, place: (String) -> Int?)] = [
      ("marker-symbol", typeIndex.place(ofMarkerSymbol:)), ("sym", typeIndex.place(ofGPXSymbol:)),
    ]
    for (name, place) in symbols {
      guard let symbol = feature.properties.text(of: name), !symbol.isEmpty,
        let place = place(symbol)
      else { continue }
      consumed.insert(name)
      write(type: types.types[place].code, at: feature.position)
      return true
    }
    return false
  }

  private mutating func write(
    type code: String, as kind: PropertyListTree.Kind = .string, at position: SourcePosition
  ) {
    entry.append(.key, keys[.type].utf8, at: position)
    entry.append(kind, code.utf8, at: position)
  }

  /// Tells that the type of a pin of ours, which is called `word`, is not that of its code `code`, where the
  /// table has that code. The code is taken: a map may have been made with another table.
  private func judge(_ word: String?, against code: String, _ feature: Feature) {
    guard let word, !word.isEmpty, let listed = typeIndex.place(ofCode: code),
      meantType(word) != listed
    else { return }
    let name = faults.quoted(feature.name ?? "")
    faults.warn(
      of: "the type \(faults.quoted(word)) of \(name) is not that of its typeCode "
        + "\(faults.quoted(code)), which is taken; change the typeCode or remove it",
      at: position(of: "type", feature))
  }

  /// Where the property `name` of `feature` is.
  private func position(of name: String, _ feature: Feature) -> SourcePosition {
    feature.properties.value(of: name).map { feature.properties.tree.position(of: $0) }
      ?? feature.position
  }

  /// Returns the type that is called `word`, or else has it for its code.
  private func meantType(_ word: String) -> Int? {
    typeIndex.place(ofName: word) ?? typeIndex.place(ofCode: word)
  }
}

extension Leftovers.Kind {
  static let foreignType = Self(
    "type that the app does not know beside a symbol that it does",
    "types that the app does not know beside symbols that it does")
}
