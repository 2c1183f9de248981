internal import ByteIO
internal import PropertyList
internal import Spelling

/// Tells the role of a file from its shape and its name.
struct RoleGuesser {
  let keys: KeyNames
  let path: String

  /// Returns the role of a list that has the value `entry` of `tree` in it; `nil` when the entry does not
  /// tell.
  func role(
    ofListWithEntry entry: PropertyListTree.Index, of tree: PropertyListTree
  ) -> Role? {
    switch tree.kind(of: entry) {
    case .string: CoordinateText.resemblesCoordinate(tree.string(of: entry)) ? pathRole : nil
    case .dictionary: isAttraction(tree, entry) ? .attractions : nil
    default: nil
    }
  }

  private var pathRole: Role {
    fileStem(of: path).hasSuffix(ParkFile.characterSuffix) ? .character : .route
  }

  /// Returns the role of a list of nothing but blank texts, or of nothing, which the name alone can
  /// tell. The entries stand one behind the other in `entries`.
  func role(ofListNamedAlone entries: PropertyListTree) -> Role? {
    let stem = fileStem(of: path)
    if entries.isEmpty, stem.hasSuffix("Attractions") { return .attractions }
    let isBlank = entries.nodes.indices.allSatisfy {
      entries.kind(of: $0) == .string && entries.string(of: $0).allSatisfy(\.isWhitespace)
    }
    guard isBlank, stem.hasSuffix("Route") || stem.hasSuffix(ParkFile.characterSuffix) else {
      return nil
    }
    return pathRole
  }

  /// Returns the role of a file whose root is `tree`.
  func role(ofRoot tree: PropertyListTree) -> Role? {
    guard tree.kind(of: 0) == .dictionary else { return nil }
    var hasAttraction = false
    for (place, (key, value)) in tree.entries(of: 0).enumerated() {
      if isParkEntry(tree, key, value, guessing: place < RoleGuesser.mostGuessed) { return .park }
      hasAttraction =
        hasAttraction
        || (tree.kind(of: value) == .dictionary && isAttraction(tree, value))
    }
    return hasAttraction ? .attractions : nil
  }

  /// How many keys are compared with those of a park for a likeness.
  private static let mostGuessed = 1_000

  /// Whether the entry is one of a park file: a known key, or one close to it with coordinates.
  private func isParkEntry(
    _ tree: PropertyListTree, _ key: PropertyListTree.Index, _ value: PropertyListTree.Index,
    guessing: Bool
  ) -> Bool {
    let name = String(tree.string(of: key).trimmingWhiteSpace)
    let known = keys.park(named: name)
    if known != nil && known != .name { return true }
    if !guessing { return false }
    let candidates = KeyNames.Park.allCases.filter { $0 != .name }.map { keys[$0].text }
    return holdsCoordinates(tree, value) && closestMatch(to: name, in: candidates) != nil
  }

  private func holdsCoordinates(_ tree: PropertyListTree, _ index: PropertyListTree.Index) -> Bool {
    switch tree.kind(of: index) {
    case .string: CoordinateText.resemblesCoordinate(tree.string(of: index))
    case .array: tree.elements(of: index).prefix(8).contains { holdsCoordinates(tree, $0) }
    default: false
    }
  }

  /// Whether the dictionary has the key of the location, or else a coordinate under another key.
  private func isAttraction(_ tree: PropertyListTree, _ dictionary: PropertyListTree.Index) -> Bool
  {
    let location = keys[.location].text
    return tree.entries(of: dictionary).contains { key, value in
      tree.string(of: key).trimmingWhiteSpace == location
        || (tree.kind(of: value) == .string
          && CoordinateText.resemblesCoordinate(tree.string(of: value)))
    }
  }
}
