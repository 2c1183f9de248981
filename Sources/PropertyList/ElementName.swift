/// The name of an XML element, compared in place.
struct ElementName {
  /// The kind of value that the element stands for, if it is one of a property list.
  let kind: PropertyListTree.Kind?

  private let name: UnsafePointer<UInt8>

  /// The name as text.
  var text: String { String(cString: name) }

  /// Recognises the element called `name`, a string that ends in a NUL.
  @inline(__always)
  init(_ name: UnsafePointer<UInt8>) {
    self.name = name
    let candidate: (text: StaticString, kind: PropertyListTree.Kind)? =
      switch name.pointee {
      case UInt8(ascii: "s"): ("string", .string)
      case UInt8(ascii: "k"): ("key", .key)
      case UInt8(ascii: "d"):
        switch name[1] {
        case UInt8(ascii: "i"): ("dict", .dictionary)
        default:
          name[2] == UInt8(ascii: "t") && name[3] == UInt8(ascii: "e")
            ? ("date", .date) : ("data", .data)
        }
      case UInt8(ascii: "a"): ("array", .array)
      case UInt8(ascii: "i"): ("integer", .integer)
      case UInt8(ascii: "r"): ("real", .real)
      case UInt8(ascii: "t"): ("true", .true)
      case UInt8(ascii: "f"): ("false", .false)
      default: nil
      }
    if let candidate, ElementName.equals(name, candidate.text) {
      kind = candidate.kind
    } else {
      kind = nil
    }
  }

  @inline(__always)
  private static func equals(_ name: UnsafePointer<UInt8>, _ text: StaticString) -> Bool {
    for offset in 0...text.utf8CodeUnitCount where name[offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  /// Returns the name of the element for values of `kind`.
  static func text(for kind: PropertyListTree.Kind) -> String {
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
