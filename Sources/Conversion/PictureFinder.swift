internal import ByteIO
internal import ParkFormats
internal import ParkModel

/// Finds the pictures that a configuration names, as an output in some folder refers to them.
struct PictureFinder {
  private let configuration: Configuration
  private let outputFolder: String

  /// Looks from `outputFolder` at what `configuration` names.
  init(_ configuration: Configuration, outputFolder: String) {
    self.configuration = configuration
    self.outputFolder = outputFolder
  }

  /// The overlay's image.
  var overlayImage: Picture? { configuration.overlayImage.map(picture) }

  /// The icons of the types, in the order of the type table.
  var icons: [Picture?] { configuration.types.types.map { $0.icon.map(picture) } }

  private func picture(at path: String) -> Picture {
    guard let file = configuration.file(at: path) else {
      return Picture(file: nil, reference: path, path: path)
    }
    return Picture(
      file: file, reference: RelativeReference.reference(to: file, from: outputFolder),
      path: RelativeReference.path(to: file, from: outputFolder))
  }
}
