internal import ParkModel
internal import PropertyList

/// The number under the further key `id`, by which a record is known elsewhere.
///
/// GDAL takes a property of that name for the number of a row, and loses it, unless the feature has it as
/// its identifier too. Numbers below zero are none for it.
enum Identifier {
  /// The key.
  static let name: StaticString = "id"

  /// Returns where the whole number is in the record of `attraction`; -1 where there is none.
  @inline(__always)
  static func index(in attraction: borrowing Attraction) -> PropertyListTree.Index {
    var found = -1
    attraction.forEachExtra { key in
      if isIdentifier(key, in: attraction.record) { found = key + 1 }
    }
    return found
  }

  /// Returns where the whole number is in the record of `park`; `nil` where there is none.
  static func index(in park: Park) -> PropertyListTree.Index? {
    park.furtherEntries.last { isIdentifier($0.key, in: park.record) }?.value
  }

  /// Returns whether the value of `key` would be one, but for being below zero.
  static func isNegative(
    _ key: PropertyListTree.Index, in record: borrowing PropertyListTree
  ) -> Bool {
    isWholeNumber(key, in: record) && record.bytes[record.nodes[key + 1].text.lowerBound] == minus
  }

  @inline(__always)
  private static func isIdentifier(
    _ key: PropertyListTree.Index, in record: borrowing PropertyListTree
  ) -> Bool {
    isWholeNumber(key, in: record) && record.bytes[record.nodes[key + 1].text.lowerBound] != minus
  }

  @inline(__always)
  private static func isWholeNumber(
    _ key: PropertyListTree.Index, in record: borrowing PropertyListTree
  ) -> Bool {
    let (text, value) = (record.nodes[key].text, record.nodes[key + 1])
    return text.count == 2 && value.kind == .integer && !value.text.isEmpty
      && record.bytes[text.lowerBound] == UInt8(ascii: "i")
      && record.bytes[text.lowerBound + 1] == UInt8(ascii: "d")
  }

  private static let minus = UInt8(ascii: "-")
}
