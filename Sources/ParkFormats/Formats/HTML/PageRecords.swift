internal import ByteIO
internal import Diagnostics
internal import Markup
internal import ParkModel
internal import PropertyList

/// A type of attractions as the page's script reads it.
struct PageType {
  let type: AttractionType
  /// The picture of its pins.
  let icon: String?

  func write(_ json: inout JSONWriter, _ out: inout ByteBuffer) {
    json.beginObject(&out)
    member("name", type.name, &json, &out)
    member("color", type.color.hex, &json, &out)
    member("ink", type.color.ink.hex, &json, &out)
    if let icon { member("icon", icon, &json, &out) }
    switch Glyph(of: type) {
    case .drawing(let path): member("drawing", path, &json, &out)
    case .letter(let letter): member("letter", letter, &json, &out)
    case .picture: break
    }
    json.endObject(&out)
  }
}

/// A finding as the page's script reads it.
struct PageFinding {
  let finding: Diagnostic
  /// The number of its file.
  let file: Int
  /// Where it is, if anywhere.
  let place: Coordinate?

  func write(_ json: inout JSONWriter, _ out: inout ByteBuffer) {
    json.beginObject(&out)
    member("severity", finding.severity.rawValue, &json, &out)
    member("rule", finding.rule.name, &json, &out)
    member("message", finding.message, &json, &out)
    if let cause = finding.likelyCause { member("cause", cause, &json, &out) }
    member("keyPath", finding.keyPath, &json, &out)
    member("position", "\(finding.position)", &json, &out)
    json.name("file", &out)
    json.number(file, &out)
    if let place {
      json.name("at", &out)
      json.beginArray(&out)
      json.number(place.latitude, &out)
      json.number(place.longitude, &out)
      json.endArray(&out)
    }
    json.endObject(&out)
  }
}

private func member(
  _ name: StaticString, _ text: String, _ json: inout JSONWriter, _ out: inout ByteBuffer
) {
  json.name(name, &out)
  json.string(text, &out)
}

/// A property-list value as the page's script reads it: a scalar is its text; an array is an object with
/// a `list`; a dictionary is a list of pairs, so that no key is special and their order is kept.
enum PageValue {
  static func write(
    _ entries: [PropertyListTree.Entries.Element], of tree: PropertyListTree,
    _ json: inout JSONWriter, _ out: inout ByteBuffer
  ) {
    json.beginArray(&out)
    for entry in entries {
      json.beginArray(&out)
      json.string(tree.string(of: entry.key), &out)
      write(tree, entry.value, &json, &out)
      json.endArray(&out)
    }
    json.endArray(&out)
  }

  private static func write(
    _ tree: PropertyListTree, _ index: PropertyListTree.Index, _ json: inout JSONWriter,
    _ out: inout ByteBuffer
  ) {
    switch tree.kind(of: index) {
    case .dictionary: write(Array(tree.entries(of: index)), of: tree, &json, &out)
    case .array:
      json.beginObject(&out)
      json.name("list", &out)
      json.beginArray(&out)
      for element in tree.elements(of: index) { write(tree, element, &json, &out) }
      json.endArray(&out)
      json.endObject(&out)
    case .true: json.string("true", &out)
    case .false: json.string("false", &out)
    case .string, .key, .integer, .real, .date, .data, .invalid:
      json.string(tree.string(of: index), &out)
    }
  }
}
