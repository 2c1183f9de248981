public import Diagnostics
public import PropertyList

/// What a park file says.
public struct Park: Sendable {
  /// The file.
  public let file: ParkFile

  /// The dictionary that the file holds.
  public let record: PropertyListTree

  /// The values of the known keys in the record.
  package let values: [KeyNames.Park: PropertyListTree.Index]

  /// The coordinates of the known keys, as far as they could be read.
  public let coordinates: [KeyNames.Park: LocatedCoordinate]

  /// The outline, as far as it could be read.
  public let boundary: [LocatedCoordinate]

  /// Creates what the dictionary `record` of `file` says.
  package init(
    file: ParkFile, record: PropertyListTree, values: [KeyNames.Park: PropertyListTree.Index],
    coordinates: [KeyNames.Park: LocatedCoordinate], boundary: [LocatedCoordinate],
    unreadableCount: Int
  ) {
    self.file = file
    self.record = record
    self.values = values
    self.coordinates = coordinates
    self.boundary = boundary
    self.unreadableCount = unreadableCount
  }

  /// How many coordinates could not be read.
  package let unreadableCount: Int

  /// The park's name, if the file gives one.
  public var name: String? {
    values[.name].map { record.string(of: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The coordinate at which the app opens.
  public var center: Coordinate? { coordinates[.center]?.coordinate }

  /// The overlay, if all of its three corners could be read.
  public var overlay: Overlay? {
    guard let topLeft = coordinates[.topLeft], let topRight = coordinates[.topRight],
      let bottomLeft = coordinates[.bottomLeft]
    else { return nil }
    return Overlay(
      topLeft: topLeft.coordinate, topRight: topRight.coordinate,
      bottomLeft: bottomLeft.coordinate)
  }

  /// Where the value of `key` begins, or else where the dictionary does.
  public func position(of key: KeyNames.Park) -> SourcePosition {
    record.position(of: values[key] ?? 0)
  }

  /// Where the value of `key` is in the record; `nil` where there is none.
  package func value(of key: KeyNames.Park) -> PropertyListTree.Index? { values[key] }

  /// The keys and values that are no known ones, in the order of the file.
  package var extras: [(key: PropertyListTree.Index, value: PropertyListTree.Index)] {
    let known = Set(values.values)
    return record.entries(of: 0).filter { !known.contains($0.value) }
  }
}
