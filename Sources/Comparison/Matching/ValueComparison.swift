package import PropertyList

/// Tells whether values of two property lists mean the same.
///
/// The order of keys does not count. Coordinates are the same where both numbers have the same decimal
/// value, whatever zeros and white space they are written with.
package struct ValueComparison {
  /// The old property list.
  package let old: PropertyListTree
  /// The new property list.
  package let new: PropertyListTree

  /// Compares values of `old` with values of `new`.
  package init(old: PropertyListTree, new: PropertyListTree) {
    self.old = old
    self.new = new
  }

  /// Returns whether the value at `left` of the old property list means the same as the one at `right` of
  /// the new one.
  package func isSame(_ left: PropertyListTree.Index, _ right: PropertyListTree.Index) -> Bool {
    let kind = old.kind(of: left)
    guard kind == new.kind(of: right) else { return false }
    switch kind {
    case .array: return isSameArray(left, right)
    case .dictionary: return isSameDictionary(left, right)
    case .string: return isSameText(left, right) || isSameCoordinate(left, right)
    case .key, .integer, .real, .date, .data, .true, .false: return isSameText(left, right)
    case .invalid: return false
    }
  }

  private func isSameText(_ left: PropertyListTree.Index, _ right: PropertyListTree.Index) -> Bool {
    old.text(of: left).elementsEqual(new.text(of: right))
  }

  private func isSameCoordinate(
    _ left: PropertyListTree.Index, _ right: PropertyListTree.Index
  ) -> Bool {
    guard let one = ValueComparison.coordinate(old, left),
      let other = ValueComparison.coordinate(new, right)
    else { return false }
    return one == other
  }

  /// Returns the exact values of the coordinate at `index`, if it is one.
  static func coordinate(
    _ tree: PropertyListTree, _ index: PropertyListTree.Index
  ) -> [DecimalValue]? {
    guard tree.kind(of: index) == .string, tree.text(of: index).contains(UInt8(ascii: "{")) else {
      return nil
    }
    return CoordinateParts(tree.string(of: index)).map {
      [DecimalValue($0.latitude), DecimalValue($0.longitude)]
    }
  }

  private func isSameArray(_ left: PropertyListTree.Index, _ right: PropertyListTree.Index) -> Bool
  {
    var (one, other) = (left + 1, right + 1)
    while one < old.end(of: left), other < new.end(of: right) {
      guard isSame(one, other) else { return false }
      (one, other) = (old.end(of: one), new.end(of: other))
    }
    return one == old.end(of: left) && other == new.end(of: right)
  }

  private func isSameDictionary(
    _ left: PropertyListTree.Index, _ right: PropertyListTree.Index
  ) -> Bool {
    let values = ValueComparison.values(of: left, in: old)
    var count = 0
    for (key, value) in new.entries(of: right) {
      count += 1
      guard let known = values[Array(new.text(of: key))], isSame(known, value) else { return false }
    }
    return count == values.count
  }

  /// Returns the values of the dictionary at `index` by their keys.
  package static func values(
    of index: PropertyListTree.Index, in tree: PropertyListTree
  ) -> [[UInt8]: PropertyListTree.Index] {
    var values: [[UInt8]: PropertyListTree.Index] = [:]
    for (key, value) in tree.entries(of: index) { values[Array(tree.text(of: key))] = value }
    return values
  }
}
