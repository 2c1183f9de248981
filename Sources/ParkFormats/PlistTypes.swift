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
  let shown: [PropertyListTree.Kind]

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

  /// How many values have lost the kinds of what they hold, since to tell these would take too much.
  let untold = Count()

  /// A number that copies of a writer share.
  final class Count {
    var value = 0
  }

  /// What could not be told, one phrase.
  var omissions: [String] {
    let values = untold.value == 1 ? "a value" : "\(untold.value) values"
    return untold.value == 0 ? [] : ["the kinds of what is in \(values): its keys are too long"]
  }

  /// Returns the values of `extras`, and what they hold, whose kind is not shown.
  func hidden(
    in tree: PropertyListTree, _ extras: [PropertyListTree.Entries.Element]
  ) -> [Hidden] {
    var hidden: [Hidden] = []
    for entry in extras {
      var search = HiddenKinds(of: self, in: tree, entry)
      if search.run() { hidden += search.found } else { untold.value += 1 }
    }
    return hidden
  }

  /// Returns the way to the value of `key` in the dictionary at the end of `path`.
  static func step(_ path: String, _ key: String) -> String {
    path + step(path.isEmpty ? "" : ".", key: key)
  }

  /// Returns what `key` adds to a way; `mark` sets it apart from the way where it stands as it is.
  static func step(_ mark: String, key: String) -> String {
    if key.isEmpty || key.unicodeScalars.contains(where: { ".[]\"\\".unicodeScalars.contains($0) })
    {
      let escaped = key.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "[\"" + escaped + "\"]"
    }
    return mark + key
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
