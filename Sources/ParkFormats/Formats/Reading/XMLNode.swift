internal import Diagnostics
internal import PropertyList
internal import XMLParsing

/// An element of an XML document with what it holds.
struct XMLNode {
  /// The name without its prefix.
  let name: String

  /// The namespace; `nil` for none.
  let namespace: String?

  /// The attributes, in the order of the document.
  let attributes: [XMLElement.Attribute]

  /// Where the element begins.
  let position: SourcePosition

  /// The text between its tags, but for that in its elements.
  var bytes: [UInt8] = []

  /// Where that text begins.
  private(set) var textPosition: SourcePosition

  /// The longest text of an element, in bytes; a line may have a million places.
  static let longestText = 30_000_000

  /// Its elements, but for those that have been taken.
  var children: [XMLNode] = []

  init(_ element: XMLElement, at position: SourcePosition) {
    name = element.name
    namespace = element.namespace
    attributes = element.attributes
    self.position = position
    textPosition = position
  }

  /// Sets the text, which ends where the end tag begins, at `end`.
  ///
  /// Where it begins is worked out backward from there, or from the start tag for one without
  /// attributes.
  mutating func setText(_ text: Span<UInt8>, endingAt end: SourcePosition) {
    bytes = text.indices.map { text[$0] }
    let lineCount = bytes.count { $0 == UInt8(ascii: "\n") }
    let scalarCount = bytes.count { $0 & 0xC0 != 0x80 }
    if lineCount > 0 {
      let tagLength = UInt32(truncatingIfNeeded: name.unicodeScalars.count + 2)
      textPosition = SourcePosition(
        line: position.line, column: position.column &+ tagLength)
    } else {
      let column = Int(end.column) - scalarCount
      textPosition = SourcePosition(line: end.line, column: UInt32(clamping: max(column, 1)))
    }
  }

  /// The text between its tags.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The text without white space at its ends.
  var trimmedText: String {
    let scalars = text.unicodeScalars
    let front = scalars.drop { XMLNode.isSpace($0) }
    guard let last = front.lastIndex(where: { !XMLNode.isSpace($0) }) else { return "" }
    return String(front[...last])
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x20 || 0x09...0x0D ~= scalar.value
  }

  /// Whether the text is nothing but white space.
  var isBlank: Bool { bytes.allSatisfy { $0 == 0x20 || 0x09...0x0D ~= $0 } }

  /// The first of its elements that is called `name`.
  subscript(name: String) -> XMLNode? { children.first { $0.name == name } }

  /// Its elements that are called `name`.
  func all(_ name: String) -> [XMLNode] { children.filter { $0.name == name } }

  /// The value of the attribute `name` without a namespace.
  func attribute(_ name: String) -> String? {
    attributes.first { $0.name == name && $0.namespace == nil }?.value
  }

  /// The number that the text is; `nil` for any other text.
  var ordinate: Ordinate? { Ordinate(trimmedText) }
}
