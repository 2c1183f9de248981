internal import ParkModel
internal import PropertyList

/// What decides how the text of a pin looks, but for the pin's own values: its type, and which of the
/// known keys it has.
struct PinShape {
  /// What a pin has under a known key.
  enum Presence: Int {
    /// Nothing.
    case absent
    /// A text.
    case text
    /// A value of another kind.
    case other
  }

  /// The type's index in the type table.
  let typeIndex: Int

  /// Whether the type is the one of the table that has the pin's code; otherwise it is the fallback.
  let isTypeListed: Bool

  let name: Presence
  let subtitle: Presence
  let typeCode: Presence

  /// Whether the pin has an ``Identifier`` and the format has a place of its own for it.
  let isIdentified: Bool

  /// Looks at `attraction`; one whose type no table lists has the type `fallbackIndex`.
  @inline(__always)
  init(of attraction: borrowing Attraction, fallbackIndex: Int, isIdentified: Bool) {
    self.isIdentified = isIdentified
    typeIndex = attraction.listedType ?? fallbackIndex
    isTypeListed = attraction.listedType != nil
    name = PinShape.presence(of: attraction.nameIndex, in: attraction.record)
    subtitle = PinShape.presence(of: attraction.subtitleIndex, in: attraction.record)
    typeCode = PinShape.presence(of: attraction.typeIndex, in: attraction.record)
  }

  @inline(__always)
  private static func presence(
    of value: PropertyListTree.Index, in record: borrowing PropertyListTree
  ) -> Presence {
    if value < 0 { return .absent }
    let kind = record.nodes[value].kind
    return kind == .string || kind == .key ? .text : .other
  }

  /// The number of the shape, from 0.
  @inline(__always)
  var number: Int {
    let presences = (name.rawValue * 3 + subtitle.rawValue) * 3 + typeCode.rawValue
    let number = (typeIndex * 27 + presences) * 2 + (isTypeListed ? 1 : 0)
    return number * 2 + (isIdentified ? 1 : 0)
  }

  /// How many shapes there are with `typeCount` types.
  static func count(withTypes typeCount: Int) -> Int { typeCount * 108 }
}
