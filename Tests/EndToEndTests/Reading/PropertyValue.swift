import Foundation

/// A value of a property list, as Foundation reads it.
enum PropertyValue: Equatable, Decodable {
  case string(String)
  case integer(Int)
  case real(Double)
  case boolean(Bool)
  case date(Date)
  case data(Data)
  case array([PropertyValue])
  case dictionary([String: PropertyValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Date.self) {
      self = .date(value)
    } else if let value = try? container.decode(Data.self) {
      self = .data(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .real(value)
    } else if let value = try? container.decode([PropertyValue].self) {
      self = .array(value)
    } else {
      self = .dictionary(try container.decode([String: PropertyValue].self))
    }
  }

  /// Reads the property list at `path`.
  init(contentsOf path: String) throws {
    self = try PropertyListDecoder().decode(PropertyValue.self, from: bytes(of: path))
  }

  /// The value behind `key` of a dictionary.
  subscript(_ key: String) -> PropertyValue? { dictionary?[key] }

  var string: String? { if case .string(let value) = self { value } else { nil } }
  var array: [PropertyValue]? { if case .array(let value) = self { value } else { nil } }
  var dictionary: [String: PropertyValue]? {
    if case .dictionary(let value) = self { value } else { nil }
  }
}

extension PropertyValue {
  /// Tells whether a reader of the output got this value, as `json` or as the text of it.
  ///
  /// Formats without kinds hold everything as text: a number that reads back the same, `true` or
  /// `false`, a date by ISO 8601, data as base64. Foundation takes a real without a fraction for an
  /// integer, so whole numbers are compared by their value.
  func isTold(by json: JSON?) -> Bool {
    switch (self, json) {
    case (.array(let elements), .array(let others)):
      elements.count == others.count && zip(elements, others).allSatisfy { $0.isTold(by: $1) }
    case (.dictionary(let entries), .object(let members)):
      entries.keys.sorted() == members.keys.sorted()
        && entries.allSatisfy { $0.value.isTold(by: members[$0.key]) }
    case (.integer(let value), .number(let number)): Double(value) == number
    case (.real(let value), .number(let number)): value == number
    case (.boolean(let value), .bool(let other)): value == other
    case (_, .string(let text)): isTold(by: text)
    default: false
    }
  }

  private func isTold(by text: String) -> Bool {
    switch self {
    case .string(let value): value == text
    case .integer(let value): Double(text) == Double(value)
    case .real(let value): Double(text) == value
    case .boolean(let value): "\(value)" == text
    case .date(let value): value == ISO8601DateFormatter().date(from: text)
    case .data(let value): value == Data(base64Encoded: text)
    case .array, .dictionary:
      (try? JSON(Data(text.utf8))).map { $0.string == nil && isTold(by: $0) } ?? false
    }
  }
}
