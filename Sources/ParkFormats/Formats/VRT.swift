internal import ByteIO
internal import Markup

extension Format {
  /// A virtual raster of GDAL: the overlay's image with its place on the globe.
  static let vrt = Format(
    name: "vrt", title: "GDAL virtual raster", fileExtension: "vrt", mediaType: "application/xml",
    cannotHold: ["all but the place of the overlay's image, to which the output refers"],
    options: [.mercator], layerOrder: [.overlay], subject: .overlayImage,
    makeWriter: .oneFile { output, context in
      OverlayImageWriter(context) { VRTSyntax(image: $0).write(&output.buffer) }
    })
}

/// Writes the elements of a virtual raster.
private struct VRTSyntax {
  let image: OverlayImageWriter.PlacedImage
  private var xml = XMLWriter()

  init(image: OverlayImageWriter.PlacedImage) {
    self.image = image
  }

  consuming func write(_ out: inout ByteBuffer) {
    let size = image.header.size
    xml.beginLine(&out)
    out.append(text: "<VRTDataset rasterXSize=\"\(size.width)\" rasterYSize=\"\(size.height)\">\n")
    xml.indentFurther()
    image.plane.writeSRS(xml, &out)
    geoTransform(&out)
    for (index, band) in bands.enumerated() { self.band(index + 1, band, &out) }
    xml.end("VRTDataset", &out)
  }

  /// Writes the corner and the steps of the pixels: x, its changes by column and by row, the same of y.
  private func geoTransform(_ out: inout ByteBuffer) {
    let (origin, column, row) = (
      image.placement.origin, image.placement.column, image.placement.row
    )
    xml.beginText("GeoTransform", &out)
    for (index, number) in [origin.x, column.x, row.x, origin.y, column.y, row.y].enumerated() {
      if index > 0 { out.append(",") }
      out.append(number, places: nil)
    }
    xml.endText("GeoTransform", &out)
  }

  /// What the bands show, in their order. Those of an image with a table of colours come out of the
  /// table, so that its numbers are never taken for shades.
  private var bands: [StaticString] {
    switch image.header.colors {
    case .gray: ["Gray"]
    case .grayAlpha: ["Gray", "Alpha"]
    case .rgb: ["Red", "Green", "Blue"]
    case .rgba, .palette: ["Red", "Green", "Blue", "Alpha"]
    }
  }

  private mutating func band(_ number: Int, _ color: StaticString, _ out: inout ByteBuffer) {
    xml.beginLine(&out)
    let type = image.header.depth == 16 ? "UInt16" : "Byte"
    out.append(text: "<VRTRasterBand dataType=\"\(type)\" band=\"\(number)\">\n")
    xml.indentFurther()
    xml.element("ColorInterp", literal: color, &out)
    if image.header.colors == .palette {
      xml.begin("ComplexSource", &out)
      source(band: 1, &out)
      xml.element("ColorTableComponent", "\(number)", &out)
      xml.end("ComplexSource", &out)
    } else if image.header.depth < 8 {
      // GDAL reads shades of few bits as they are, 0 to 15, say.
      xml.begin("ComplexSource", &out)
      source(band: number, &out)
      xml.element("ScaleOffset", literal: "0", &out)
      xml.element("ScaleRatio", "\(255 / ((1 << image.header.depth) - 1))", &out)
      xml.end("ComplexSource", &out)
    } else {
      xml.begin("SimpleSource", &out)
      source(band: number, &out)
      xml.end("SimpleSource", &out)
    }
    xml.end("VRTRasterBand", &out)
  }

  private func source(band: Int, _ out: inout ByteBuffer) {
    let isRelative = image.path.hasPrefix("/") ? 0 : 1
    xml.beginLine(&out)
    out.append(text: "<SourceFilename relativeToVRT=\"\(isRelative)\">")
    XMLWriter.escape(image.path, &out)
    out.append("</SourceFilename>\n")
    xml.element("SourceBand", "\(band)", &out)
  }
}
