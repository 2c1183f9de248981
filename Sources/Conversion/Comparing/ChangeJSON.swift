internal import ByteIO
package import Comparison
internal import Markup
internal import ParkFormats
internal import ParkModel

/// The changes of a map as JSON.
package struct ChangeJSON {
  private let changes: [MapChange]

  /// Writes `changes`.
  package init(_ changes: [MapChange]) {
    self.changes = changes
  }

  /// The text: an object with an array `changes`, in which each record has its kind, its fate, its name and
  /// what has changed of it. A coordinate is an object of `latitude` and `longitude` in degrees.
  package var text: String {
    var json = JSONWriter(isPretty: true)
    var out = ByteBuffer()
    json.beginObject(&out)
    json.name("changes", &out)
    json.beginArray(&out)
    for change in changes { Self.write(change, &json, &out) }
    json.endArray(&out)
    json.endObject(&out)
    return String(decoding: out.bytes, as: UTF8.self) + "\n"
  }

  private static func write(
    _ change: MapChange, _ json: inout JSONWriter, _ out: inout ByteBuffer
  ) {
    json.beginObject(&out)
    member("kind", change.kind, &json, &out)
    member("fate", change.fate.rawValue, &json, &out)
    member("name", change.name, &json, &out)
    member("text", change.phrases.joined(separator: "; "), &json, &out)
    json.name("details", &out)
    json.beginArray(&out)
    for (detail, phrase) in zip(change.details, change.phrases) {
      json.beginObject(&out)
      member("change", detail.name, &json, &out)
      member("text", phrase, &json, &out)
      write(detail, &json, &out)
      json.endObject(&out)
    }
    json.endArray(&out)
    json.endObject(&out)
  }

  private static func write(
    _ detail: ChangeDetail, _ json: inout JSONWriter, _ out: inout ByteBuffer
  ) {
    switch detail {
    case .renamed(let old, let new), .retyped(let old, let new):
      member("from", old, &json, &out)
      member("to", new, &json, &out)
    case .moved(let part, let old, let new): move(part, old, new, &json, &out)
    case .partAdded(let part, let place):
      member("part", part.name, &json, &out)
      coordinate("to", place, &json, &out)
    case .partRemoved(let part, let place):
      member("part", part.name, &json, &out)
      coordinate("from", place, &json, &out)
    case .line(let line): write(line, &json, &out)
    case .reordered: break
    case .entry(let key, let old, let new):
      member("key", key, &json, &out)
      if let old { value("from", old, &json, &out) }
      if let new { value("to", new, &json, &out) }
    }
  }

  private static func move(
    _ part: ChangeDetail.Part, _ old: Coordinate, _ new: Coordinate, _ json: inout JSONWriter,
    _ out: inout ByteBuffer
  ) {
    member("part", part.name, &json, &out)
    coordinate("from", old, &json, &out)
    coordinate("to", new, &json, &out)
    json.name("metres", &out)
    json.number(Distance.metres(from: old, to: new), &out)
    member("direction", CompassPoint(from: old, to: new).rawValue, &json, &out)
  }

  private static func write(
    _ line: LineChange, _ json: inout JSONWriter, _ out: inout ByteBuffer
  ) {
    let counts: [(StaticString, Int)] = [
      ("movedPoints", line.points.moved.count), ("addedPoints", line.points.added.count),
      ("removedPoints", line.points.removed.count),
      ("reorderedPoints", line.points.reorderedCount),
    ]
    for (name, count) in counts {
      json.name(name, &out)
      json.number(count, &out)
    }
    let measures = line.measures
    json.name(line.isRing ? "oldSquareMetres" : "oldMetres", &out)
    json.number(measures.old, &out)
    json.name(line.isRing ? "newSquareMetres" : "newMetres", &out)
    json.number(measures.new, &out)
  }

  private static func member(
    _ name: StaticString, _ text: String, _ json: inout JSONWriter, _ out: inout ByteBuffer
  ) {
    json.name(name, &out)
    json.string(text, &out)
  }

  private static func value(
    _ name: StaticString, _ value: ChangedValue, _ json: inout JSONWriter, _ out: inout ByteBuffer
  ) {
    json.name(name, &out)
    json.value(value.tree, 0, &out)
  }

  private static func coordinate(
    _ name: StaticString, _ place: Coordinate, _ json: inout JSONWriter, _ out: inout ByteBuffer
  ) {
    json.name(name, &out)
    json.beginObject(&out)
    json.name("latitude", &out)
    json.number(place.latitude, &out)
    json.name("longitude", &out)
    json.number(place.longitude, &out)
    json.endObject(&out)
  }
}

extension ChangeDetail {
  fileprivate var name: String {
    switch self {
    case .renamed: "renamed"
    case .moved: "moved"
    case .partAdded: "added"
    case .partRemoved: "removed"
    case .retyped: "retyped"
    case .line: "redrawn"
    case .reordered: "reordered"
    case .entry: "value"
    }
  }
}

extension ChangeDetail.Part {
  fileprivate var name: String {
    switch self {
    case .pin: "pin"
    case .park(let key): key.rawValue
    case .sighting(let number): "sighting \(number)"
    }
  }
}
