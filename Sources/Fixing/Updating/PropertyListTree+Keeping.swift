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
