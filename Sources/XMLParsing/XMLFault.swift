package import Diagnostics

/// The fault for which an XML document can't be read to its end.
package struct XMLFault: Sendable {
  /// What is at fault.
  package enum Kind: Sendable {
    /// The document is not well-formed.
    case syntax
    /// Bytes contradict the declared encoding, or nobody knows it.
    case encoding
    /// The document declares an entity.
    case entity
    /// A text is too long.
    case length
  }

  /// What is at fault.
  package let kind: Kind

  /// Where it is.
  package let position: SourcePosition

  /// What is wrong.
  package let message: String

  /// What can be done about it, where that is known.
  package let likelyCause: String?

  init(
    _ kind: Kind, at position: SourcePosition, _ message: String, likelyCause: String? = nil
  ) {
    self.kind = kind
    self.position = position
    self.message = message
    self.likelyCause = likelyCause
  }
}
