internal import ByteIO
internal import Markup
internal import ParkModel
internal import PropertyList

/// The further keys of a record, and the kinds of their values that a format does not show.
///
/// A format without dates, say, holds a date as text. What kind the value had goes along under the
/// name ``memberName``, so that the way back gives the same value.
struct PlistTypes {
  /// The name under which the kinds go along.
  static let memberName: StaticString = "plist-types"

  /// The prefix of a further key that would otherwise take the place of a name of our own.
  static let prefix: StaticString = "plist:"

  /// The kinds that the format shows by itself.
  let shown: Set<PropertyListTree.Kind>

  /// Whether the format shows lists and dictionaries other than as text.
  var areContainersShown = true

  /// A value whose kind the format does not show.
  struct Hidden {
    /// The way to the value from its record, such as `hours[0].from`; a key with a sign of such a way
    /// in it stands in brackets and quotes, as in `["a.b"][0]`.
    let path: String
    /// The value's kind.
    let kind: PropertyListTree.Kind
  }

  /// Returns the values of `extras`, and what they hold, whose kind is not shown.
  func hidden(
    in tree: PropertyListTree, _ extras: [PropertyListTree.Entries.Element]
  ) -> [Hidden] {
    extras.flatMap { entry in
      let path = PlistTypes.step("", tree.string(of: entry.key))
      let kind = tree.kind(of: entry.value)
      let isHidden = !areContainersShown && (kind == .array || kind == .dictionary)
      return (isHidden ? [Hidden(path: path, kind: kind)] : [])
        + hidden(in: tree, entry.value, path: path)
    }
  }

  private func hidden(
    in tree: PropertyListTree, _ index: PropertyListTree.Index, path: String
  ) -> [Hidden] {
    switch tree.kind(of: index) {
    case .array:
      tree.elements(of: index).enumerated().flatMap { offset, element in
        hidden(in: tree, element, path: "\(path)[\(offset)]")
      }
    case .dictionary:
      tree.entries(of: index).flatMap { entry in
        hidden(in: tree, entry.value, path: PlistTypes.step(path, tree.string(of: entry.key)))
      }
    case let kind: shown.contains(kind) ? [] : [Hidden(path: path, kind: kind)]
    }
  }

  /// Returns the way to the value of `key` in the dictionary at the end of `path`.
  static func step(_ path: String, _ key: String) -> String {
    if key.isEmpty || key.unicodeScalars.contains(where: { ".[]\"\\".unicodeScalars.contains($0) })
    {
      let escaped = key.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return path + "[\"" + escaped + "\"]"
    }
    return path.isEmpty ? key : path + "." + key
  }

  /// Returns the kinds as the text of a JSON object, by the way to each value.
  ///
  /// It is a text in GeoJSON too: QGIS can't save a field that is an object.
  static func json(_ hidden: [Hidden]) -> [UInt8] {
    var json = JSONWriter(isPretty: false)
    var text = ByteBuffer()
    json.beginObject(&text)
    for value in hidden {
      json.name(value.path, &text)
      json.string(value.kind.elementName, &text)
    }
    json.endObject(&text)
    return text.bytes
  }
}

extension PropertyListTree.Kind {
  /// The name of the kind's element in an XML property list.
  var elementName: String {
    switch self {
    case .dictionary: "dict"
    case .true, .false: "boolean"
    case .array, .key, .string, .integer, .real, .date, .data, .invalid: "\(self)"
    }
  }
}
