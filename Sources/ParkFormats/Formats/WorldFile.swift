internal import ByteIO
internal import Markup

extension Format {
  /// A world file beside the overlay's image, and GDAL's auxiliary file, which tells the reference
  /// system of its numbers.
  static let worldFile = Format(
    name: "worldfile", title: "a world file and .aux.xml beside the overlay's image",
    fileExtension: "pgw", mediaType: "text/plain",
    cannotHold: ["all but the place of the overlay's image"],
    options: [.mercator], layerOrder: [.overlay], subject: .besideOverlayImage,
    makeWriter: .severalFiles { outputs, context in
      OverlayImageWriter(context) { image throws(WritingError) in
        let world = outputs.makeFile(at: WorldFile.path(for: image.file))
        WorldFile.write(image.placement, &world.buffer)
        let auxiliary = outputs.makeFile(at: image.file + ".aux.xml")
        WorldFile.writeSystem(image.plane, &auxiliary.buffer)
      }
    })
}

/// The files beside an image that tell its place.
private enum WorldFile {
  /// Returns the path of the world file of the image at `path`: its extension's first and last letter
  /// and a `w`, as GDAL and QGIS look for it.
  static func path(for path: String) -> String {
    let name = fileName(of: path)
    let stem = fileStem(of: name)
    let letters = name.dropFirst(stem.count + 1).lowercased()
    let ending =
      if let first = letters.first, let last = letters.last { "\(first)\(last)w" } else { "wld" }
    return path.dropLast(name.count) + stem + "." + ending
  }

  /// Writes the six lines of a world file: x and y by column, x and y by row, and the centre of the
  /// upper left pixel.
  static func write(_ image: ImagePlacement, _ out: inout ByteBuffer) {
    let (column, row, first) = (image.column, image.row, image.firstPixel)
    for number in [column.x, column.y, row.x, row.y, first.x, first.y] {
      out.append(number, places: nil)
      out.append("\n")
    }
  }

  /// Writes the auxiliary file with the reference system of `plane`.
  static func writeSystem(_ plane: ImagePlane, _ out: inout ByteBuffer) {
    var xml = XMLWriter()
    xml.begin("PAMDataset", &out)
    plane.writeSRS(xml, &out)
    xml.end("PAMDataset", &out)
  }
}
