internal import XMLParsing

/// The kinds of values that the elements of a property list stand for, by their names.
struct ElementKinds {
  /// The names that have been met, with their kinds.
  private var met: [(name: UInt, kind: PropertyListTree.Kind)] = []

  // The most frequent names, apart from the others.
  private var key = UInt(0)
  private var string = UInt(0)

  /// Returns the kind of value that `element` stands for; `nil` when it stands for none.
  @inline(__always)
  mutating func kind(of element: XMLElement) -> PropertyListTree.Kind? {
    if element.nameID == key { return .key }
    if element.nameID == string { return .string }
    return otherKind(of: element)
  }

  private mutating func otherKind(of element: XMLElement) -> PropertyListTree.Kind? {
    for entry in met where entry.name == element.nameID { return entry.kind }
    let name = element.name
    guard let kind = ElementKinds.kinds.first(where: { ElementKinds.name(of: $0) == name }) else {
      return nil
    }
    met.append((element.nameID, kind))
    if kind == .key { key = element.nameID }
    if kind == .string { string = element.nameID }
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
