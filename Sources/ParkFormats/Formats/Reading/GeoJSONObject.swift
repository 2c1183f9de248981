internal import Diagnostics
internal import JSONReading

/// A JSON object with a type, as all of GeoJSON's are (RFC 7946, section 3).
struct GeoJSONObject {
  let position: SourcePosition
  let members: [JSONMember]

  /// What the object is, such as `Feature`.
  let type: String

  /// Opens `value`, or reports that it is no object with a type.
  init?(_ value: JSONValue, expected: String, _ faults: FeatureFaults) {
    guard case .object(let members) = value.content else {
      faults.report(
        .geoJSONStructure, at: value.position, "found \(value.typeName), expected \(expected)")
      return nil
    }
    let type = members.first { $0.name == "type" }?.value
    guard case .string(let name)? = type?.content else {
      faults.report(
        .geoJSONStructure, at: type?.position ?? value.position,
        "the member \"type\" is \(type?.typeName ?? "missing"): expected \(expected)")
      return nil
    }
    self.position = value.position
    self.members = members
    self.type = name
  }

  /// The value of the member `name`.
  subscript(name: String) -> JSONValue? { members.first { $0.name == name }?.value }
}

extension JSONValue {
  /// Whether the value is null.
  var isNull: Bool { if case .null = content { true } else { false } }

  /// Whether the value is an array.
  var isArray: Bool { if case .array = content { true } else { false } }
}
