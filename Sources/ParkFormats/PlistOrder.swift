internal import ParkModel
internal import PropertyList

/// The order of a record's keys, where that is not the usual one: the known keys first, then the further
/// ones as they come.
///
/// The keys that stand in front go along under the name ``memberName``, set apart by commas, up to the
/// last one out of order. Behind them, all others follow in the usual order.
struct PlistOrder {
  /// The name under which the keys go along.
  static let memberName: StaticString = "plist-order"

  private let front: [[UInt8]]

  /// Creates the order in which `dictionary` of `tree` has its keys, of which those with the values
  /// `usual` stand in front by custom; `nil` where the order is the usual one.
  private init?(
    _ dictionary: PropertyListTree.Index, of tree: PropertyListTree,
    usual: [PropertyListTree.Index?]
  ) {
    let entries = Array(tree.entries(of: dictionary))
    let ranks = entries.map { usual.firstIndex(of: $0.value) ?? usual.count }
    guard let last = ranks.indices.dropLast().last(where: { ranks[$0] > ranks[$0 + 1] }) else {
      return nil
    }
    front = entries[...last].map { Array(tree.text(of: $0.key)) }
  }

  /// Creates the order in which `attraction` has its keys; `nil` for the usual one.
  init?(of attraction: borrowing Attraction) {
    let usual = [
      attraction.nameIndex, attraction.locationIndex, attraction.typeIndex,
      attraction.subtitleIndex,
    ]
    self.init(attraction.dictionary, of: attraction.record, usual: usual)
  }

  /// Creates the order in which `park` has its keys; `nil` for the usual one.
  init?(of park: Park) {
    let further = Set(park.furtherEntries.map(\.value))
    let usual = [KeyNames.Park.name, .center, .topLeft, .topRight, .bottomLeft, .boundary]
      .map { park.value(of: $0) }.filter { !further.contains($0 ?? 0) }
    self.init(0, of: park.record, usual: usual)
  }

  /// Reads the order that goes along with a feature.
  init?(_ properties: FeatureProperties) {
    guard let text = properties.note(PlistOrder.memberName) else { return nil }
    front = PlistOrder.keys(in: text)
  }

  // MARK: The text

  /// The keys in front as a text. One with a comma or a quotation mark in it, or an empty one,
  /// stands in quotation marks, those in it doubled.
  var text: String {
    front.map { key in
      let key = String(decoding: key, as: UTF8.self)
      let isPlain =
        !key.isEmpty && !key.utf8.contains { [PlistOrder.comma, PlistOrder.quote].contains($0) }
      return isPlain ? key : "\"" + key.replacing("\"", with: "\"\"") + "\""
    }.joined(separator: ",")
  }

  private static let comma = UInt8(ascii: ",")
  private static let quote = UInt8(ascii: "\"")

  private static func keys(in text: String) -> [[UInt8]] {
    var keys: [[UInt8]] = [[]]
    var isQuoted = false
    var previous: UInt8?
    for byte in text.utf8 {
      if byte == quote {
        // A doubled mark closes and opens again, and stands for itself.
        if !isQuoted, previous == quote { keys[keys.count - 1].append(quote) }
        isQuoted.toggle()
      } else if byte == comma, !isQuoted {
        keys.append([])
      } else {
        keys[keys.count - 1].append(byte)
      }
      previous = byte
    }
    return keys
  }

  // MARK: The way back

  /// Returns the dictionary `tree` with its keys in this order.
  func applied(to tree: PropertyListTree) -> PropertyListTree {
    let entries = Array(tree.entries(of: 0))
    var sorted = PropertyListTree()
    let dictionary = sorted.begin(.dictionary, at: tree.position(of: 0))
    for place in places(of: entries.map { Array(tree.text(of: $0.key)) }) {
      sorted.append(tree, entries[place].key)
      sorted.append(tree, entries[place].value)
    }
    sorted.end(dictionary)
    return sorted
  }

  /// Returns the places of `keys` in this order; of keys that are the same, the first comes first.
  private func places(of keys: [[UInt8]]) -> [Int] {
    var rest: [[UInt8]: [Int]] = [:]
    for place in keys.indices.reversed() { rest[keys[place], default: []].append(place) }
    let front = front.compactMap { rest[$0]?.popLast() }
    let isInFront = Set(front)
    return front + keys.indices.filter { !isInFront.contains($0) }
  }
}
