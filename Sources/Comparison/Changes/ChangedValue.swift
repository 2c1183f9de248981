package import PropertyList

/// A value that has come, gone or changed, apart from its record.
package struct ChangedValue: Sendable {
  /// The value, as the root of a property list of its own.
  package let tree: PropertyListTree

  /// Takes the value at `index` of `record`.
  init(_ index: PropertyListTree.Index, of record: PropertyListTree) {
    var tree = PropertyListTree()
    tree.append(record, index)
    self.tree = tree
  }

  /// The value in one line, as it is shown.
  package var text: String { ValueText.text(of: 0, in: tree) }
}
