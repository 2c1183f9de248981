package import ParkModel

/// One thing in which a record differs from its former self.
package enum ChangeDetail: Sendable {
  /// What of a record has a place.
  package enum Part: Hashable, Sendable {
    /// The pin.
    case pin
    /// The centre or a corner of a park.
    case park(KeyNames.Park)
    /// The sighting of a character with a number from 1.
    case sighting(Int)
  }

  /// The record has another name.
  case renamed(from: String, to: String)
  /// A part is elsewhere.
  case moved(Part, from: Coordinate, to: Coordinate)
  /// There is a part that was not there.
  case partAdded(Part, at: Coordinate)
  /// A part is gone.
  case partRemoved(Part, from: Coordinate)
  /// The pin has another type; the words for both.
  case retyped(from: String, to: String)
  /// The boundary or the route runs elsewhere.
  case line(LineChange)
  /// The sightings stand in another order.
  case reordered
  /// The value of a key is another one, came or is gone.
  case entry(key: String, from: ChangedValue?, to: ChangedValue?)
}

/// How a boundary or a route has changed.
package struct LineChange: Sendable {
  /// The places in the old version.
  package let old: [Coordinate]
  /// The places in the new version.
  package let new: [Coordinate]
  /// Whether the line is closed, as a boundary is.
  package let isRing: Bool
  /// In what the lists differ.
  package let points: PointChanges

  init(_ old: [Coordinate], _ new: [Coordinate], isRing: Bool, keys: KeyNames) {
    self.old = old
    self.new = new
    self.isRing = isRing
    points = PointChanges(old, new, keys: keys)
  }

  /// Whether it is the same line, which runs the other way; a ring may begin elsewhere besides.
  package var isReversed: Bool {
    isRing ? Self.isTurned(old, into: new.reversed()) : old == new.reversed()
  }

  /// Whether it is the same ring, which begins at another of its points.
  package var isTurned: Bool { isRing && Self.isTurned(old, into: new) }

  /// How often a place may come up in a ring that is recognized; more is no outline.
  private static let mostVisits = 8

  /// Returns whether the ring `other` is `ring` from another point on.
  private static func isTurned(_ ring: [Coordinate], into other: [Coordinate]) -> Bool {
    guard let first = ring.first, ring.count == other.count else { return false }
    return other.indices.lazy.filter { other[$0] == first }.prefix(mostVisits).contains { start in
      ring.elementsEqual(other[start...] + other[..<start])
    }
  }

  /// The length of the old and of the new line in metres, or the area in them in square metres.
  package var measures: (old: Double, new: Double) { (measure(of: old), measure(of: new)) }

  private func measure(of places: [Coordinate]) -> Double {
    isRing ? Area.squareMetres(within: places) : Distance.length(of: places)
  }
}
