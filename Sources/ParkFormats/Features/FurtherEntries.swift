internal import Diagnostics
internal import ParkModel
internal import PropertyList

/// The keys and values of a record that the model does not know, as the properties of a feature tell
/// them.
struct FurtherEntries {
  private let feature: Feature
  private let names: [String]
  private let appKeys: [String]

  /// Finds the properties of `feature` that become keys of its record.
  ///
  /// - Parameters:
  ///   - feature: The feature.
  ///   - areOurs: Whether a writer of ours has written the feature.
  ///   - consumed: The properties that are in the record already.
  ///   - appKeys: The keys that the app knows, which nothing else may have.
  init(_ feature: Feature, areOurs: Bool, consumed: Set<String>, appKeys: [String]) {
    self.feature = feature
    self.appKeys = appKeys
    names = feature.furtherNames(areOurs: areOurs).filter { !consumed.contains($0) }
  }

  /// Appends the keys and values to the dictionary that is open in `tree`, but for those that are
  /// `written`.
  func write(
    to tree: inout PropertyListTree, _ written: inout [[UInt8]: PropertyListTree],
    _ leftovers: inout Leftovers
  ) {
    let properties = feature.properties
    var kinds = PlistKinds(properties)
    for name in names {
      guard let value = properties.value(of: name), !ReservedNames.notes.contains(name) else {
        continue
      }
      let key = ReservedNames.bare(name) ?? name
      if appKeys.contains(where: { Array($0.utf8) == Array(key.utf8) }) {
        leftovers.add(.appKey)
        continue
      }
      var entry = PropertyListTree()
      kinds.append(properties.tree, value, of: key, to: &entry)
      if let known = written[Array(key.utf8)] {
        // Each of the features of a park may carry all that belongs to it.
        if !entry.isSame(as: known) { leftovers.add(.repeated) }
        continue
      }
      written[Array(key.utf8)] = entry
      tree.append(.key, key.utf8, at: properties.tree.position(of: value - 1))
      tree.append(entry, 0)
    }
    leftovers.add(.kinds, kinds.misfitCount)
  }
}
