internal import ByteIO
internal import ParkModel
internal import PropertyList

/// The records of a map as the values of property lists.
///
/// A coordinate stays as its source writes it, unless it has more digits than were asked for.
struct PropertyListRecords {
  private let keys: KeyNames
  private let precision: Int?

  /// The entry of an attraction.
  struct Entry {
    /// The tree that holds the entry.
    let tree: PropertyListTree
    /// The key of the entry in the root dictionary; `nil` where the root is an array.
    let key: PropertyListTree.Index?
    /// The entry's dictionary.
    let value: PropertyListTree.Index
  }

  /// Takes what has been asked for out of `context`.
  init(_ context: WritingContext) {
    keys = context.configuration.keys
    precision = context.precision
  }

  // MARK: Attractions

  /// Returns the entry of `attraction`.
  func entry(of attraction: borrowing Attraction) -> Entry {
    guard isRounded(attraction.decimals), let location = attraction.value(of: .location) else {
      return Entry(
        tree: attraction.record, key: attraction.outerKey, value: attraction.dictionary)
    }
    var tree = PropertyListTree()
    let key = attraction.outerKey.map { tree.append(attraction.record, $0) }
    let value = tree.append(attraction.record, attraction.dictionary)
    let place = location - attraction.dictionary + value
    tree.setText(of: place, to: text(attraction.coordinate).utf8)
    return Entry(tree: tree, key: key, value: value)
  }

  // MARK: Parks

  /// Returns the dictionary of `park`, which gets the name `name`, if there is one.
  func tree(of park: Park, named name: String?) -> PropertyListTree {
    var tree = park.record
    for (key, located) in park.coordinates {
      if let value = park.value(of: key) { round(located, at: value, in: &tree) }
    }
    if let list = park.value(of: .boundary), !park.boundary.isEmpty, precision != nil {
      let values = Array(tree.elements(of: list))
      for located in park.boundary { round(located, at: values[Int(located.index)], in: &tree) }
    }
    if let name { setName(name, of: park, in: &tree) }
    return tree
  }

  private func setName(_ name: String, of park: Park, in tree: inout PropertyListTree) {
    if let value = park.value(of: .name), tree.kind(of: value) == .string {
      tree.setText(of: value, to: name.utf8)
    } else {
      tree.append(.key, keys[KeyNames.Park.name].utf8, at: park.record.position(of: 0))
      tree.append(.string, name.utf8, at: park.record.position(of: 0))
      tree.end(0)
    }
  }

  private func round(
    _ located: LocatedCoordinate, at index: PropertyListTree.Index,
    in tree: inout PropertyListTree
  ) {
    guard isRounded(located.decimals) else { return }
    tree.setText(of: index, to: text(located.coordinate).utf8)
  }

  // MARK: Lists of coordinates

  /// Returns the array of the coordinates of `path`.
  func tree(of path: Path) -> PropertyListTree {
    var tree = PropertyListTree()
    let list = tree.begin(.array, at: path.position)
    for (index, point) in path.points.enumerated() {
      if let text = path.text(at: index), !isRounded(point.decimals) {
        tree.append(.string, text, at: point.position)
      } else {
        tree.append(.string, text(point.coordinate).utf8, at: point.position)
      }
    }
    tree.end(list)
    return tree
  }

  // MARK: Digits

  /// Whether a number with `decimals` digits behind the point has more than were asked for.
  private func isRounded(_ decimals: UInt8) -> Bool {
    precision.map { Int(decimals) > $0 } ?? false
  }

  private func text(_ coordinate: Coordinate) -> String {
    let latitude = DecimalText.string(coordinate.latitude, places: precision)
    let longitude = DecimalText.string(coordinate.longitude, places: precision)
    return "{\(latitude),\(longitude)}"
  }
}
