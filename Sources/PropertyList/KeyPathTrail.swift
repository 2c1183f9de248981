internal import Diagnostics

/// The way from a container of a tree to a value in it, worked out from the way to an earlier one.
///
/// The ways to values one behind the other take as many steps as there are values, not the square of that.
struct KeyPathTrail {
  /// A part of a container: an element of an array, or a key with its value.
  private struct Part {
    /// Where it begins: for a dictionary at the key.
    let start: PropertyListTree.Index
    /// The value.
    let value: PropertyListTree.Index
    /// Its number in the container.
    let offset: Int
  }

  /// The longest way that is told, in UTF-8.
  private static let longest = 500

  private let root: PropertyListTree.Index
  private var parts: [Part] = []

  /// How many values have been passed over or stepped into.
  private(set) var stepCount = 0

  /// Begins at the value at `root`.
  init(from root: PropertyListTree.Index = 0) {
    self.root = root
  }

  /// Returns the way to the value at `index`, such as `boundary[3]`, cut off where it is long.
  ///
  /// What stands before the values that were asked for must be the same each time.
  mutating func keyPath(to index: PropertyListTree.Index, in tree: PropertyListTree) -> String {
    move(to: index, in: tree)
    var path = ""
    var container = root
    for part in parts {
      if tree.kind(of: container) == .array {
        path += "[\(part.offset)]"
      } else {
        path += path.isEmpty ? "" : "."
        path += tree.quotedKey(at: part.start)
      }
      if path.utf8.count > KeyPathTrail.longest { return path + "…" }
      container = part.value
    }
    return path
  }

  private mutating func move(to index: PropertyListTree.Index, in tree: PropertyListTree) {
    var left: Part?
    while let last = parts.last, index < last.start || index >= tree.end(of: last.value) {
      left = parts.removeLast()
    }
    if let part = left, index < part.start { left = nil }
    var container = parts.last?.value ?? root
    while container < index, let part = part(of: container, from: left, with: index, in: tree) {
      parts.append(part)
      container = part.value
      left = nil
    }
  }

  /// Returns the part of `container` that holds the value at `index`, looked for from the earlier part
  /// `known` on.
  private mutating func part(
    of container: PropertyListTree.Index, from known: Part?, with index: PropertyListTree.Index,
    in tree: PropertyListTree
  ) -> Part? {
    let kind = tree.kind(of: container)
    guard kind == .dictionary || kind == .array else { return nil }
    let keyCount = kind == .dictionary ? 1 : 0
    let end = tree.end(of: container)
    var start = known?.start ?? container + 1
    var offset = known?.offset ?? 0
    while start + keyCount < end {
      stepCount += 1
      let value = start + keyCount
      let next = tree.end(of: value)
      if index < next { return Part(start: start, value: value, offset: offset) }
      start = next
      offset += 1
    }
    return nil
  }
}

extension PropertyListTree {
  /// Returns the way from the value at `root` to the value at `index` in it, such as `boundary[3]`.
  ///
  /// It is worked out from the front, since it is needed for findings alone; a long one is cut off.
  public func keyPath(from root: Index = 0, to index: Index) -> String {
    var trail = KeyPathTrail(from: root)
    return trail.keyPath(to: index, in: self)
  }

  /// Returns the way from a dictionary to the value at `index`, which it holds.
  package func keyPath(toEntry index: Index) -> String { quotedKey(at: index - 1) }

  fileprivate func quotedKey(at index: Index) -> String {
    Quotation.shortened(decoding: bytes[nodes[index].text])
  }
}
