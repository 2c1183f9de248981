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
  /// The value of a key is another one, came or is gone; as texts.
  case entry(key: String, from: String?, to: String?)
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

  /// Whether it is the same line, which runs the other way.
  package var isReversed: Bool { old == new.reversed() }

  /// The length of the old and of the new line in metres, or the area in them in square metres.
  package var measures: (old: Double, new: Double) { (measure(of: old), measure(of: new)) }

  private func measure(of places: [Coordinate]) -> Double {
    isRing ? Area.squareMetres(within: places) : Distance.length(of: places)
  }
}
