internal import ParkModel

/// The folders that hold a feature.
struct Folders {
  /// Their names, the outermost first; a very long one is cut.
  private(set) var names: [String] = []

  /// The layers that they are called by, the outermost first.
  private(set) var layers: [Layer] = []

  /// The layer that the app lists by the innermost one's name.
  private var listed: Layer?

  /// The longest name that is kept, in Unicode scalars: each feature looks at it.
  static let longestName = 500

  /// Adds the folder `name`, which is inside of the others; returns whether its name was cut.
  @discardableResult
  mutating func enter(_ name: String) -> Bool {
    let scalars = name.unicodeScalars
    let kept = scalars.prefix(Folders.longestName)
    let isCut = kept.endIndex < scalars.endIndex
    names.append(isCut ? String(kept) : name)
    note(names[names.count - 1].lowercased())
    return isCut
  }

  /// Takes note of what the innermost folder's name says, which is `name` in small letters.
  private mutating func note(_ name: String) {
    listed = Layer.allCases.first { $0.displayName.lowercased() == name }
    // GDAL makes names of XML out of the names of layers.
    let words = name.replacing("_", with: " ")
    let layer = Layer.allCases.first {
      $0.displayName.lowercased() == words || $0.rawValue == words
    }
    if let layer { layers.append(layer) }
  }

  /// The name of the innermost folder, where it is in another one and the app does not list `layer` by it.
  func innermostName(otherThan layer: Layer) -> String? {
    guard names.count > 1, let name = names.last, !name.isEmpty else { return nil }
    return listed == layer ? nil : name
  }
}
