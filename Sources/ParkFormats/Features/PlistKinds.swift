internal import Diagnostics
internal import JSONReading
internal import PropertyList

/// The kinds that values had in a property list, as ``PlistTypes`` writes them along.
struct PlistKinds {
  /// The kind by the way to the value; true for either truth value.
  private var kinds: [[UInt8]: PropertyListTree.Kind] = [:]

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
    for (key, value) in tree.entries(of: dictionary) {
      let path = Array(tree.bytes[tree.nodes[key].text])
      kinds[path] = PropertyListTree.Kind(elementName: tree.string(of: value))
    }
  }

  /// The kind that the value at the end of `path` had; `nil` for one whose kind shows.
  subscript(path: String) -> PropertyListTree.Kind? { kinds[Array(path.utf8)] }

  /// Appends the value at `index` of `source` to `tree`, with the kind that is known for `path`.
  mutating func append(
    _ source: PropertyListTree, _ index: PropertyListTree.Index, path: String,
    to tree: inout PropertyListTree
  ) {
    if kinds.isEmpty {
      tree.append(source, index)
      return
    }
    switch source.kind(of: index) {
    case .dictionary: appendDictionary(source, index, path: path, to: &tree)
    case .array: appendArray(source, index, path: path, to: &tree)
    case .string: appendText(source, index, path: path, to: &tree)
    default: tree.append(source, index)
    }
  }

  private mutating func appendDictionary(
    _ source: PropertyListTree, _ index: PropertyListTree.Index, path: String,
    to tree: inout PropertyListTree
  ) {
    let dictionary = tree.begin(.dictionary, at: source.position(of: index))
    for (key, value) in source.entries(of: index) {
      tree.append(source, key)
      append(source, value, path: PlistTypes.step(path, source.string(of: key)), to: &tree)
    }
    tree.end(dictionary)
  }

  private mutating func appendArray(
    _ source: PropertyListTree, _ index: PropertyListTree.Index, path: String,
    to tree: inout PropertyListTree
  ) {
    let array = tree.begin(.array, at: source.position(of: index))
    for (offset, element) in source.elements(of: index).enumerated() {
      append(source, element, path: "\(path)[\(offset)]", to: &tree)
    }
    tree.end(array)
  }

  private mutating func appendText(
    _ source: PropertyListTree, _ index: PropertyListTree.Index, path: String,
    to tree: inout PropertyListTree
  ) {
    guard let kind = self[path] else {
      tree.append(source, index)
      return
    }
    if kind == .array || kind == .dictionary {
      return appendParsed(source, index, as: kind, path: path, to: &tree)
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
    path: String, to tree: inout PropertyListTree
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
    append(parsed, 0, path: path, to: &tree)
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
