package import Diagnostics

/// A part of an XML document: a tag, text, a comment, or an element with text alone.
package struct XMLEvent: Sendable {
  /// What the part is.
  package enum Kind: UInt8, Sendable {
    /// An element without attributes that holds text or nothing, and is not the root.
    case element
    /// The start tag of any other element.
    case start
    /// An attribute of the element whose start tag came last; only where prefixes are looked up.
    case attribute
    /// Text, which may come in pieces. White space comes only in an element that has held no other
    /// element so far.
    case text
    /// The end tag of an element whose start tag has come.
    case end
    /// A comment.
    case comment
  }

  /// What the part is.
  package let kind: Kind

  /// The name of the element or the attribute, without its prefix where prefixes are looked up.
  package let name: XMLName

  /// The namespace that the prefix of the name stands for.
  package let namespace: XMLName

  /// Where the part begins.
  package let start: SourcePosition

  /// Where the text of an element begins, behind the start tag.
  package let textStart: SourcePosition

  /// Where the end tag of an element begins, behind the text.
  package let textEnd: SourcePosition

  /// The place behind the part.
  package let end: SourcePosition

  /// Where its text begins among that of the batch.
  package let textOffset: UInt32

  /// The length of its text in bytes.
  package let textCount: UInt32

  /// Where the text, the value or the comment stands among the text of the batch.
  @inline(__always)
  package var text: Range<Int> { Int(textOffset)..<(Int(textOffset) + Int(textCount)) }
}
