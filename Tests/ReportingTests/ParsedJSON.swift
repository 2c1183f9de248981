import Foundation
import Testing

@testable import Reporting

/// A JSON value of a report.
struct ParsedJSON {
  let value: Any?

  /// Parses `text`.
  init(_ text: String) throws {
    value = try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  private init(value: Any?) { self.value = value }

  /// The member `name` of an object.
  subscript(name: String) -> ParsedJSON { ParsedJSON(value: (value as? [String: Any])?[name]) }

  /// The element at `index` of an array.
  subscript(index: Int) -> ParsedJSON { ParsedJSON(value: (value as? [Any])?[index]) }

  var string: String? { value as? String }
  var number: Int? { value as? Int }
  var names: Set<String> { Set((value as? [String: Any] ?? [:]).keys) }
  var elements: [ParsedJSON] { (value as? [Any] ?? []).map { ParsedJSON(value: $0) } }
  var strings: [String] { elements.compactMap(\.string) }
}
