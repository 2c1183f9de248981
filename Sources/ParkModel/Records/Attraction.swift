public import Diagnostics
public import PropertyList

/// A pin: one entry of an attractions file.
///
/// The texts stay in the record as bytes until they are asked for, so that reading a million entries
/// makes no strings.
public struct Attraction: Sendable {
  /// The tree that the entry is in, perhaps among others.
  public package(set) var record: PropertyListTree

  /// The entry's dictionary in the record; what it carries beside the known keys is in it, in order.
  package var dictionary: PropertyListTree.Index = 0

  /// Where the key of the entry is in the record, if the file is a dictionary of attractions; `nil` for
  /// an entry of an array.
  package var outerKey: PropertyListTree.Index?

  /// The value of the name in the record; -1 where there is none, as of the other known keys.
  package var nameIndex = -1
  /// The value of the location in the record.
  package var locationIndex = -1
  /// The value of the type in the record.
  package var typeIndex = -1
  /// The value of the second line in the record.
  package var subtitleIndex = -1

  /// Whether the entry may have other keys.
  package var hasExtras = true

  /// The place, in degrees.
  public package(set) var coordinate = Coordinate(latitude: 0, longitude: 0)

  /// Where the record has the latitude as ``DecimalText`` would write it; empty where it is written
  /// in another way.
  package var latitudeText = 0..<0

  /// The like for the longitude.
  package var longitudeText = 0..<0

  /// How many digits the place has behind the point, in the number that has more of them.
  package var decimals: UInt8 = 0

  /// The type's index in the type table; `nil` for a code that the table does not list.
  public package(set) var listedType: Int?

  /// The entry's place in its file, from 0.
  public package(set) var index: Int

  /// Creates the entry `index` of a file, of whose record nothing has been read yet.
  package init(record: PropertyListTree, index: Int) {
    self.record = record
    self.index = index
  }

  /// The pin's title; empty if there is none.
  public var name: String { text(at: nameIndex) ?? "" }

  /// The pin's second line.
  public var subtitle: String? { text(at: subtitleIndex) }

  /// The code of the pin's type as the file writes it.
  public var typeCode: String? { text(at: typeIndex) }

  /// Where the entry begins in its file.
  public var position: SourcePosition { record.position(of: dictionary) }

  private func text(at index: PropertyListTree.Index) -> String? {
    index < 0 ? nil : record.string(of: index)
  }

  /// Where the value of `key` is in the record; `nil` where there is none.
  package func value(of key: KeyNames.Attraction) -> PropertyListTree.Index? {
    let index =
      switch key {
      case .name: nameIndex
      case .location: locationIndex
      case .type: typeIndex
      case .subtitle: subtitleIndex
      }
    return index < 0 ? nil : index
  }

  /// Whether the value at `index` belongs to a known key.
  @inline(__always)
  package func isKnown(_ index: PropertyListTree.Index) -> Bool {
    index == nameIndex || index == locationIndex || index == typeIndex || index == subtitleIndex
  }

  /// The way from the root of the file to the entry.
  package var keyPath: String {
    outerKey == nil ? "[\(index)]" : record.keyPath(toEntry: dictionary)
  }

  /// The way from the root of the file to the value at `index` of the record.
  package func keyPath(to index: PropertyListTree.Index) -> String {
    let path = record.keyPath(from: dictionary, to: index)
    return path.isEmpty ? keyPath : keyPath + "." + path
  }

  /// The way from the root of the file to the value at `index`, which the entry's dictionary holds.
  package func keyPath(toEntry index: PropertyListTree.Index) -> String {
    keyPath + "." + record.keyPath(toEntry: index)
  }
}

extension Attraction {
  /// The keys and values that are no known ones, in the order of the file.
  package var extras: [(key: PropertyListTree.Index, value: PropertyListTree.Index)] {
    record.entries(of: dictionary).filter { !isKnown($0.value) }
  }

  /// Calls `body` with each key that is no known one, in the order of the file, and makes no list.
  @inline(__always)
  package borrowing func forEachExtra(_ body: (PropertyListTree.Index) -> Void) {
    if !hasExtras { return }
    let end = record.end(of: dictionary)
    var key = dictionary + 1
    while key + 1 < end {
      if !isKnown(key + 1) { body(key) }
      key = record.end(of: key + 1)
    }
  }
}
