internal import PropertyList

/// The search for what a further value holds whose kind a format does not show.
///
/// The way to each is told from the record on, keys and all. Where these are long and lead to many values,
/// that is out of all proportion to the value; then the search gives up.
struct HiddenKinds {
  /// What was found, in the order of the property list.
  private(set) var found: [PlistTypes.Hidden] = []

  private let types: PlistTypes
  private let tree: PropertyListTree
  private let entry: PropertyListTree.Entries.Element

  /// The way to the value that is looked at.
  private var path: [UInt8] = []

  /// How many bytes more may be told.
  private var rest: Int

  /// How many bytes may be told of a value that takes nothing itself.
  private static let least = 4096

  /// How many bytes may be told for each of the value.
  private static let most = 16

  /// Creates a search of the value of `entry`, and of all that it holds.
  init(
    of types: PlistTypes, in tree: PropertyListTree, _ entry: PropertyListTree.Entries.Element
  ) {
    (self.types, self.tree, self.entry) = (types, tree, entry)
    let nodes = tree.nodes[entry.key..<tree.end(of: entry.value)]
    rest = HiddenKinds.least + HiddenKinds.most * nodes.reduce(0) { $0 + 8 + Int($1.textCount) }
  }

  /// Searches; returns false where there is too much to tell.
  mutating func run() -> Bool {
    path = Array(PlistTypes.step("", tree.string(of: entry.key)).utf8)
    let kind = tree.kind(of: entry.value)
    let isHidden = !types.areContainersShown && (kind == .array || kind == .dictionary)
    if isHidden, !add(kind) { return false }
    return look(at: entry.value)
  }

  private mutating func look(at index: PropertyListTree.Index) -> Bool {
    switch tree.kind(of: index) {
    case .array: lookAtElements(of: index)
    case .dictionary: lookAtEntries(of: index)
    case let kind: types.shown.contains(kind) || add(kind)
    }
  }

  private mutating func lookAtElements(of index: PropertyListTree.Index) -> Bool {
    for (offset, element) in tree.elements(of: index).enumerated() {
      if !look(at: element, behind: "[\(offset)]") { return false }
    }
    return true
  }

  private mutating func lookAtEntries(of index: PropertyListTree.Index) -> Bool {
    for (key, value) in tree.entries(of: index) {
      if !look(at: value, behind: PlistTypes.step(".", key: tree.string(of: key))) { return false }
    }
    return true
  }

  private mutating func look(at index: PropertyListTree.Index, behind step: String) -> Bool {
    let count = path.count
    path += step.utf8
    defer { path.removeSubrange(count...) }
    return look(at: index)
  }

  /// Adds the value at the end of the way.
  private mutating func add(_ kind: PropertyListTree.Kind) -> Bool {
    rest -= path.count
    if rest < 0 { return false }
    found.append(PlistTypes.Hidden(path: String(decoding: path, as: UTF8.self), kind: kind))
    return true
  }
}
