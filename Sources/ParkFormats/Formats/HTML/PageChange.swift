internal import ByteIO
internal import Comparison
internal import Markup
internal import ParkModel

/// A change as the page's script reads it.
struct PageChange {
  let change: MapChange
  let configuration: Configuration

  /// Writes how each kind of changes looks, by its name.
  static func writeKinds(_ json: inout JSONWriter, _ out: inout ByteBuffer) {
    json.beginObject(&out)
    for kind in ChangeKind.allCases {
      json.name(kind.rawValue, &out)
      json.beginObject(&out)
      let members: [(StaticString, String)] = [
        ("title", kind.title), ("color", kind.color), ("outline", kind.outline),
        ("sign", kind.sign),
      ]
      for (name, text) in members { member(name, text, &json, &out) }
      json.endObject(&out)
    }
    json.endObject(&out)
  }

  func write(_ json: inout JSONWriter, _ out: inout ByteBuffer) {
    let kind = ChangeKind(change)
    let marks = ChangeMarks(change, configuration: configuration)
    json.beginObject(&out)
    Self.member("kind", kind.rawValue, &json, &out)
    Self.member("of", change.kind, &json, &out)
    Self.member("name", change.name, &json, &out)
    list("phrases", change.phrases, &json, &out) { $1.string($0, &$2) }
    list("places", marks.places, &json, &out) { write($0, &$1, &$2) }
    list("lines", marks.lines, &json, &out) { write($0, &$1, &$2) }
    list("moves", marks.moves, &json, &out) { write([$0.start, $0.end], &$1, &$2) }
    json.endObject(&out)
  }

  private func write(
    _ place: ChangeMarks<Coordinate>.Place, _ json: inout JSONWriter, _ out: inout ByteBuffer
  ) {
    json.beginObject(&out)
    json.name("at", &out)
    write(place.point, &json, &out)
    isOld(place.isOld, &json, &out)
    switch place.sign {
    case .pin(let type):
      json.name("type", &out)
      json.number(type, &out)
    case .sighting(let name):
      let color = configuration.color(ofCharacter: name)
      Self.member("character", name, &json, &out)
      Self.member("color", color.hex, &json, &out)
      Self.member("ink", color.ink.hex, &json, &out)
    case .spot: break
    }
    json.endObject(&out)
  }

  private func write(
    _ line: ChangeMarks<Coordinate>.Line, _ json: inout JSONWriter, _ out: inout ByteBuffer
  ) {
    json.beginObject(&out)
    Self.member("layer", line.layer.rawValue, &json, &out)
    isOld(line.isOld, &json, &out)
    json.name("points", &out)
    write(line.points, &json, &out)
    json.endObject(&out)
  }

  // MARK: Pieces

  private func isOld(_ isOld: Bool, _ json: inout JSONWriter, _ out: inout ByteBuffer) {
    json.name("isOld", &out)
    json.literal(isOld ? "true" : "false", &out)
  }

  private func write(
    _ points: [Coordinate], _ json: inout JSONWriter, _ out: inout ByteBuffer
  ) {
    json.beginArray(&out)
    for point in points { write(point, &json, &out) }
    json.endArray(&out)
  }

  private func write(_ point: Coordinate, _ json: inout JSONWriter, _ out: inout ByteBuffer) {
    json.beginArray(&out)
    json.number(point.latitude, &out)
    json.number(point.longitude, &out)
    json.endArray(&out)
  }

  private static func member(
    _ name: StaticString, _ text: String, _ json: inout JSONWriter, _ out: inout ByteBuffer
  ) {
    json.name(name, &out)
    json.string(text, &out)
  }

  private func list<Element>(
    _ name: StaticString, _ elements: [Element], _ json: inout JSONWriter,
    _ out: inout ByteBuffer, _ write: (Element, inout JSONWriter, inout ByteBuffer) -> Void
  ) {
    json.name(name, &out)
    json.beginArray(&out)
    for element in elements { write(element, &json, &out) }
    json.endArray(&out)
  }
}
