internal import ParkModel

/// What the properties of a feature say about its place among the files of a map.
struct FeatureWords {
  /// The layer that the feature belongs to.
  let layer: Layer

  /// The name of the property list that the feature came from, if it says so.
  let source: String?

  /// Whether a writer of ours has written the feature, so that its properties mean what ours do.
  let isOurs: Bool

  /// Sorts a feature by what it says, by the folders that hold it, or else by its shape.
  init(_ feature: Feature, shape: ShapeKind) {
    let properties = feature.properties
    let written = properties.text(of: "layer").flatMap(Layer.init)
    let list = properties.text(of: "source").flatMap(PlistNames.listName)
    if let written, shape.fits(written) || list != nil && FeatureWords.isMark(written, shape) {
      (layer, isOurs) = (written, true)
    } else if list != nil, let typed = FeatureWords.layer(properties, shape) {
      (layer, isOurs) = (typed, true)
    } else {
      layer = feature.folders.layers.last(where: shape.fits) ?? shape.usualLayer
      isOurs = false
    }
    source = isOurs ? list : nil
  }

  /// Finds what a feature of ours without a shape says, which stands for a park; `nil` for any other
  /// feature.
  init?(ofShapeless feature: Feature) {
    let properties = feature.properties
    guard feature.shapes.isEmpty,
      let list = properties.text(of: "source").flatMap(PlistNames.listName),
      ["layer", "type"].contains(where: { properties.text(of: $0) == Layer.boundary.rawValue })
    else { return nil }
    (layer, source, isOurs) = (.boundary, list, true)
  }

  /// Whether a feature of ours in `layer` stands for a park with nothing but a centre.
  private static func isMark(_ layer: Layer, _ shape: ShapeKind) -> Bool {
    layer == .boundary && shape == .point
  }

  /// The layer that the type of a feature tells, which has come from a property list.
  private static func layer(_ properties: FeatureProperties, _ shape: ShapeKind) -> Layer? {
    let layer: Layer? =
      switch properties.text(of: "type") {
      case "boundary": .boundary
      case "route": .routes
      case "character": .characters
      default: properties.value(of: "layer") == nil ? shape.usualLayer : nil
      }
    return layer.flatMap { shape.fits($0) || isMark($0, shape) ? $0 : nil }
  }
}

/// The kinds of shapes, of which each layer takes some.
enum ShapeKind: CaseIterable {
  case point
  case line
  case ring
  case picture

  init(of shape: Shape) {
    switch shape {
    case .point: self = .point
    case .line: self = .line
    case .ring: self = .ring
    case .picture: self = .picture
    }
  }

  /// The layer of a feature that says nothing of its own.
  var usualLayer: Layer {
    switch self {
    case .point: .attractions
    case .line: .routes
    case .ring: .boundary
    case .picture: .overlay
    }
  }

  /// Whether a feature of this kind can stand in `layer`.
  func fits(_ layer: Layer) -> Bool {
    switch layer {
    case .boundary: self == .ring || self == .line
    case .overlay: self == .picture || self == .ring
    case .attractions, .characters: self == .point
    case .routes: self == .line
    }
  }
}
