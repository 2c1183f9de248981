package import Diagnostics

/// A JSON value with its place in the file.
package struct JSONValue: Sendable {
  /// What the value is.
  package enum Content: Sendable {
    /// Members in the order of the file; no name stands twice.
    case object([JSONMember])
    /// Elements in order.
    case array([JSONValue])
    /// Text.
    case string(String)
    /// A number, as it was written.
    case number(String)
    /// True or false.
    case boolean(Bool)
    /// Null.
    case null
  }

  /// What the value is.
  package let content: Content

  /// Where it begins.
  package let position: SourcePosition

  /// Creates the value `content` that begins at `position`.
  package init(content: Content, position: SourcePosition) {
    self.content = content
    self.position = position
  }

  /// The name of the value's type, for messages.
  package var typeName: String {
    switch content {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .boolean: "true or false"
    case .null: "null"
    }
  }
}

/// A member of a JSON object.
package struct JSONMember: Sendable {
  /// The member's name.
  package let name: String
  /// Where the name begins.
  package let position: SourcePosition
  /// The member's value.
  package let value: JSONValue

  /// Creates the member `name` with the value `value`.
  package init(name: String, position: SourcePosition, value: JSONValue) {
    self.name = name
    self.position = position
    self.value = value
  }
}

/// Why a text is no JSON value.
package struct JSONError: Error, Hashable, Sendable {
  /// Where it ceases to be one.
  package let position: SourcePosition
  /// What is wrong.
  package let message: String

  /// Creates an error at `position`.
  package init(position: SourcePosition, message: String) {
    self.position = position
    self.message = message
  }
}
