internal import ByteIO
internal import Diagnostics
internal import PropertyList
internal import XMLParsing

/// An element of an XML document with what it holds.
struct XMLNode {
  /// The name without its prefix.
  let name: String

  /// The namespace; `nil` for none.
  let namespace: String?

  /// An attribute of an element.
  struct Attribute {
    /// The name without its prefix.
    let name: String
    /// The namespace that the prefix stands for; `nil` for none.
    let namespace: String?
    /// The value, with references replaced.
    let value: String
  }

  /// The attributes, in the order of the document.
  private(set) var attributes: [Attribute] = []

  /// Where the element begins.
  let position: SourcePosition

  /// The text between its tags, but for that in its elements.
  private(set) var bytes: [UInt8] = []

  /// Where that text begins.
  let textPosition: SourcePosition

  /// The longest text of an element, in bytes; a line may have a million places.
  static let longestText = 24_000_000

  /// Its elements, but for those that have been taken.
  private(set) var children: [XMLNode] = []

  /// What it takes without its elements.
  private(set) var ownSize = XMLNodeSize(partCount: 1)

  /// What its elements take with all that they hold.
  private(set) var childrenSize = XMLNodeSize()

  /// Creates the element of which `event` is the start tag or the whole.
  init(_ event: XMLEvent, _ names: inout XMLNameTexts) {
    name = names[event.name] ?? ""
    namespace = names[event.namespace]
    position = event.start
    textPosition = event.textStart
  }

  /// Adds the attribute `event`, whose value is `text`.
  mutating func add(attribute event: XMLEvent, _ text: Span<UInt8>, _ names: inout XMLNameTexts) {
    let bytes = Array(text)
    var value = String(decoding: bytes, as: UTF8.self)
    // Where entities are not expanded, libxml2 gives each ampersand as a reference.
    if bytes.contains(UInt8(ascii: "&")) { value = value.replacing("&#38;", with: "&") }
    attributes.append(
      Attribute(name: names[event.name] ?? "", namespace: names[event.namespace], value: value))
    ownSize += XMLNodeSize(partCount: 1, textCount: bytes.count)
  }

  /// Adds an element that it holds.
  mutating func add(_ child: XMLNode) {
    children.append(child)
    childrenSize += child.ownSize
    childrenSize += child.childrenSize
  }

  /// Adds a piece of text.
  mutating func append(_ text: Span<UInt8>) {
    bytes.append(text)
    ownSize += XMLNodeSize(textCount: text.count)
  }

  /// Forgets the text, which belongs to no value where it stands beside elements.
  mutating func removeText() {
    ownSize -= XMLNodeSize(textCount: bytes.count)
    bytes = []
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
