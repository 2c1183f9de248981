internal import Diagnostics
internal import JSONReading
internal import PropertyList

/// The kinds that values had in a property list, as ``PlistTypes`` writes them along.
struct PlistKinds {
  /// The ways to values, in the order of their bytes.
  private var paths: [[UInt8]] = []

  /// The kinds of these values; true for either truth value.
  private var kinds: [PropertyListTree.Kind] = []

  /// The first bytes of a way, and the places of those in ``paths`` that begin with them. It is followed
  /// step by step, since keys may be long and lead to many values.
  private struct Way {
    var places: Range<Int>
    var count = 0
  }

  /// How many of the values could not be given back their kind.
  private(set) var misfitCount = 0

  /// Reads the kinds that go along with a feature: a dictionary, or the text of a JSON object.
  init(_ properties: FeatureProperties) {
    guard let index = properties.note(at: PlistTypes.memberName) else { return }
    let tree = properties.tree
    switch tree.kind(of: index) {
    case .dictionary: read(tree, index)
    case .string:
      guard let value = JSONParser.value(of: tree.string(of: index)) else { return }
      var parsed = PropertyListTree()
      parsed.append(value)
      if parsed.kind(of: 0) == .dictionary { read(parsed, 0) }
    default: break
    }
  }

  private mutating func read(_ tree: PropertyListTree, _ dictionary: PropertyListTree.Index) {
    var known: [[UInt8]: PropertyListTree.Kind] = [:]
    for (key, value) in tree.entries(of: dictionary) {
      let path = Array(tree.bytes[tree.nodes[key].text])
      known[path] = PropertyListTree.Kind(elementName: tree.string(of: value))
    }
    let sorted = known.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    (paths, kinds) = (sorted.map(\.key), sorted.map(\.value))
  }

  // MARK: Ways

  /// The kind that the value of the record's key `key` had; `nil` for one whose kind shows.
  subscript(key: String) -> PropertyListTree.Kind? { kind(at: start(key)) }

  private func start(_ key: String) -> Way {
    step(Way(places: paths.indices), PlistTypes.step("", key))
  }

  /// Returns `way` with `text` behind it.
  private func step(_ way: Way, _ text: String) -> Way {
    let text = Array(text.utf8)
    let first = way.places.partition { !paths[$0].precedes(text, from: way.count) }
    let behind = (first..<way.places.upperBound).partition {
      !paths[$0].continues(with: text, from: way.count)
    }
    return Way(places: first..<behind, count: way.count + text.count)
  }

  private func kind(at way: Way) -> PropertyListTree.Kind? {
    guard let first = way.places.first, paths[first].count == way.count else { return nil }
    return kinds[first]
  }

  // MARK: Values

  /// Appends the value at `index` of `source` to `tree`, with the kinds that are known for the record's key
  /// `key` and for what the value holds.
  mutating func append(
    _ source: PropertyListTree, _ index: PropertyListTree.Index, of key: String,
    to tree: inout PropertyListTree
  ) {
    append(source, index, start(key), to: &tree)
  }

  private mutating func append(
    _ source: PropertyListTree, _ index: PropertyListTree.Index, _ way: Way,
    to tree: inout PropertyListTree
  ) {
    if way.places.isEmpty {
      tree.append(source, index)
      return
    }
    switch source.kind(of: index) {
    case .dictionary: appendDictionary(source, index, way, to: &tree)
    case .array: appendArray(source, index, way, to: &tree)
    case .string: appendText(source, index, way, to: &tree)
    default: tree.append(source, index)
    }
  }

  private mutating func appendDictionary(
    _ source: PropertyListTree, _ index: PropertyListTree.Index, _ way: Way,
    to tree: inout PropertyListTree
  ) {
    let dictionary = tree.begin(.dictionary, at: source.position(of: index))
    for (key, value) in source.entries(of: index) {
      tree.append(source, key)
      let text = PlistTypes.step(".", key: source.string(of: key))
      append(source, value, step(way, text), to: &tree)
    }
    tree.end(dictionary)
  }

  private mutating func appendArray(
    _ source: PropertyListTree, _ index: PropertyListTree.Index, _ way: Way,
    to tree: inout PropertyListTree
  ) {
    let array = tree.begin(.array, at: source.position(of: index))
    for (offset, element) in source.elements(of: index).enumerated() {
      append(source, element, step(way, "[\(offset)]"), to: &tree)
    }
    tree.end(array)
  }

  private mutating func appendText(
    _ source: PropertyListTree, _ index: PropertyListTree.Index, _ way: Way,
    to tree: inout PropertyListTree
  ) {
    guard let kind = kind(at: way) else {
      tree.append(source, index)
      return
    }
    if kind == .array || kind == .dictionary {
      return appendParsed(source, index, as: kind, way, to: &tree)
    }
    let text = source.string(of: index)
    let place = tree.append(source, index)
    let isFalse = kind == .true && (text == "false" || text == "0")
    if let meant = PlistKinds.plain(text, kind) { tree.setText(of: place, to: meant.utf8) }
    if !tree.reinterpret(place, as: isFalse ? .false : kind) {
      if PlistKinds.plain(text, kind) != nil { tree.setText(of: place, to: text.utf8) }
      misfitCount += 1
    }
  }

  /// Returns whether `text` looks like a moment that property lists can hold: in UTC, without fractions of a
  /// second.
  static func isMoment(_ text: String) -> Bool { plain(text, .date) != nil }

  /// Returns what other programs mean by `text` where they write a moment or a truth value in their own
  /// way: `1987/02/16 08:00:00+00`, `1987-02-16T08:00:00`, 1 and 0.
  private static func plain(_ text: String, _ kind: PropertyListTree.Kind) -> String? {
    switch (kind, text) {
    case (.true, "1"): return "true"
    case (.true, "0"): return "false"
    case (.date, _):
      let zone = text.dropFirst(19).drop { ".0".contains($0) }
      guard ["", "Z", "+00", "+00:00"].contains(zone) else { return nil }
      return text.prefix(19).replacing("/", with: "-").replacing(" ", with: "T") + "Z"
    default: return nil
    }
  }

  /// Appends what the JSON text at `index` of `source` stands for.
  private mutating func appendParsed(
    _ source: PropertyListTree, _ index: PropertyListTree.Index, as kind: PropertyListTree.Kind,
    _ way: Way, to tree: inout PropertyListTree
  ) {
    var parsed = PropertyListTree()
    if let value = JSONParser.value(of: source.string(of: index)) {
      parsed.append(value.moved(to: source.position(of: index)))
    }
    guard !parsed.isEmpty, parsed.kind(of: 0) == kind else {
      misfitCount += 1
      tree.append(source, index)
      return
    }
    append(parsed, 0, way, to: &tree)
  }
}

extension [UInt8] {
  /// Whether what follows its first `count` bytes comes before `text`, and before all that begins with it.
  fileprivate func precedes(_ text: [UInt8], from count: Int) -> Bool {
    self[count...].lexicographicallyPrecedes(text)
  }

  /// Whether `text` follows its first `count` bytes.
  fileprivate func continues(with text: [UInt8], from count: Int) -> Bool {
    self[count...].starts(with: text)
  }
}

extension Range<Int> {
  /// Returns the first of the numbers that are `behind` some place, or the end; those are the last ones.
  fileprivate func partition(_ isBehind: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension JSONParser {
  /// Returns the value that `text` holds; `nil` where it is no JSON.
  static func value(of text: String) -> JSONValue? {
    do throws(JSONError) { return try parse(Array(text.utf8)) } catch { return nil }
  }
}

extension JSONValue {
  /// The value as if it and all that it holds began at `position`.
  fileprivate func moved(to position: SourcePosition) -> JSONValue {
    let content: Content =
      switch self.content {
      case .object(let members):
        .object(
          members.map {
            JSONMember(name: $0.name, position: position, value: $0.value.moved(to: position))
          })
      case .array(let elements): .array(elements.map { $0.moved(to: position) })
      case .string, .number, .boolean, .null: self.content
      }
    return JSONValue(content: content, position: position)
  }
}

extension PropertyListTree.Kind {
  /// Creates the kind whose element is called `name`; for a truth value, true.
  fileprivate init?(elementName name: String) {
    let kinds: [PropertyListTree.Kind] = [
      .array, .dictionary, .string, .integer, .real, .date, .data, .true,
    ]
    guard let kind = kinds.first(where: { $0.elementName == name }) else { return nil }
    self = kind
  }
}
