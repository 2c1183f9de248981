internal import ByteIO
internal import Markup
internal import ParkFormats
internal import ParkModel

extension MapSummary {
  /// The summary as a JSON text: an object with an array `files`, in which each file has its path, its
  /// role and its facts. A coordinate is an object of `latitude` and `longitude` in degrees.
  package var json: String {
    var json = JSONWriter(isPretty: true)
    var out = ByteBuffer()
    json.beginObject(&out)
    json.name("files", &out)
    json.beginArray(&out)
    for section in sections { MapSummary.write(section, &json, &out) }
    json.endArray(&out)
    json.endObject(&out)
    return String(decoding: out.bytes, as: UTF8.self) + "\n"
  }

  private static func write(
    _ section: SummarySection, _ json: inout JSONWriter, _ out: inout ByteBuffer
  ) {
    json.beginObject(&out)
    json.name("path", &out)
    json.string(section.file.path, &out)
    json.name("role", &out)
    json.string(section.file.role.rawValue, &out)
    for item in section.items {
      json.name(item.key, &out)
      write(item.value, &json, &out)
    }
    json.endObject(&out)
  }

  private static func write(
    _ value: SummaryItem.Value, _ json: inout JSONWriter, _ out: inout ByteBuffer
  ) {
    switch value {
    case .text(let text): json.string(text, &out)
    case .count(let count): json.number(count, &out)
    case .number(let number, _, _): json.number(number, &out)
    case .coordinate(let coordinate):
      json.beginObject(&out)
      json.name("latitude", &out)
      json.number(coordinate.latitude, &out)
      json.name("longitude", &out)
      json.number(coordinate.longitude, &out)
      json.endObject(&out)
    }
  }
}
