package import PropertyList

/// Values of property lists in one line.
package enum ValueText {
  /// Returns the value at `index` as it is shown; of a container what it holds, as far as it is short.
  package static func text(of index: PropertyListTree.Index, in tree: PropertyListTree) -> String {
    switch tree.kind(of: index) {
    case .string: "\"\(tree.string(of: index))\""
    case .true: "true"
    case .false: "false"
    case .dictionary: "{" + entries(of: index, in: tree) + "}"
    case .array: "[" + tree.elements(of: index).map { text(of: $0, in: tree) }.listed + "]"
    case .key, .integer, .real, .date, .data, .invalid: tree.string(of: index)
    }
  }

  private static func entries(
    of index: PropertyListTree.Index, in tree: PropertyListTree
  ) -> String {
    tree.entries(of: index).map { "\(tree.string(of: $0.key)): \(text(of: $0.value, in: tree))" }
      .listed
  }
}

extension [String] {
  fileprivate var listed: String { joined(separator: ", ") }
}
