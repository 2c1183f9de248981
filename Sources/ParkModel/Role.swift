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

  /// What a property list of the role is called that has no name.
  package var usualListName: String {
    switch self {
    case .park: "Park.plist"
    case .attractions: "Attractions.plist"
    case .character: "CharacterLocations.plist"
    case .route: "Route.plist"
    }
  }

  /// Whether the role's file is a list of coordinates.
  public var isPath: Bool { self == .route || self == .character }
}
