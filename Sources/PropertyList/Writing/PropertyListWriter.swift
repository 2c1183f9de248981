package import ByteIO

/// Writes a property list: a value as a whole, or a root array or dictionary entry by entry, so that
/// the memory does not grow with the file.
///
/// What could not be read (``PropertyListTree/Kind/invalid``) is left out, together with its key.
package protocol PropertyListWriter {
  /// Writes the value at `index` of `tree` as the whole of the property list.
  mutating func root(
    _ tree: borrowing PropertyListTree, _ index: PropertyListTree.Index, _ out: inout ByteBuffer)

  /// Writes the value at `index` of `tree` as the next element of the root array.
  mutating func element(
    _ tree: borrowing PropertyListTree, _ index: PropertyListTree.Index, _ out: inout ByteBuffer)

  /// Writes the key at `key` of `tree`, and the value behind it, as the next entry of the root
  /// dictionary.
  mutating func entry(
    _ tree: borrowing PropertyListTree, key: PropertyListTree.Index, _ out: inout ByteBuffer)

  /// Ends the property list; without any value, it is an empty array.
  mutating func end(_ out: inout ByteBuffer)
}

/// The two ways to write a property list.
package enum PropertyListForm: Sendable {
  /// Text.
  case xml
  /// Apple's binary form, version 00.
  case binary

  /// A writer at the beginning of a property list.
  package var writer: any PropertyListWriter {
    switch self {
    case .xml: XMLPropertyListWriter()
    case .binary: BinaryPropertyListWriter()
    }
  }

  /// Returns the property list whose only value is the one at `index` of `tree`.
  package func bytes(
    of tree: borrowing PropertyListTree, _ index: PropertyListTree.Index = 0
  ) -> [UInt8] {
    var writer = writer
    var out = ByteBuffer()
    writer.root(tree, index, &out)
    writer.end(&out)
    return out.bytes
  }
}
