internal import Comparison
internal import ParkModel
internal import PropertyList

/// Puts back what other programs have changed or lost on the way for want of a kind of value.
///
/// A value that stands for the old one is the old one again, an empty text that is missing is there again,
/// and so is a further key that no entry of the list has any more: nobody takes a key out of all of them by
/// hand, but GDAL does so with `id`, for which it has a place of its own.
struct ForeignUpdate {
  private let old: PropertyListTree
  private let new: PropertyListTree
  private let keys: KeyNames
  private let values: ForeignValue

  /// The keys that some entry of the new list has.
  private var newKeys: Set<[UInt8]> = []

  /// Prepares to compare what has come with what is there.
  init(old: PropertyListTree, new: PropertyListTree, keys: KeyNames) {
    (self.old, self.new, self.keys) = (old, new, keys)
    values = ForeignValue(old: old, new: new)
  }

  /// Returns the new property list with what has been put back.
  consuming func restored() -> PropertyListTree {
    var tree = PropertyListTree()
    switch (old.kind(of: 0), new.kind(of: 0)) {
    case (.array, .array): restoreList(to: &tree)
    case (.dictionary, .dictionary): restoreDictionary(to: &tree)
    default: return new
    }
    return tree
  }

  private mutating func restoreList(to tree: inout PropertyListTree) {
    let (olds, news) = (Array(old.elements(of: 0)), Array(new.elements(of: 0)))
    let origins = ArrayMatching(
      ValueComparison(old: old, new: new), olds, news, keys: keys
    ).origins
    gatherKeys(of: news)
    let list = tree.begin(.array, at: new.position(of: 0))
    for (element, origin) in zip(news, origins) {
      restoreEntry(element, like: origin.map { olds[$0] }, to: &tree)
    }
    tree.end(list)
  }

  /// Restores a park, or a dictionary of attractions.
  private mutating func restoreDictionary(to tree: inout PropertyListTree) {
    let olds = ValueComparison.values(of: 0, in: old)
    let news = Array(new.entries(of: 0))
    let isList = !news.isEmpty && news.allSatisfy { new.kind(of: $0.value) == .dictionary }
    guard isList else {
      // Nothing tells whether a key of a park was lost or taken out.
      return restoreEntry(0, like: 0, to: &tree, keepsKeys: false)
    }
    gatherKeys(of: news.map(\.value))
    let dictionary = tree.begin(.dictionary, at: new.position(of: 0))
    for (key, value) in news {
      tree.append(new, key)
      restoreEntry(value, like: olds[Array(new.text(of: key))], to: &tree)
    }
    tree.end(dictionary)
  }

  private mutating func gatherKeys(of entries: [PropertyListTree.Index]) {
    for entry in entries where new.kind(of: entry) == .dictionary {
      for (key, _) in new.entries(of: entry) { newKeys.insert(Array(new.text(of: key))) }
    }
  }

  private func restoreEntry(
    _ right: PropertyListTree.Index, like left: PropertyListTree.Index?,
    to tree: inout PropertyListTree, keepsKeys: Bool = true
  ) {
    guard let left, old.kind(of: left) == .dictionary, new.kind(of: right) == .dictionary else {
      tree.append(new, right)
      return
    }
    let olds = ValueComparison.values(of: left, in: old)
    var known: Set<[UInt8]> = []
    let dictionary = tree.begin(.dictionary, at: new.position(of: right))
    for (key, value) in new.entries(of: right) {
      let name = Array(new.text(of: key))
      known.insert(name)
      tree.append(new, key)
      if let origin = olds[name], values.stands(value, for: origin) {
        tree.append(old, origin)
      } else {
        tree.append(new, value)
      }
    }
    for (key, value) in old.entries(of: left) {
      let name = Array(old.text(of: key))
      if known.contains(name) || !isLost(name, value, keepsKeys: keepsKeys) { continue }
      tree.append(old, key)
      tree.append(old, value)
    }
    tree.end(dictionary)
  }

  /// Whether the way may have lost the value at `index` under `name`, which nobody took out.
  private func isLost(
    _ name: [UInt8], _ index: PropertyListTree.Index, keepsKeys: Bool
  ) -> Bool {
    if old.kind(of: index) == .string, old.text(of: index).isEmpty { return true }
    let isKnown = KeyNames.Attraction.allCases.contains { keys[$0].utf8 == name }
    return keepsKeys && !isKnown && !newKeys.contains(name)
  }
}
