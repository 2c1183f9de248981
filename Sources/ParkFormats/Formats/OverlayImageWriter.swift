internal import ByteIO
internal import ParkModel

/// Writes where the image of a map's overlay lies, and nothing else of the map.
final class OverlayImageWriter: MapWriter {
  /// An image on a plane.
  struct PlacedImage {
    /// The file.
    let file: String
    /// Its path from the output's folder.
    let path: String
    let header: PictureHeader
    let placement: ImagePlacement
    let plane: ImagePlane
  }

  private let context: WritingContext
  private let write: (PlacedImage) throws(WritingError) -> Void
  private var corners: [Coordinate]?
  private(set) var omissions: [String] = []

  /// Prepares to have `write` write the image's place.
  init(_ context: WritingContext, write: @escaping (PlacedImage) throws(WritingError) -> Void) {
    self.context = context
    self.write = write
  }

  func begin(_ header: MapHeader) {}

  func begin(_ layer: Layer) {}

  func boundary(_ park: Park, carriesPark: Bool) {}

  func overlay(_ overlay: Overlay, of park: Park, carriesPark: Bool) {
    if corners == nil {
      corners = context.corners(of: overlay)
    } else {
      omissions.append("the overlay of '\(park.file.name)': the image has one place already")
    }
  }

  func attraction(_ attraction: borrowing Attraction, of file: ParkFile) {}

  func character(_ path: Path) {}

  func route(_ path: Path) {}

  func end(_ layer: Layer) {}

  func end() throws(WritingError) {
    guard let picture = context.overlayImage else { throw .imageUnnamed }
    guard case .file(let file) = picture.content else { throw .imageRemote(picture.reference) }
    guard let corners else { throw .overlayMissing }
    let header = try PictureHeader(of: file)
    let plane: ImagePlane = context.options.contains(.mercator) ? .mercator : .degrees
    let placement = ImagePlacement(corners: corners, size: header.size, on: plane)
    try write(
      PlacedImage(
        file: file, path: picture.path, header: header, placement: placement, plane: plane))
  }
}

extension FormatOption {
  static let mercator = FormatOption(
    "mercator",
    help: "Place the image in metres on the web's Mercator map (EPSG:3857), not in degrees")
}
