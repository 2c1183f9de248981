package import Diagnostics

/// Making values that no property list was read for.
extension PropertyListTree {
  /// Appends a value whose text is `text`, in the form that ``Kind`` promises, and returns its index.
  ///
  /// The position is where the value's source says it.
  @discardableResult
  package mutating func append(
    _ kind: Kind, _ text: String = "", at position: SourcePosition = .start
  ) -> Index {
    let index = append(kind, textCount: text.utf8.count, at: position)
    bytes.append(contentsOf: text.utf8)
    return index
  }

  /// Begins a dictionary or an array, which holds all that is appended until its end, and returns its
  /// index.
  package mutating func begin(_ kind: Kind, at position: SourcePosition = .start) -> Index {
    append(kind, textCount: 0, at: position)
  }

  /// Ends the dictionary or array at `index`.
  package mutating func end(_ index: Index) {
    nodes[index].end = UInt32(truncatingIfNeeded: nodes.count)
  }

  private mutating func append(
    _ kind: Kind, textCount: Int, at position: SourcePosition
  ) -> Index {
    let index = nodes.count
    nodes.append(
      Node(
        kind: kind, line: position.line, column: position.column,
        textStart: UInt32(truncatingIfNeeded: bytes.count),
        textCount: UInt32(truncatingIfNeeded: textCount),
        end: UInt32(truncatingIfNeeded: index + 1)))
    return index
  }

  /// Gives the value at `index` another text, in the form that its kind promises.
  package mutating func setText(of index: Index, to text: String) {
    nodes[index].textStart = UInt32(truncatingIfNeeded: bytes.count)
    nodes[index].textCount = UInt32(truncatingIfNeeded: text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }
}
