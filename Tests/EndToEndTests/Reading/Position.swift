import Foundation
import Testing

/// A place in degrees.
struct Position: Equatable, CustomStringConvertible {
  let longitude: Double
  let latitude: Double

  /// The longitude first, as it stands in GeoJSON and KML.
  var description: String { "\(longitude),\(latitude)" }

  /// Reads `{latitude,longitude}`.
  init(propertyListText text: String) throws {
    let numbers = text.filter { !"{} \t\n".contains($0) }.split(separator: ",").map { Double($0) }
    try #require(numbers.count == 2)
    self.init(longitude: try #require(numbers[1]), latitude: try #require(numbers[0]))
  }

  /// Reads a position of GeoJSON.
  init(_ json: JSON) throws {
    let numbers = try #require(json.array).compactMap(\.number)
    try #require(numbers.count == 2 || numbers.count == 3 && numbers[2] == 0)
    self.init(longitude: numbers[0], latitude: numbers[1])
  }

  init(longitude: Double, latitude: Double) {
    self.longitude = longitude
    self.latitude = latitude
  }

  /// Tells whether `other` is the same place, to 1e-7 of a degree or to `tolerance`.
  func isSame(as other: Position, tolerance: Double = 1e-7) -> Bool {
    abs(longitude - other.longitude) <= tolerance && abs(latitude - other.latitude) <= tolerance
  }
}

extension [Position] {
  /// Tells whether these are the same places in the same order.
  func areSame(as others: [Position], tolerance: Double = 1e-7) -> Bool {
    count == others.count
      && zip(self, others).allSatisfy { $0.isSame(as: $1, tolerance: tolerance) }
  }

  /// Tells whether this is the closed ring through `corners`, whichever way round and whichever corner
  /// comes first.
  func isRing(through corners: [Position], tolerance: Double = 1e-7) -> Bool {
    guard count == corners.count + 1, let first, let last, first.isSame(as: last) else {
      return false
    }
    return [corners, corners.reversed()].contains { order in
      order.indices.contains { start in
        Array(dropLast()).areSame(
          as: Array(order[start...] + order[..<start]), tolerance: tolerance)
      }
    }
  }

  /// The area within a ring in square degrees; positive when it runs counter-clockwise.
  var signedArea: Double {
    zip(self, dropFirst() + prefix(1)).reduce(0) { sum, edge in
      sum + edge.0.longitude * edge.1.latitude - edge.1.longitude * edge.0.latitude
    } / 2
  }
}
