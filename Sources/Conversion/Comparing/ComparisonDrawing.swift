package import ByteIO
internal import Comparison
package import ParkFormats
internal import ParkModel

/// A picture, or a page, of two versions that is to be written.
package struct ComparisonDrawing: Sendable {
  /// The format, one that shows changes.
  package let format: Format
  /// Where to write.
  package let destination: OutputSet.Destination
  /// What the format's own options were given.
  package let options: FormatSettings

  /// Asks for a drawing of two versions in `format`.
  package init(
    _ format: Format, to destination: OutputSet.Destination, options: FormatSettings
  ) {
    self.format = format
    self.destination = destination
    self.options = options
  }
}

extension ComparisonDrawing {
  /// Returns the place of the file; `nil` for standard output and what is no regular file.
  package func place() throws(IOError) -> FilePlace? {
    if case .file(let path) = destination { try FilePlace(ofFileAt: path) } else { nil }
  }
}

/// Draws the new version of a map as it is read, and then what has changed in it.
struct ComparisonArtist {
  let assembler: MapAssembler
  private let outputs: OutputSet

  /// Prepares `drawing` of the map that `reading` reads by `configuration`; it may not take the place of one
  /// of `spared`.
  init(
    _ drawing: ComparisonDrawing, of reading: MapReading, named name: String?,
    _ configuration: Configuration, sparing spared: [FilePlace]
  ) throws(WritingError) {
    var configuration = configuration
    // The changes are what matters; a picture that can't be had is left out.
    let limit = drawing.format.longestImage
    let picture = try WritingError.of { () throws(IOError) in
      try OverlayPicture(configuration, reading, upTo: limit) { _ in }
    }
    configuration.overlayImage = picture?.name
    let pictures = PictureFinder(configuration, outputFolder: ".")
    let outputs = try WritingError.of { () throws(IOError) in
      try OutputSet(
        drawing.destination,
        sparing: spared + PictureFinder.places(configuration, picture))
    }
    self.outputs = outputs
    do throws(FormatFailure) {
      assembler = try MapAssembler(
        format: drawing.format, outputs: outputs, layers: Set(Layer.allCases), name: nil,
        documentName: name,
        context: WritingContext(
          configuration: configuration, options: drawing.options,
          overlayImage: picture.map(pictures.overlayImage), icons: pictures.icons))
    } catch {
      throw .unavailable(error)
    }
  }

  /// Puts the drawing in its place.
  func finish(_ changes: [MapChange]) throws(WritingError) {
    try assembler.finish(changes: changes)
    try WritingError.of { () throws(IOError) in try outputs.commit() }
  }
}
