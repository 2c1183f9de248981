internal import XMLParsing

/// The kinds of values that the elements of a property list stand for, by their names.
struct ElementKinds {
  /// The names that have been met, with their kinds.
  private var met: [(name: XMLName, kind: PropertyListTree.Kind)] = []

  // The most frequent names, apart from the others.
  private(set) var key = XMLName.none
  private(set) var string = XMLName.none
  private var dictionary = XMLName.none

  /// Returns the kind of value that elements called `name` stand for; `nil` when they stand for none.
  @inline(__always)
  mutating func kind(of name: XMLName) -> PropertyListTree.Kind? {
    if name.id == key.id { return .key }
    if name.id == string.id { return .string }
    if name.id == dictionary.id { return .dictionary }
    return otherKind(of: name)
  }

  private mutating func otherKind(of name: XMLName) -> PropertyListTree.Kind? {
    for entry in met where entry.name.id == name.id { return entry.kind }
    guard let text = name.text,
      let kind = ElementKinds.kinds.first(where: { ElementKinds.name(of: $0) == text })
    else { return nil }
    met.append((name, kind))
    if kind == .key { key = name }
    if kind == .string { string = name }
    if kind == .dictionary { dictionary = name }
    return kind
  }

  private static let kinds: [PropertyListTree.Kind] = [
    .key, .string, .dictionary, .array, .integer, .real, .true, .false, .date, .data,
  ]

  /// Returns the name of the element for values of `kind`.
  static func name(of kind: PropertyListTree.Kind) -> String {
    switch kind {
    case .dictionary: "dict"
    case .array: "array"
    case .key: "key"
    case .string: "string"
    case .integer: "integer"
    case .real: "real"
    case .true: "true"
    case .false: "false"
    case .date: "date"
    case .data: "data"
    // unreachable because no element is looked for that stands for what could not be read.
    case .invalid: "invalid"
    }
  }

  /// Returns the element that was probably meant by the unknown `name`.
  static func suggestion(for name: String) -> String? {
    let lowered = name.lowercased()
    let spellings: [(meant: String, written: [String])] = [
      ("integer", ["int", "integer", "number", "long", "uint"]),
      ("real", ["float", "double", "decimal", "real"]),
      ("string", ["string", "str", "text", "ustring"]),
      ("dict", ["dictionary", "dict", "map", "object"]),
      ("array", ["array", "list", "set"]),
      ("true/", ["true", "yes", "bool", "boolean"]),
      ("false/", ["false", "no"]),
      ("key", ["key", "name"]),
      ("date", ["date", "datetime"]),
      ("data", ["data", "base64"]),
    ]
    return spellings.first { $0.written.contains(lowered) }?.meant
  }
}
