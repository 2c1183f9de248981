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

  /// The icons of the types, in the order of the type table.
  var icons: [Picture?] { configuration.types.types.map { $0.icon.map(picture) } }

  /// Returns the picture of the overlay as the output refers to it.
  func overlayImage(_ picture: OverlayPicture) -> Picture {
    self.picture(of: picture.content, named: picture.name)
  }

  /// Returns the places of the files that the pictures of `configuration`, and that of the overlay, are.
  static func places(
    _ configuration: Configuration, _ overlay: OverlayPicture?
  ) throws(IOError) -> [FilePlace] {
    var paths = configuration.types.types.compactMap(\.icon).compactMap(configuration.file)
    if case .file(let path)? = overlay?.content { paths.append(path) }
    return try FilePlace.places(ofFilesAt: paths)
  }

  private func picture(at path: String) -> Picture {
    picture(of: configuration.file(at: path).map(Picture.Content.file) ?? .remote, named: path)
  }

  private func picture(of content: Picture.Content, named name: String) -> Picture {
    guard case .file(let file) = content else {
      return Picture(content, reference: name, path: name)
    }
    return Picture(
      content, reference: RelativeReference.reference(to: file, from: outputFolder),
      path: RelativeReference.path(to: file, from: outputFolder))
  }
}
