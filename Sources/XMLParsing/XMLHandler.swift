package import Diagnostics

/// Takes what an XML document holds, in the order of the document.
///
/// What a call answers tells the parser what may come next. After ``failed(_:)``, and after an
/// answer of ``XMLExpectation/nothing``, nothing more comes.
package protocol XMLHandler: ~Copyable {
  /// What kind of document is read.
  static var documentKind: XMLDocumentKind { get }

  /// Takes the start of an element, whose tag reaches from `start`.
  mutating func elementStarted(
    _ element: XMLElement, at start: SourcePosition
  ) -> XMLExpectation

  /// Takes an element that holds text or nothing, and has no attributes.
  ///
  /// By default it is taken as the start and the end of an element.
  mutating func textElement(
    _ element: XMLElement, _ text: Span<UInt8>, at places: XMLElementPlaces
  ) -> XMLExpectation

  /// Takes the end of an element, whose end tag reaches from `start` to before `end`, with the text in
  /// it where that was expected.
  mutating func elementEnded(
    _ text: Span<UInt8>, at start: SourcePosition, to end: SourcePosition
  ) -> XMLExpectation

  /// Takes text where elements were expected, which reaches from `start` to before `end`; it may come
  /// in pieces.
  mutating func strayText(
    _ piece: Span<UInt8>, at start: SourcePosition, to end: SourcePosition
  ) -> XMLExpectation

  /// Takes a comment, which begins at `start`.
  mutating func comment(_ text: String, at start: SourcePosition)

  /// Takes the fault for which the document can't be read to its end.
  mutating func failed(_ fault: XMLFault)
}

/// Where the parts of an element with text alone begin and end.
package struct XMLElementPlaces: Sendable {
  /// Where the start tag begins.
  package let start: SourcePosition
  /// Where the text begins, behind the start tag.
  package let textStart: SourcePosition
  /// Where the end tag begins, behind the text.
  package let endTagStart: SourcePosition
  /// The place behind the end tag.
  package let end: SourcePosition
}

extension XMLHandler where Self: ~Copyable {
  /// Takes an element that holds text or nothing as its start, text and end.
  package mutating func textElement(
    _ element: XMLElement, _ text: Span<UInt8>, at places: XMLElementPlaces
  ) -> XMLExpectation {
    var answer = elementStarted(element, at: places.start)
    if answer == .elements && !text.isBlank {
      answer = strayText(text, at: places.textStart, to: places.endTagStart)
    }
    if answer == .nothing { return .nothing }
    return elementEnded(text, at: places.endTagStart, to: places.end)
  }
}

extension Span where Element == UInt8 {
  /// Whether the text is white space alone; other characters below the space are not allowed in XML.
  @inline(__always)
  var isBlank: Bool {
    for index in 0..<count where self[index] > 0x20 { return false }
    return true
  }
}

/// What a handler wants next of a document.
package enum XMLExpectation: Sendable {
  /// Elements; text between them only where it is more than white space.
  case elements
  /// Text, which comes as a whole with the end of the element that has begun.
  case text
  /// Nothing more.
  case nothing
}

/// What the faults of a kind of document are told in, and how its names are read.
package struct XMLDocumentKind: Sendable {
  /// What the document is called in messages, such as `property list`.
  let name: String

  /// The name of its root element.
  let rootElement: String

  /// The longest text of an element, in bytes.
  let longestText: Int

  /// Whether the prefixes of names are looked up. Where they are not, which takes less time, a prefix
  /// is a part of the name.
  let hasNamespaces: Bool

  /// Describes a kind of document.
  package init(name: String, rootElement: String, longestText: Int, hasNamespaces: Bool) {
    self.name = name
    self.rootElement = rootElement
    self.longestText = longestText
    self.hasNamespaces = hasNamespaces
  }
}
