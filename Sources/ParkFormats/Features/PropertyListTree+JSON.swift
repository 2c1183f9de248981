internal import Diagnostics
internal import JSONReading
internal import PropertyList

extension PropertyListTree {
  /// Appends `value`; returns how many nulls it holds, for which property lists have nothing.
  ///
  /// A number keeps its digits. One that is beyond the range of a double becomes text.
  @discardableResult
  mutating func append(_ value: JSONValue) -> Int {
    switch value.content {
    case .object(let members): return append(members, at: value.position)
    case .array(let elements):
      let array = begin(.array, at: value.position)
      let nulls = elements.reduce(0) { $0 + append($1) }
      end(array)
      return nulls
    case .string(let text): append(.string, text.utf8, at: value.position)
    case .boolean(let isTrue): append(isTrue ? .true : .false, at: value.position)
    case .number(let text): append(number: text, at: value.position)
    case .null: return 1
    }
    return 0
  }

  private mutating func append(_ members: [JSONMember], at position: SourcePosition) -> Int {
    let dictionary = begin(.dictionary, at: position)
    var nulls = 0
    for member in members {
      if case .null = member.value.content { continue }
      append(.key, member.name.utf8, at: member.position)
      nulls += append(member.value)
    }
    end(dictionary)
    return nulls
  }

  private mutating func append(number text: String, at position: SourcePosition) {
    let isWhole = text.utf8.allSatisfy { $0 != UInt8(ascii: ".") && $0 | 0x20 != UInt8(ascii: "e") }
    if isWhole, let value = Int64(text) {
      append(.integer, "\(value)".utf8, at: position)
    } else if isWhole, UInt64(text) != nil {
      append(.integer, text.utf8, at: position)
    } else if let value = Double(text), value.isFinite {
      append(.real, text.utf8, at: position)
    } else {
      append(.string, text.utf8, at: position)
    }
  }
}
