internal import Comparison
internal import ParkModel
internal import PropertyList

extension PropertyListTree {
  /// Returns this property list with those entries of `old` behind its own whose key is one of `keys` and
  /// that it lacks, where both are dictionaries.
  func keeping(_ keys: [KeyName], of old: PropertyListTree) -> PropertyListTree {
    guard kind(of: 0) == .dictionary, old.kind(of: 0) == .dictionary else { return self }
    let known = Set(entries(of: 0).map { string(of: $0.key) })
    let wanted = Set(keys.map(\.text)).subtracting(known)
    var tree = self
    for (key, value) in old.entries(of: 0) where wanted.contains(old.string(of: key)) {
      tree.append(old, key)
      tree.append(old, value)
    }
    tree.end(0)
    return tree
  }
}

extension PropertyListTree {
  /// Returns this list of attractions as the dictionary that `old` is, where that is one: each entry has
  /// the key of the one that it was, a new one its name.
  func keyed(like old: PropertyListTree, _ keys: KeyNames) -> PropertyListTree {
    guard kind(of: 0) == .array, old.kind(of: 0) == .dictionary else { return self }
    let entries = Array(old.entries(of: 0))
    let elements = Array(elements(of: 0))
    let isList = entries.contains { old.kind(of: $0.value) == .dictionary }
    guard isList, elements.allSatisfy({ kind(of: $0) == .dictionary }) else { return self }
    let origins = ArrayMatching(
      ValueComparison(old: old, new: self), entries.map(\.value), elements, keys: keys
    ).origins
    var outerKeys = OuterKeys()
    let known = origins.map { $0.map { outerKeys.take(old.string(of: entries[$0].key)) } }
    var tree = PropertyListTree()
    let dictionary = tree.begin(.dictionary, at: position(of: 0))
    for (key, element) in zip(known, elements) {
      let key = key ?? outerKeys.take(OuterKeys.name(of: element, in: self, keys))
      tree.append(.key, key.utf8, at: position(of: element))
      tree.append(self, element)
    }
    tree.end(dictionary)
    return tree
  }
}
