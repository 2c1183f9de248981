/// What a property list says about a park.
public enum Role: String, CaseIterable, Sendable {
  /// The park itself: centre, overlay corners, boundary.
  case park
  /// The pins.
  case attractions
  /// Where a character may be seen.
  case character
  /// A path.
  case route

  /// Whether the role's file is a list of coordinates.
  public var isPath: Bool { self == .route || self == .character }
}
