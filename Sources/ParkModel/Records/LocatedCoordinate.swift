public import Diagnostics

/// A coordinate and where its file says it.
public struct LocatedCoordinate: Hashable, Sendable {
  /// The coordinate, in degrees.
  public var coordinate: Coordinate

  /// Where the value begins in its file.
  public var position: SourcePosition

  /// Its place in the list that holds it, from 0; 0 if it stands alone.
  public var index: Int32

  /// How many digits stand behind the point, in the number that has more of them.
  public var decimals: UInt8

  /// Creates a coordinate that stands at `position`.
  public init(
    _ coordinate: Coordinate, at position: SourcePosition, index: Int = 0, decimals: UInt8 = .max
  ) {
    self.coordinate = coordinate
    self.position = position
    self.index = Int32(truncatingIfNeeded: index)
    self.decimals = decimals
  }
}
