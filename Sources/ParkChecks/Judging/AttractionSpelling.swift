internal import ParkModel
internal import PropertyList
internal import Spelling

/// Finds out which key of an attraction a misspelt one was meant for.
struct AttractionSpelling {
  private let keys: KeyNames

  /// What other apps call the name of a pin.
  private static let otherNames = ["title", "label", "heading"]

  init(_ keys: KeyNames) {
    self.keys = keys
  }

  /// Returns the key in `attraction` that may be meant for `key`, which is missing.
  func misspelling(of key: KeyNames.Attraction, in attraction: Attraction) -> String? {
    for (index, value) in attraction.record.entries(of: attraction.dictionary)
      .prefix(UnknownKeys.mostTried)
    where !attraction.isKnown(value) && meant(by: index, value, in: attraction) == key {
      return attraction.record.string(of: index)
    }
    return nil
  }

  /// Returns the missing key of `attraction` for which its key at `index` may be meant.
  func meant(
    by index: PropertyListTree.Index, _ value: PropertyListTree.Index, in attraction: Attraction
  ) -> KeyNames.Attraction? {
    let absent = KeyNames.Attraction.allCases.filter { attraction.value(of: $0) == nil }
    let name = attraction.record.string(of: index)
    return meant(by: name, isPlain(value, attraction), absent)
      ?? placeKey(value, absent, in: attraction)
  }

  private func isPlain(_ value: PropertyListTree.Index, _ attraction: Attraction) -> Bool {
    switch attraction.record.kind(of: value) {
    case .string, .integer, .real: true
    default: false
    }
  }

  private func meant(
    by name: String, _ isPlain: Bool, _ absent: [KeyNames.Attraction]
  ) -> KeyNames.Attraction? {
    guard isPlain else { return nil }
    if let match = closestMatch(to: name, in: absent.map { keys[$0].text }),
      let meant = absent.first(where: { keys[$0].text == match }), isLikely(name, meant)
    {
      return meant
    }
    let isName = AttractionSpelling.otherNames.contains(name.lowercased())
    return isName && absent.contains(.name) ? .name : nil
  }

  /// Whether the word is more than a part of the key, or the key is one that can't be missing. A
  /// pin need not have a subtitle, and its title is none.
  private func isLikely(_ name: String, _ meant: KeyNames.Attraction) -> Bool {
    switch meant {
    case .name, .location: true
    case .type, .subtitle: abs(name.count - keys[meant].text.count) <= 2
    }
  }

  /// Returns the key of the place if that is missing and the value is a coordinate.
  private func placeKey(
    _ value: PropertyListTree.Index, _ absent: [KeyNames.Attraction], in attraction: Attraction
  ) -> KeyNames.Attraction? {
    guard absent.contains(.location), attraction.record.kind(of: value) == .string,
      CoordinateText.isCoordinate(attraction.record.string(of: value))
    else { return nil }
    return .location
  }
}
