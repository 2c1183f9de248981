import JSONReading

/// Returns a JSON value as text: its position, its kind and what it holds.
func tree(_ value: JSONValue) -> String {
  "\(value.position) " + content(value)
}

private func content(_ value: JSONValue) -> String {
  switch value.content {
  case .object(let members):
    "{" + members.map { "\($0.position) \($0.name): \(tree($0.value))" }.joined(separator: ", ")
      + "}"
  case .array(let elements): "[" + elements.map(tree).joined(separator: ", ") + "]"
  case .string(let text): "'\(text)'"
  case .number(let text): text
  case .boolean(let value): "\(value)"
  case .null: "null"
  }
}
