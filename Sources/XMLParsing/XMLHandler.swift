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
