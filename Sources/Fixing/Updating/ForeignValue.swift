internal import Comparison
internal import JSONReading
internal import PropertyList

/// Tells whether a value that has come by way of other programs is what these make of an old one.
///
/// A database without truth values writes 1, one without lists a text; the value has not changed by that.
struct ForeignValue {
  let old: PropertyListTree
  let new: PropertyListTree

  /// Returns whether the value at `right` of the new property list stands for the one at `left` of the old
  /// one.
  func stands(_ right: PropertyListTree.Index, for left: PropertyListTree.Index) -> Bool {
    let text = new.string(of: right)
    switch (old.kind(of: left), new.kind(of: right)) {
    case (.integer, .integer), (.integer, .real), (.real, .integer), (.real, .real),
      (.integer, .string), (.real, .string):
      return ForeignValue.isNumber(text, old.string(of: left))
    case (.true, .string), (.true, .integer): return ["1", "true"].contains(text.lowercased())
    case (.false, .string), (.false, .integer): return ["0", "false"].contains(text.lowercased())
    case (.date, .string): return ForeignValue.isMoment(text, old.string(of: left))
    case (.array, .string):
      return text == listText(left)
        || ForeignValue.json(text).map { stands($0, for: left) } ?? false
    case (.dictionary, .string):
      return ForeignValue.json(text).map { stands($0, for: left) } ?? false
    case (let kind, let other): return (kind == other || kind == .data) && isSameText(left, right)
    }
  }

  private func isSameText(_ left: PropertyListTree.Index, _ right: PropertyListTree.Index) -> Bool {
    switch (old.kind(of: left), new.kind(of: right)) {
    case (.array, .array):
      let (olds, news) = (Array(old.elements(of: left)), Array(new.elements(of: right)))
      return olds.count == news.count && zip(olds, news).allSatisfy { stands($1, for: $0) }
    case (.dictionary, .dictionary):
      let values = ValueComparison.values(of: left, in: old)
      let news = Array(new.entries(of: right))
      return news.count == values.count
        && news.allSatisfy { key, value in
          values[Array(new.text(of: key))].map { stands(value, for: $0) } ?? false
        }
    default: return old.text(of: left).elementsEqual(new.text(of: right))
    }
  }

  // MARK: Texts

  private static func isNumber(_ text: String, _ number: String) -> Bool {
    let isDecimal = text.utf8.allSatisfy { byte in
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "+-.eE".utf8.contains(byte)
    }
    return isDecimal && DecimalValue(text) == DecimalValue(number)
  }

  /// Whether `text` is the moment `date`, as in `1987/02/16 08:00:00+00`.
  private static func isMoment(_ text: String, _ date: String) -> Bool {
    let digits = { (text: Substring) in text.filter { $0.isASCII && $0.isNumber } }
    let zone = text.dropFirst(19).drop { ".0".contains($0) }
    return ["", "Z", "+00", "+00:00", "+", "+:"].contains(zone)
      && digits(text.prefix(19)) == digits(date.prefix(19))
  }

  /// The text by which GDAL stands in for a list of texts or numbers: `(2:a,b)`.
  private func listText(_ list: PropertyListTree.Index) -> String {
    let elements = old.elements(of: list).map { old.string(of: $0) }
    return "(\(elements.count):" + elements.joined(separator: ",") + ")"
  }

  // MARK: JSON

  private static func json(_ text: String) -> JSONValue? {
    do throws(JSONError) { return try JSONParser.parse(Array(text.utf8)) } catch { return nil }
  }

  private func stands(_ value: JSONValue, for left: PropertyListTree.Index) -> Bool {
    switch (old.kind(of: left), value.content) {
    case (.array, .array(let values)):
      let elements = Array(old.elements(of: left))
      return elements.count == values.count
        && zip(values, elements).allSatisfy { stands($0, for: $1) }
    case (.dictionary, .object(let members)):
      let values = ValueComparison.values(of: left, in: old)
      return members.count == values.count
        && members.allSatisfy { member in
          values[Array(member.name.utf8)].map { stands(member.value, for: $0) } ?? false
        }
    case (.true, .boolean(let isTrue)): return isTrue
    case (.false, .boolean(let isTrue)): return !isTrue
    case (.integer, .number(let text)), (.real, .number(let text)):
      return ForeignValue.isNumber(text, old.string(of: left))
    case (.string, .string(let text)), (.date, .string(let text)), (.data, .string(let text)):
      return old.string(of: left) == text
    default: return false
    }
  }
}
