/// Takes what an XML document holds, in the order of the document.
package protocol XMLHandler: ~Copyable {
  /// What kind of document is read.
  static var documentKind: XMLDocumentKind { get }

  /// Takes the next parts of the document; returns whether more is wanted.
  mutating func take(_ batch: borrowing XMLEventBatch) -> Bool

  /// Takes the fault for which the document can't be read to its end. Nothing comes behind it.
  mutating func failed(_ fault: XMLFault)
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
  /// is a part of the name, and there are no attributes.
  let hasNamespaces: Bool

  /// Describes a kind of document.
  package init(name: String, rootElement: String, longestText: Int, hasNamespaces: Bool) {
    self.name = name
    self.rootElement = rootElement
    self.longestText = longestText
    self.hasNamespaces = hasNamespaces
  }
}
