internal import ParkModel
internal import PropertyList
internal import Spelling

/// The keys of a park file that are close to a known one, which is not there.
struct UnknownKeys: Sequence {
  /// A key that the app does not know, and the one that was probably meant.
  struct Key {
    let name: String
    let meant: KeyNames.Park
    let index: PropertyListTree.Index
    let value: PropertyListTree.Index
  }

  private let keys: [Key]

  /// How many keys of one dictionary are looked at; a slip of the fingers is not one of thousands.
  static let mostTried = 1_000

  init(of park: JudgedPark) {
    let names = park.configuration.keys
    let absent = KeyNames.Park.allCases.filter { park.park.value(of: $0) == nil }
    let candidates = absent.map { names[$0].text }
    keys = park.park.extras.prefix(UnknownKeys.mostTried).compactMap { key, value in
      let record = park.park.record
      let name = record.string(of: key)
      guard let match = closestMatch(to: name, in: candidates),
        let meant = absent.first(where: { names[$0].text == match }),
        UnknownKeys.isLikely(name, meant, match, record, value)
      else { return nil }
      return Key(name: name, meant: meant, index: key, value: value)
    }
  }

  /// Whether the value is one that belongs to the key. A park's name is optional, and words with
  /// "name" in them are many.
  private static func isLikely(
    _ name: String, _ meant: KeyNames.Park, _ match: String, _ record: PropertyListTree,
    _ value: PropertyListTree.Index
  ) -> Bool {
    let kind = record.kind(of: value)
    return switch meant {
    case .boundary: kind == .array
    case .name: kind == .string && name.lowercased() == match.lowercased()
    default: kind == .string && CoordinateText.resemblesCoordinate(record.string(of: value))
    }
  }

  func makeIterator() -> IndexingIterator<[Key]> { keys.makeIterator() }
}
