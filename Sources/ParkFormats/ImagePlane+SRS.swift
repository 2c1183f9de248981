internal import ByteIO
internal import Markup

extension ImagePlane {
  /// Writes the element of GDAL's files that tells the reference system.
  func writeSRS(_ xml: borrowing XMLWriter, _ out: inout ByteBuffer) {
    xml.beginLine(&out)
    out.append(text: "<SRS dataAxisToSRSAxisMapping=\"\(axisMapping)\">")
    XMLWriter.escape(wellKnownText, &out)
    out.append("</SRS>\n")
  }
}
