internal import ParkModel

/// The picture of the overlay: that of the configuration, or else the one that a file of the map names.
struct OverlayPicture {
  /// The name, which is a path or an address.
  let name: String

  /// The folder to which a path is relative.
  private let folder: String

  init?(_ configuration: Configuration, _ map: MapReading) {
    if let name = configuration.overlayImage {
      self.name = name
      folder = configuration.folder ?? "."
    } else if let (name, folder) = map.image {
      self.name = name
      self.folder = folder
    } else {
      return nil
    }
  }

  /// Returns the address of the picture as seen from `outputFolder`.
  func reference(from outputFolder: String) -> String {
    if name.contains("://") { return name }
    let path = name.hasPrefix("/") ? name : folder + "/" + name
    return RelativeReference.reference(to: path, from: outputFolder)
  }
}
