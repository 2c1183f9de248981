import Diagnostics
import Foundation
import ParkModel
import Testing

/// A member that the JSON Schema of the configuration describes.
struct SchemaMember: CustomTestStringConvertible {
  /// The names on the way to it from the root.
  let path: [String]

  /// Its schema, with the reference to a shared one resolved.
  let schema: [String: Any]

  var testDescription: String { path.joined(separator: ".") }

  /// The text of a configuration in which the member has the value `value`, in JSON.
  func document(_ value: String) -> String {
    path.reversed().reduce(value) { inner, name in "{\"\(name)\": \(beside(name))\(inner)}" }
  }

  private func beside(_ name: String) -> String { "" }

  /// All members of the schema in the repository, in the order of their names.
  static func all() throws -> [SchemaMember] {
    let path = ConfigurationTests.root + "/Schemas/parktools.schema.json"
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    guard let root = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      return []
    }
    return members(of: root, at: [], definitions: root["$defs"] as? [String: Any] ?? [:])
  }

  private static func members(
    of schema: [String: Any], at path: [String], definitions: [String: Any]
  ) -> [SchemaMember] {
    var children = schema["properties"] as? [String: Any] ?? [:]
    if let any = schema["additionalProperties"] as? [String: Any] { children["x.plist"] = any }
    return children.sorted { $0.key < $1.key }.flatMap { name, child -> [SchemaMember] in
      let resolved = resolve(child as? [String: Any] ?? [:], definitions)
      let member = SchemaMember(path: path + [name], schema: resolved)
      return [member] + members(of: resolved, at: path + [name], definitions: definitions)
    }
  }

  /// Values that are longer or have more in them than `schema` allows.
  static func tooMuch(for schema: [String: Any]) -> [String] {
    func text(_ length: Int) -> String { String(repeating: "x", count: length + 1) }
    var values: [String] = []
    if let length = schema["maxLength"] as? Int { values.append("\"\(text(length))\"") }
    if let count = schema["maxItems"] as? Int {
      values.append("[\(Array(repeating: "\"x\"", count: count + 1).joined(separator: ","))]")
    }
    let inner = schema["additionalProperties"] as? [String: Any]
    let valid = inner?["enum"] == nil ? "{}" : "\"none\""
    if let count = schema["maxProperties"] as? Int {
      values.append("{\((0...count).map { "\"x\($0)\": \(valid)" }.joined(separator: ","))}")
    }
    if let length = (schema["propertyNames"] as? [String: Any])?["maxLength"] as? Int {
      values.append("{\"\(text(length))\": \(valid)}")
    }
    return values
  }

  private static func resolve(
    _ schema: [String: Any], _ definitions: [String: Any]
  ) -> [String: Any] {
    guard let reference = schema["$ref"] as? String,
      let name = reference.split(separator: "/").last,
      let target = definitions[String(name)] as? [String: Any]
    else { return schema }
    return resolve(target, definitions).merging(schema) { $1 }
  }
}

@Suite struct ConfigurationSchemaTests {
  private func member(_ path: String...) throws -> SchemaMember {
    try #require(try SchemaMember.all().first { $0.path == path })
  }

  private func names(_ path: String...) throws -> Set<String> {
    let schema = try #require(try SchemaMember.all().first { $0.path == path }).schema
    return Set((schema["properties"] as? [String: Any] ?? [:]).keys)
  }

  @Test("the reader knows every member of the schema")
  func known() throws {
    let members = try SchemaMember.all()
    #expect(members.count > 60)
    for member in members {
      let faults = configurationFaults(member.document("[[]]"))
      #expect(!faults.contains { $0.contains("unknown key") }, "\(member.testDescription)")
    }
  }

  @Test("the schema knows every member of the reader")
  func described() throws {
    #expect(try names("keys", "park") == Set(KeyNames.Park.allCases.map(\.rawValue)))
    #expect(try names("keys", "attraction") == Set(KeyNames.Attraction.allCases.map(\.rawValue)))
    #expect(try names("colors") == Set(Layer.allCases.map(\.rawValue)))
    #expect(try names("rules", "severity") == Set(RuleID.all.map(\.name)))
    #expect(try names("rules", "thresholds") == Set(Threshold.allCases.map(\.rawValue)))
    #expect(
      try names("types", "x.plist") == ["name", "color", "markerSymbol", "gpxSymbol", "icon"])
    #expect(try names("characters", "x.plist") == ["color"])
    #expect(try names("overlay") == ["image", "shape"])
    let top = try SchemaMember.all().filter { $0.path.count == 1 }.flatMap(\.path)
    #expect(
      Set(top) == [
        "$schema", "name", "keys", "types", "fallbackType", "colors", "characters", "roles",
        "overlay", "rules", "exclude",
      ])
  }

  @Test("the schema's choices are the reader's")
  func choices() throws {
    let roles = try member("roles", "x.plist").schema["enum"] as? [String]
    #expect(Set(roles ?? []) == Set(Role.allCases.map(\.rawValue) + ["none"]))
    let shapes = try member("overlay", "shape").schema["enum"] as? [String]
    #expect(shapes == Configuration.OverlayShape.allCases.map(\.rawValue))
    let levels = try member("rules", "severity", "route-jump").schema["enum"] as? [String]
    #expect(Set(levels ?? []) == Set(SeverityLevel.allCases.map(\.rawValue)))
  }

  @Test("the schema's default values are the reader's")
  func defaults() throws {
    for key in KeyNames.Park.allCases {
      let value = try member("keys", "park", key.rawValue).schema["default"] as? String
      #expect(value == KeyNames()[key].text)
    }
    for key in KeyNames.Attraction.allCases {
      let value = try member("keys", "attraction", key.rawValue).schema["default"] as? String
      #expect(value == KeyNames()[key].text)
    }
    for layer in Layer.allCases {
      guard let value = try member("colors", layer.rawValue).schema["default"] as? String else {
        continue
      }
      #expect(value == Configuration().color(of: layer).hex)
    }
    for threshold in Threshold.allCases {
      let value = try member("rules", "thresholds", threshold.rawValue).schema["default"]
      #expect(value as? Double == threshold.usual, "\(threshold)")
    }
  }

  @Test("what the schema gives as an example is accepted, each by itself")
  func examples() throws {
    for member in try SchemaMember.all() {
      for example in member.schema["examples"] as? [Any] ?? [] {
        let data = try JSONSerialization.data(
          withJSONObject: example, options: [.fragmentsAllowed])
        let text = String(decoding: data, as: UTF8.self)
        // A type must have a name, and a fallback must be listed.
        let faults = configurationFaults(member.document(text)).filter {
          !$0.contains("the type has no name") && !$0.contains("the types' codes")
            && !$0.contains("two keys are called")
        }
        #expect(faults == [], "\(member.testDescription): \(text)")
      }
    }
  }

  @Test("what the schema refuses the reader refuses")
  func refused() throws {
    for member in try SchemaMember.all() where member.path != ["$schema"] {
      var wrong: [String] = ["null", "[[]]"]
      let schema = member.schema
      if schema["type"] as? String != "object" { wrong.append("{}") }
      if schema["type"] as? String != "number" { wrong.append("5") }
      if schema["type"] as? String == "number" { wrong += ["-1", "\"5\""] }
      if schema["enum"] != nil || schema["pattern"] != nil { wrong.append("\"zzz\"") }
      if schema["minLength"] != nil { wrong.append("\"\"") }
      if schema["minProperties"] != nil { wrong.append("{}") }
      if schema["additionalProperties"] as? Bool == false { wrong.append("{\"zzz\": 1}") }
      if schema["propertyNames"] != nil { wrong.append("{\"\": {\"name\": \"x\"}}") }
      wrong += SchemaMember.tooMuch(for: schema)
      for value in wrong {
        let faults = configurationFaults(member.document(value))
        #expect(faults != [], "\(member.testDescription): \(value)")
      }
    }
  }
}
