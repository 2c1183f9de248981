package import Diagnostics

/// Putting trees together by hand.
extension PropertyListTree {
  /// Appends a value without parts and returns its index.
  @discardableResult
  package mutating func append(
    _ kind: Kind, _ text: some Collection<UInt8> = [], at position: SourcePosition
  ) -> Index {
    let index = nodes.count
    nodes.append(
      Node(
        kind: kind, line: position.line, column: position.column,
        textStart: UInt32(truncatingIfNeeded: bytes.count),
        textCount: UInt32(truncatingIfNeeded: text.count),
        end: UInt32(truncatingIfNeeded: index + 1)))
    bytes.append(contentsOf: text)
    return index
  }

  /// Begins a dictionary or an array and returns its index; what is appended next stands in it.
  package mutating func begin(_ kind: Kind, at position: SourcePosition) -> Index {
    append(kind, at: position)
  }

  /// Ends the dictionary or the array at `index`.
  package mutating func end(_ index: Index) {
    nodes[index].end = UInt32(truncatingIfNeeded: nodes.count)
  }

  /// Appends the value at `index` of `other` with all that it holds, and returns its index here. Key
  /// sequences are not known any more: the trees may be from different readers.
  @discardableResult
  package mutating func append(_ other: borrowing PropertyListTree, _ index: Index) -> Index {
    let first = nodes.count
    let range = index..<other.end(of: index)
    let textStart = other.nodes[range.lowerBound].textStart
    var textEnd = textStart
    for place in range {
      var node = other.nodes[place]
      textEnd = max(textEnd, node.textStart &+ node.textCount)
      node.textStart = UInt32(truncatingIfNeeded: bytes.count + Int(node.textStart &- textStart))
      node.end = UInt32(truncatingIfNeeded: first + Int(node.end) - index)
      node.keySequence = 0
      nodes.append(node)
    }
    bytes.append(contentsOf: other.bytes[Int(textStart)..<Int(textEnd)])
    return first
  }

  /// Makes the text at `index` a value of `kind`, if it is one in the form that ``Kind`` promises;
  /// returns whether it is.
  package mutating func reinterpret(_ index: Index, as kind: Kind) -> Bool {
    var text = Array(bytes[nodes[index].text])
    switch kind {
    case .true, .false:
      guard text == Array("\(kind)".utf8) else { return false }
      nodes[index].textCount = 0
    case .integer, .real, .date, .data:
      let original = text
      do throws(ScalarText.Fault) {
        try ScalarText.canonicalize(&text, from: 0, as: kind)
      } catch {
        return false
      }
      guard text == original else { return false }
    case .string, .key: break
    case .dictionary, .array, .invalid: return false
    }
    nodes[index].kind = kind
    return true
  }

  /// Whether `other` holds the same values, wherever they stand in their files.
  package func isSame(as other: PropertyListTree) -> Bool {
    nodes.count == other.nodes.count
      && nodes.indices.allSatisfy { index in
        kind(of: index) == other.kind(of: index) && end(of: index) == other.end(of: index)
          && bytes[nodes[index].text] == other.bytes[other.nodes[index].text]
      }
  }
}
