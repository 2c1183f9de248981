package import ParkModel

/// What a conversion has been asked for.
package struct WritingContext: Sendable {
  /// The app's configuration.
  package var configuration: Configuration

  /// How many digits coordinates may have behind the point; `nil` for all that they have.
  package var precision: Int?

  /// What the format's own options were given.
  package var options: FormatSettings

  /// The address of the overlay's image as the output can refer to it.
  package var overlayImageReference: String?

  /// Creates the context of a conversion.
  package init(
    configuration: Configuration, precision: Int? = nil, options: FormatSettings = FormatSettings(),
    overlayImageReference: String? = nil
  ) {
    self.configuration = configuration
    self.precision = precision
    self.options = options
    self.overlayImageReference = overlayImageReference
  }

  /// Returns the corners of the overlay that the configuration asks for, counter-clockwise from the
  /// lower left one.
  func corners(of overlay: Overlay) -> [Coordinate] {
    switch configuration.overlayShape {
    case .rectangle: overlay.drawnCorners
    case .corners: overlay.writtenCorners
    }
  }
}
