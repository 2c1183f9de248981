/// The name of a key in the app's property lists, ready to be compared with bytes.
public struct KeyName: Hashable, Sendable {
  /// The name.
  public let text: String

  /// The name in UTF-8.
  package let utf8: [UInt8]

  /// Creates the name `text`.
  public init(_ text: String) {
    self.text = text
    self.utf8 = Array(text.utf8)
  }
}

/// What the app calls the keys of its property lists; the tutorial's names unless configured.
public struct KeyNames: Hashable, Sendable {
  /// A key of the park file.
  public enum Park: String, CaseIterable, Sendable {
    /// The coordinate at which the app opens.
    case center
    /// The upper left corner of the overlay.
    case topLeft
    /// The upper right corner of the overlay.
    case topRight
    /// The lower left corner of the overlay.
    case bottomLeft
    /// The lower right corner of the overlay, which the app derives.
    case bottomRight
    /// The outline.
    case boundary
    /// The park's name.
    case name

    var tutorialName: KeyName {
      switch self {
      case .center: KeyName("midCoord")
      case .topLeft: KeyName("overlayTopLeftCoord")
      case .topRight: KeyName("overlayTopRightCoord")
      case .bottomLeft: KeyName("overlayBottomLeftCoord")
      case .bottomRight: KeyName("overlayBottomRightCoord")
      case .boundary: KeyName("boundary")
      case .name: KeyName("name")
      }
    }
  }

  /// A key of an attraction.
  public enum Attraction: String, CaseIterable, Sendable {
    /// The pin's title.
    case name
    /// The pin's coordinate.
    case location
    /// The code of the pin's type.
    case type
    /// The pin's second line.
    case subtitle

    var tutorialName: KeyName { KeyName(rawValue) }
  }

  private var park = Park.allCases.map(\.tutorialName)
  private var attraction = Attraction.allCases.map(\.tutorialName)

  /// Creates the tutorial's names.
  public init() {}

  /// The name of a key of the park file.
  public subscript(key: Park) -> KeyName {
    get { park[KeyNames.index(of: key)] }
    set { park[KeyNames.index(of: key)] = newValue }
  }

  /// The name of a key of an attraction.
  public subscript(key: Attraction) -> KeyName {
    get { attraction[KeyNames.index(of: key)] }
    set { attraction[KeyNames.index(of: key)] = newValue }
  }

  /// Returns the key of the park file that is called `name`.
  func park(named name: some StringProtocol) -> Park? {
    park.firstIndex { $0.text == name }.map { Park.allCases[$0] }
  }

  /// Returns the key of an attraction that is called `name`.
  func attraction(named name: some StringProtocol) -> Attraction? {
    attraction.firstIndex { $0.text == name }.map { Attraction.allCases[$0] }
  }

  private static func index<Key: CaseIterable & Equatable>(of key: Key) -> Int {
    Key.allCases.enumerated().first { $0.element == key }?.offset ?? 0
  }
}
