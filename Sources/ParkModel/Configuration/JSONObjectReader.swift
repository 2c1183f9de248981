internal import Diagnostics
internal import JSONReading
internal import Spelling

/// Takes the members out of a JSON object one by one, and complains about those that nobody took.
struct JSONObjectReader {
  let file: String
  let keyPath: String
  /// Where the object begins.
  let position: SourcePosition
  private(set) var faults: [Diagnostic] = []
  private var untaken: [JSONMember]
  private var known: [String] = []

  /// Opens `value`, which should be an object; anything else counts as a fault and as empty.
  init(_ value: JSONValue, file: String, keyPath: String) {
    self.file = file
    self.keyPath = keyPath
    self.position = value.position
    if case .object(let members) = value.content {
      untaken = members
    } else {
      untaken = []
      report(value.position, keyPath, "expected an object, found \(value.typeName)")
    }
  }

  mutating func report(
    _ position: SourcePosition, _ path: String, _ message: String, likelyCause: String? = nil
  ) {
    faults.append(
      Diagnostic(
        rule: RuleID("configuration"), severity: .error, file: file, position: position,
        keyPath: path, message: message, likelyCause: likelyCause))
  }

  /// Returns the way to the member `name`, which is cut off where it is long.
  func path(_ name: String) -> String {
    let name = Quotation.shortened(name)
    return keyPath.isEmpty ? name : keyPath + "." + name
  }

  /// Takes the member `name`.
  mutating func take(_ name: String) -> JSONValue? {
    known.append(name)
    guard let index = untaken.firstIndex(where: { $0.name == name }) else { return nil }
    return untaken.remove(at: index).value
  }

  /// Takes all members that are left, whatever their names, which should not be empty.
  mutating func takeAll() -> [JSONMember] {
    let members = untaken
    untaken = []
    for member in members where member.name.isEmpty {
      report(member.position, keyPath, "the name of a member is empty")
    }
    return members.filter { !$0.name.isEmpty }
  }

  /// Whether the object has a member `name` that nobody took yet.
  func has(_ name: String) -> Bool { untaken.contains { $0.name == name } }

  /// Takes the member `name`, which should be a text that is not empty.
  mutating func takeString(_ name: String) -> String? {
    guard let value = take(name) else { return nil }
    guard case .string(let text) = value.content, !text.isEmpty else {
      let found = value.content.isEmptyString ? "an empty one" : value.typeName
      report(value.position, path(name), "expected a string, found \(found)")
      return nil
    }
    return text
  }

  /// Takes the member `name`, which should be a colour.
  mutating func takeColor(_ name: String) -> Color? {
    guard let value = take(name) else { return nil }
    let expected = "expected a colour such as \"#ff8800\""
    guard case .string(let text) = value.content else {
      report(value.position, path(name), "\(expected), found \(value.typeName)")
      return nil
    }
    if let color = Color(hex: text) { return color }
    report(value.position, path(name), "\(expected), found \(Quotation.quoted(text))")
    return nil
  }

  /// Takes the member `name`, which should be one of the cases of an enumeration.
  mutating func takeChoice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String
  ) -> Choice? {
    guard let value = take(name) else { return nil }
    let names = Choice.allCases.map(\.rawValue)
    guard case .string(let text) = value.content, let choice = Choice(rawValue: text) else {
      report(
        value.position, path(name), "expected one of \(names.joined(separator: ", "))",
        likelyCause: value.text.flatMap { closestMatch(to: $0, in: names) }.map(suggestion))
      return nil
    }
    return choice
  }

  /// Opens the member `name`, reads it with `body`, and keeps its faults.
  mutating func takeObject(_ name: String, _ body: (inout JSONObjectReader) -> Void) {
    guard let value = take(name) else { return }
    read(value, at: path(name), body)
  }

  /// Reads `value`, which should be an object, with `body`, and keeps its faults.
  mutating func read(
    _ value: JSONValue, at path: String, _ body: (inout JSONObjectReader) -> Void
  ) {
    var reader = JSONObjectReader(value, file: file, keyPath: path)
    body(&reader)
    reader.finish()
    faults += reader.faults
  }

  /// Complains about the members that nobody took.
  mutating func finish() {
    for member in untaken {
      report(
        member.position, path(member.name), "unknown key \(Quotation.quoted(member.name))",
        likelyCause: closestMatch(to: member.name, in: known).map(suggestion))
    }
    untaken = []
  }

  private func suggestion(_ name: String) -> String { "did you mean \"\(name)\"?" }
}

extension JSONValue {
  fileprivate var text: String? {
    if case .string(let text) = content { text } else { nil }
  }
}

extension JSONValue.Content {
  fileprivate var isEmptyString: Bool {
    if case .string("") = self { true } else { false }
  }
}
