/// One of the five parts of the map that the app can show.
public enum Layer: String, CaseIterable, Sendable {
  /// The park's outline.
  case boundary
  /// The picture of the park over the map.
  case overlay
  /// The pins.
  case attractions
  /// The characters' sightings.
  case characters
  /// The paths.
  case routes

  /// The name under which the app lists the layer.
  public var displayName: String {
    switch self {
    case .boundary: "Park Boundary"
    case .overlay: "Map Overlay"
    case .attractions: "Attraction Pins"
    case .characters: "Character Location"
    case .routes: "Route"
    }
  }
}
