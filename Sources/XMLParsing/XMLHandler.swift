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

  /// Takes the end of an element, whose end tag reaches from `start` to before `end`.
  mutating func elementEnded(at start: SourcePosition, to end: SourcePosition) -> XMLExpectation

  /// Takes a piece of text in UTF-8, which reaches from `start` to before `end`; a value may come in
  /// many pieces.
  mutating func text(
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
  /// Text, white space included.
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

  /// Whether the prefixes of names are looked up. Where they are not, which takes less time, a prefix
  /// is a part of the name.
  let hasNamespaces: Bool

  /// Describes a kind of document.
  package init(name: String, rootElement: String, hasNamespaces: Bool) {
    self.name = name
    self.rootElement = rootElement
    self.hasNamespaces = hasNamespaces
  }
}
