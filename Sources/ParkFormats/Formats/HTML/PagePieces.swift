internal import ByteIO
internal import Markup
internal import ParkModel
internal import PropertyList

/// Writes what several records of a page's data have: places, points, further keys.
struct PagePieces {
  /// How many digits coordinates may have behind the point; `nil` for all that they have.
  let precision: Int?

  func points(
    _ points: [Coordinate], _ json: inout JSONWriter, _ out: inout ByteBuffer
  ) {
    json.name("points", &out)
    json.beginArray(&out)
    for point in points { place(point, &json, &out) }
    json.endArray(&out)
  }

  func place(
    _ place: Coordinate, _ json: inout JSONWriter, _ out: inout ByteBuffer
  ) {
    json.beginArray(&out)
    for number in [place.latitude, place.longitude] {
      json.separate(&out)
      out.append(number, places: precision)
    }
    json.endArray(&out)
  }

  func extras(
    _ tree: PropertyListTree, _ extras: [PropertyListTree.Entries.Element],
    _ json: inout JSONWriter, _ out: inout ByteBuffer
  ) {
    if extras.isEmpty { return }
    json.name("extras", &out)
    PageValue.write(extras, of: tree, &json, &out)
  }
}
