/// The colours of the layers; the app's own unless configured.
public struct LayerColors: Hashable, Sendable {
  private var boundary = Color.magenta
  private var overlay = Color.grey
  private var attractions = Color.grey
  private var characters = Color.purple
  private var routes = Color.green

  /// Creates the app's colours.
  public init() {}

  /// The colour of a layer.
  public subscript(layer: Layer) -> Color {
    get {
      switch layer {
      case .boundary: boundary
      case .overlay: overlay
      case .attractions: attractions
      case .characters: characters
      case .routes: routes
      }
    }
    set {
      switch layer {
      case .boundary: boundary = newValue
      case .overlay: overlay = newValue
      case .attractions: attractions = newValue
      case .characters: characters = newValue
      case .routes: routes = newValue
      }
    }
  }
}

/// The colour of a character.
public struct CharacterColor: Hashable, Sendable {
  /// The character's name.
  public var name: String
  /// The colour of its sightings.
  public var color: Color

  /// Gives a character a colour.
  public init(_ name: String, _ color: Color) {
    self.name = name
    self.color = color
  }
}
