internal import Archive
internal import ByteIO
internal import ParkModel

extension Format {
  /// KMZ: a ZIP archive with a KML document, the overlay's image and the icons.
  package static let kmz = Format(
    name: "kmz", title: "KMZ, KML with its images", fileExtension: "kmz",
    mediaType: "application/vnd.google-earth.kmz", cannotHold: [], options: [], holdsImage: true,
    reading: .features(
      FeatureReading(extensions: ["kmz"]) { source, sorter, diagnostics throws(IOError) in
        let archive = try ArchiveReader(source)
        let isComplete = try KMZDocument.read(
          archive, named: source.name, into: sorter, diagnostics: diagnostics)
        sorter.packedImage = try PackedPictures.image(named: sorter.imageName, in: archive)
        return isComplete
      }),
    makeWriter: .oneFile { KMZWriter(output: $0, context: $1) })
}

/// Writes a map as KML, and packs it together with the pictures that it refers to.
private final class KMZWriter: MapWriter {
  private let output: OutputFile
  private let document = OutputFile()
  private let pictures: PackedPictures
  private let kml: KMLWriter
  private var hasOverlay = false

  var omissions: [String] { kml.omissions }

  init(output: OutputFile, context: WritingContext) {
    self.output = output
    self.pictures = PackedPictures(context)
    self.kml = KMLWriter(output: document, context: pictures.context)
  }

  func begin(_ header: MapHeader) { kml.begin(header) }

  func begin(_ layer: Layer) { kml.begin(layer) }

  func mark(_ park: Park) { kml.mark(park) }

  func boundary(_ park: Park, carriesPark: Bool) { kml.boundary(park, carriesPark: carriesPark) }

  func overlay(_ overlay: Overlay, of park: Park, carriesPark: Bool) {
    hasOverlay = true
    kml.overlay(overlay, of: park, carriesPark: carriesPark)
  }

  func attraction(_ attraction: borrowing Attraction, of file: ParkFile) {
    kml.attraction(attraction, of: file)
  }

  func character(_ path: Path) { kml.character(path) }

  func route(_ path: Path) { kml.route(path) }

  func end(_ layer: Layer) { kml.end(layer) }

  func end() throws(WritingError) {
    kml.end()
    try WritingError.of(pack)
  }

  private func pack() throws(IOError) {
    let archive = try ArchiveWriter(output)
    try archive.add("doc.kml", from: document.contents(), packing: .deflated)
    for picture in pictures.packed where hasOverlay || !picture.isOverlay {
      guard let source = try picture.content.open() else { continue }
      try archive.add(picture.name, from: source, packing: .stored)
    }
    try archive.finish()
  }
}
