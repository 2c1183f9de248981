internal import ParkModel
internal import PropertyList

/// What has to go along with a pin so that its entry comes back as it was: its key, where the property
/// list is a dictionary of attractions, and the order of its keys, where that is not the usual one.
enum PinNotes {
  /// The name under which the key of the entry goes along.
  static let keyName: StaticString = "plist-key"

  /// Calls `body` with the name and the text of each note on `attraction`. Most pins have none, which
  /// takes no more than a look at where their keys are.
  @inline(__always)
  static func forEach(
    of attraction: borrowing Attraction, _ body: (_ name: StaticString, _ text: String) -> Void
  ) {
    if !areNeeded(for: attraction) { return }
    if let key = attraction.outerKey { body(keyName, attraction.record.string(of: key)) }
    if let order = PlistOrder(of: attraction) { body(PlistOrder.memberName, order.text) }
  }

  /// Whether there may be a note on `attraction`.
  @inline(__always)
  static func areNeeded(for attraction: borrowing Attraction) -> Bool {
    attraction.outerKey != nil || !hasUsualOrder(attraction)
  }

  /// Whether the known keys stand in front and in the usual order, each with a value without parts.
  @inline(__always)
  private static func hasUsualOrder(_ attraction: borrowing Attraction) -> Bool {
    var next = attraction.dictionary + 2
    func isNext(_ index: PropertyListTree.Index) -> Bool {
      if index < 0 { return true }
      defer { next += 2 }
      return index == next
    }
    return isNext(attraction.nameIndex) && isNext(attraction.locationIndex)
      && isNext(attraction.typeIndex) && isNext(attraction.subtitleIndex)
  }
}
