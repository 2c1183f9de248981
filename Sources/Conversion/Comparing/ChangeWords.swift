internal import ParkModel
internal import PropertyList

/// How changes are put into words.
enum ChangeWords {
  /// Returns a distance in metres, with as many digits as are worth showing.
  static func metres(_ distance: Double) -> String {
    if distance < 0.005 { return "less than 0.01 m" }
    return DecimalText.string(distance, places: distance < 1 ? 2 : 1) + " m"
  }

  /// Returns how far and which way a place has moved; `nil` where it is the same.
  static func move(_ old: Coordinate, _ new: Coordinate) -> String? {
    if old == new { return nil }
    let distance = metres(Distance.metres(from: old, to: new))
    return "moved \(distance) \(CompassPoint(from: old, to: new).rawValue)"
  }

  /// Returns the value at `index` as it is shown.
  static func value(_ index: PropertyListTree.Index, of tree: PropertyListTree) -> String {
    switch tree.kind(of: index) {
    case .string: "\"\(tree.string(of: index))\""
    case .true: "true"
    case .false: "false"
    case .dictionary: "{ \(tree.entries(of: index).reduce(0) { sum, _ in sum + 1 }) keys }"
    case .array: "[ \(tree.elements(of: index).reduce(0) { sum, _ in sum + 1 }) values ]"
    case .key, .integer, .real, .date, .data, .invalid: tree.string(of: index)
    }
  }
}
