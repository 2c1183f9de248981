internal import ByteIO
internal import Markup
internal import ParkModel

/// Geometries (OGC 07-147r2, section 10).
extension KMLSyntax {
  /// Appends a tuple, longitude first; the altitude is not known and left out.
  @inline(__always)
  private func tuple(_ place: Coordinate, _ out: inout ByteBuffer) {
    out.append(place.longitude, places: context.precision)
    out.append(UInt8(ascii: ","))
    out.append(place.latitude, places: context.precision)
  }

  mutating func point(_ place: Coordinate, _ out: inout ByteBuffer) {
    xml.begin("Point", &out)
    xml.beginText("coordinates", &out)
    tuple(place, &out)
    xml.endText("coordinates", &out)
    xml.end("Point", &out)
  }

  mutating func coordinates(_ places: [Coordinate], _ out: inout ByteBuffer) {
    xml.begin("coordinates", &out)
    for place in places {
      xml.beginLine(&out)
      tuple(place, &out)
      out.append(UInt8(ascii: "\n"))
    }
    xml.end("coordinates", &out)
  }

  mutating func line(_ parts: [[Coordinate]], _ out: inout ByteBuffer) {
    if parts.count != 1 { xml.begin("MultiGeometry", &out) }
    for part in parts {
      xml.begin("LineString", &out)
      xml.element("tessellate", literal: "1", &out)
      coordinates(part, &out)
      xml.end("LineString", &out)
    }
    if parts.count != 1 { xml.end("MultiGeometry", &out) }
  }

  mutating func polygon(_ rings: [[Coordinate]], _ out: inout ByteBuffer) {
    if rings.count != 1 { xml.begin("MultiGeometry", &out) }
    for ring in rings {
      xml.begin("Polygon", &out)
      xml.element("tessellate", literal: "1", &out)
      xml.begin("outerBoundaryIs", &out)
      xml.begin("LinearRing", &out)
      coordinates(ring, &out)
      xml.end("LinearRing", &out)
      xml.end("outerBoundaryIs", &out)
      xml.end("Polygon", &out)
    }
    if rings.count != 1 { xml.end("MultiGeometry", &out) }
  }
}
