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

  /// The path of the picture; `nil` of one that lies elsewhere in the network.
  var file: String? {
    if name.contains("://") { return nil }
    return name.hasPrefix("/") ? name : folder + "/" + name
  }
}
