/// A number from which on a rule finds a fault.
public enum Threshold: String, CaseIterable, Sendable {
  /// How far the corners of the overlay may be from an upright rectangle, in metres.
  case overlaySkewMetres
  /// The longest side that an overlay may have, in kilometres.
  case overlaySideKilometres
  /// How many times as long as the other one a side of the overlay may be.
  case overlaySideRatio
  /// How much the proportions of the image may differ from the overlay's, in percent.
  case overlayAspectPercent
  /// How many digits a coordinate should have behind the point.
  case coordinateDecimals
  /// How many times the size of the park, or of the area of most points, a point may be away.
  case outlierRatio
  /// How many times as long as the median of a route's legs its longest one may be.
  case jumpRatio
  /// How far outside of the park a pin or sighting may be, in metres.
  case outsideMetres
  /// How far outside of the park a route may lead, in metres.
  case routeOutsideMetres

  /// The value without a configuration.
  public var usual: Double {
    switch self {
    case .overlaySkewMetres: 2
    case .overlaySideKilometres: 50
    case .overlaySideRatio: 20
    case .overlayAspectPercent: 2
    case .coordinateDecimals: 4
    case .outlierRatio: 3
    case .jumpRatio: 6
    case .outsideMetres: 20
    case .routeOutsideMetres: 50
    }
  }
}

/// The values of all thresholds; the usual ones unless configured.
public struct Thresholds: Hashable, Sendable {
  private var values: [Threshold: Double] = [:]

  /// Creates the usual values.
  public init() {}

  /// Changes those that `changes` gives a value.
  mutating func apply(_ changes: Thresholds) {
    values.merge(changes.values) { $1 }
  }

  /// The value of one threshold.
  public subscript(threshold: Threshold) -> Double {
    get { values[threshold] ?? threshold.usual }
    set { values[threshold] = newValue }
  }
}
