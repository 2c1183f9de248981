public import Diagnostics

/// A coordinate and where its file says it.
public struct LocatedCoordinate: Hashable, Sendable {
  /// The coordinate, in degrees.
  public var coordinate: Coordinate

  /// Where the value begins in its file.
  public var position: SourcePosition

  /// Creates a coordinate that stands at `position`.
  public init(_ coordinate: Coordinate, at position: SourcePosition) {
    self.coordinate = coordinate
    self.position = position
  }
}
