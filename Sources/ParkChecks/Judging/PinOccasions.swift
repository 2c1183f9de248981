internal import ParkModel
internal import PropertyList

/// What in a pin gives rules occasion to look closer.
///
/// Of a million pins, nearly all give none, and only the rules that have one are asked.
struct PinOccasions: OptionSet {
  let rawValue: UInt8

  /// A known key is missing.
  static let missingKey = PinOccasions(rawValue: 1)
  /// The type's code is in no table.
  static let unlistedType = PinOccasions(rawValue: 2)
  /// The type's value is no text.
  static let typeIsNoText = PinOccasions(rawValue: 4)
  /// The name begins with white space, or is empty.
  static let blankName = PinOccasions(rawValue: 8)
  /// The pin stands in a dictionary of pins.
  static let insideDictionary = PinOccasions(rawValue: 16)
  /// The park's ground is known.
  static let knownGround = PinOccasions(rawValue: 32)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Looks at `attraction`.
  @inline(__always)
  init(in attraction: borrowing Attraction, isGroundKnown: Bool) {
    var occasions: PinOccasions = isGroundKnown ? .knownGround : []
    let leastIndex = min(
      attraction.nameIndex, attraction.locationIndex, attraction.typeIndex,
      attraction.subtitleIndex)
    if leastIndex < 0 { occasions.insert(.missingKey) }
    if attraction.listedType == nil { occasions.insert(.unlistedType) }
    if attraction.outerKey != nil { occasions.insert(.insideDictionary) }
    if attraction.typeIndex >= 0, attraction.record.kind(of: attraction.typeIndex) != .string {
      occasions.insert(.typeIsNoText)
    }
    if attraction.nameIndex >= 0 {
      let name = attraction.record.nodes[attraction.nameIndex].text
      if name.isEmpty || attraction.record.bytes[name.lowerBound] <= 0x20 {
        occasions.insert(.blankName)
      }
    }
    self = occasions
  }
}
