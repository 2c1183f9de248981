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
  var textPosition: SourcePosition

  /// Its elements, but for those that have been taken.
  var children: [XMLNode] = []

  init(_ element: XMLElement, at position: SourcePosition) {
    name = element.name
    namespace = element.namespace
    attributes = element.attributes
    self.position = position
    textPosition = position
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
