package import ParkModel

/// What a conversion has been asked for.
package struct WritingContext: Sendable {
  /// The app's configuration.
  package var configuration: Configuration

  /// How many digits coordinates may have behind the point; `nil` for all that they have.
  package var precision: Int?

  /// What the format's own options were given.
  package var options: FormatSettings

  /// The overlay's image, if the configuration names one.
  package var overlayImage: Picture?

  /// The icon of each type of attractions, in the order of the type table.
  package var icons: [Picture?]

  /// Whether attractions files of one name are parts of one list, since the map comes from files of
  /// another format.
  package var joinsFiles = false

  /// Creates the context of a conversion.
  package init(
    configuration: Configuration, precision: Int? = nil, options: FormatSettings = FormatSettings(),
    overlayImage: Picture? = nil, icons: [Picture?] = []
  ) {
    self.configuration = configuration
    self.precision = precision
    self.options = options
    self.overlayImage = overlayImage
    self.icons = icons
  }

  /// Returns the corners of the overlay that the configuration asks for, counter-clockwise from the
  /// lower left one.
  func corners(of overlay: Overlay) -> [Coordinate] {
    switch configuration.overlayShape {
    case .rectangle: overlay.drawnCorners
    case .corners: overlay.writtenCorners
    }
  }

  /// Returns the icon of the type `index` of the type table.
  func icon(ofType index: Int) -> Picture? { icons.indices.contains(index) ? icons[index] : nil }
}
