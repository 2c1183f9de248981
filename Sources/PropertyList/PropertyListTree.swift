internal import ByteIO
public import Diagnostics

/// A property-list value with all that it holds, or several that follow each other, laid out flat.
///
/// The values stand in the order of the document, each before what it holds; a dictionary holds
/// each key and, right behind it, the value of that key. All text stands in one array of UTF-8.
/// A reader fills one tree again and again, so that reading allocates nothing for each value.
public struct PropertyListTree: Sendable {
  /// What a value is.
  public enum Kind: UInt8, Sendable {
    /// Keys and values in turn.
    case dictionary
    /// Values in order.
    case array
    /// A key of a dictionary.
    case key
    /// Text.
    case string
    /// A whole number; its text is decimal, with a sign only when it is negative.
    case integer
    /// A finite number; its text is decimal, possibly with an exponent.
    case real
    /// True.
    case `true`
    /// False.
    case `false`
    /// A moment in UTC; its text is `YYYY-MM-DDThh:mm:ssZ`.
    case date
    /// Bytes; its text is base64 without white space.
    case data
    /// A value that could not be read, about which the reader has reported.
    case invalid
  }

  /// One value.
  public struct Node: Sendable {
    /// What the value is.
    public var kind: Kind
    /// The number of the key sequence of a dictionary: of those from one reader, the dictionaries with the
    /// same number have the same keys in the same places. It is 0 where that is not known.
    public var keySequence: UInt16 = 0
    /// The line in which the value begins, from 1.
    public var line: UInt32
    /// The column in which the value begins, in Unicode scalars from 1.
    public var column: UInt32
    /// Where its text begins.
    public var textStart: UInt32
    /// The length of its text in bytes.
    public var textCount: UInt32
    /// The index behind the last value that it holds.
    public var end: UInt32

    /// The range of its text in the tree's bytes.
    @inlinable @inline(__always)
    public var text: Range<Int> { Int(textStart)..<(Int(textStart) + Int(textCount)) }
  }

  /// The text of all values, in UTF-8.
  package var bytes: [UInt8] = []

  /// The values, each before what it holds.
  public package(set) var nodes: [Node] = []

  /// Creates an empty tree.
  public init() {}

  /// The place of a value in its tree; the root's is 0.
  public typealias Index = Int

  /// Whether there is no value.
  public var isEmpty: Bool { nodes.isEmpty }

  /// Removes all values and keeps the memory for the next ones.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    nodes.removeAll(keepingCapacity: true)
  }
}

extension PropertyListTree {
  /// Returns what the value at `index` is.
  @inlinable @inline(__always)
  public func kind(of index: Index) -> Kind { nodes[index].kind }

  /// Returns where the value at `index` begins in its file.
  @inlinable
  public func position(of index: Index) -> SourcePosition {
    SourcePosition(line: nodes[index].line, column: nodes[index].column)
  }

  /// Returns the text of the value at `index`; empty for a dictionary, an array and a truth value.
  public func string(of index: Index) -> String {
    String(decoding: bytes[nodes[index].text], as: UTF8.self)
  }

  /// Returns the index behind the value at `index` and all that it holds.
  @inlinable @inline(__always)
  public func end(of index: Index) -> Index { Int(nodes[index].end) }

  /// Returns the values that the array at `index` holds.
  public func elements(of index: Index) -> Elements {
    Elements(tree: self, place: index + 1, end: end(of: index))
  }

  /// Returns the keys and values that the dictionary at `index` holds, as pairs of indices.
  public func entries(of index: Index) -> Entries {
    Entries(tree: self, place: index + 1, end: end(of: index))
  }

  /// The values that an array holds.
  public struct Elements: Sequence, IteratorProtocol {
    fileprivate let tree: PropertyListTree
    fileprivate var place: Index
    fileprivate let end: Index

    /// Returns the index of the next value.
    public mutating func next() -> Index? {
      guard place < end else { return nil }
      defer { place = tree.end(of: place) }
      return place
    }
  }

  /// The keys and values that a dictionary holds.
  public struct Entries: Sequence, IteratorProtocol {
    fileprivate let tree: PropertyListTree
    fileprivate var place: Index
    fileprivate let end: Index

    /// Returns the indices of the next key and its value.
    public mutating func next() -> (key: Index, value: Index)? {
      guard place + 1 < end else { return nil }
      let key = place
      place = tree.end(of: key + 1)
      return (key, key + 1)
    }
  }
}
