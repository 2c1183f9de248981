package import ByteIO

/// Writes XML piece by piece into a buffer: indentation and escapes.
///
/// Elements stand on lines of their own, indented by two spaces; text stands within its element's
/// line.
package struct XMLWriter {
  private var depth = 0

  /// Creates a writer at the outermost level.
  package init() {}

  /// What a text is escaped for.
  package enum Escaping: Sendable {
    /// Text between tags.
    case text
    /// The value of an attribute.
    case attribute
    /// Text between tags that is read as HTML there: what shows must be the text itself.
    case html
  }

  // MARK: Structure

  @inline(__always)
  private func indent(_ out: inout ByteBuffer) {
    for _ in 0..<depth { out.append("  ") }
  }

  /// Begins an element that holds others; `tag` may have attributes that need no escapes.
  @inline(__always)
  package mutating func begin(_ tag: StaticString, _ out: inout ByteBuffer) {
    indent(&out)
    out.append(UInt8(ascii: "<"))
    out.append(tag)
    out.append(">\n")
    depth += 1
  }

  /// Ends an element that holds others.
  @inline(__always)
  package mutating func end(_ name: StaticString, _ out: inout ByteBuffer) {
    depth -= 1
    indent(&out)
    out.append("</")
    out.append(name)
    out.append(">\n")
  }

  /// Begins an element on a line of its own whose text follows; `tag` may have attributes.
  @inline(__always)
  package func beginText(_ tag: StaticString, _ out: inout ByteBuffer) {
    indent(&out)
    out.append(UInt8(ascii: "<"))
    out.append(tag)
    out.append(UInt8(ascii: ">"))
  }

  /// Ends an element whose text has been written.
  @inline(__always)
  package func endText(_ name: StaticString, _ out: inout ByteBuffer) {
    out.append("</")
    out.append(name)
    out.append(">\n")
  }

  /// Begins the line of an element that is written out by the caller.
  @inline(__always)
  package func beginLine(_ out: inout ByteBuffer) { indent(&out) }

  /// Counts an element that the caller has begun by itself as open.
  package mutating func indentFurther() { depth += 1 }

  // MARK: Elements with text

  /// Writes an element whose text needs no escapes.
  @inline(__always)
  package func element(_ name: StaticString, literal text: StaticString, _ out: inout ByteBuffer) {
    beginText(name, &out)
    out.append(text)
    endText(name, &out)
  }

  /// Writes an element with the text `text`.
  package func element(
    _ name: StaticString, _ text: String, as escaping: Escaping = .text, _ out: inout ByteBuffer
  ) {
    beginText(name, &out)
    XMLWriter.escape(text, as: escaping, &out)
    endText(name, &out)
  }

  /// Writes an element with the text that is the part `range` of `bytes`.
  @inline(__always)
  package func element(
    _ name: StaticString, _ bytes: Span<UInt8>, _ range: Range<Int>,
    as escaping: Escaping = .text, _ out: inout ByteBuffer
  ) {
    beginText(name, &out)
    XMLWriter.escape(bytes, range, as: escaping, &out)
    endText(name, &out)
  }

  // MARK: Escapes

  /// Appends `text`, escaped.
  package static func escape(_ text: String, as escaping: Escaping = .text, _ out: inout ByteBuffer)
  {
    let utf8 = text.utf8Span
    escape(utf8.span, 0..<utf8.count, as: escaping, &out)
  }

  /// Appends the part `range` of `bytes`, escaped.
  package static func escape(
    _ bytes: Span<UInt8>, _ range: Range<Int>, as escaping: Escaping, _ out: inout ByteBuffer
  ) {
    let place = suspicious.first(in: bytes, from: range.lowerBound, to: range.upperBound)
    if place == range.upperBound {
      out.append(bytes.extracting(range))
    } else {
      escape(bytes, range, from: place, as: escaping, &out)
    }
  }

  /// Appends the part `range` of `bytes`, of which `place` is the first that may need a reference.
  private static func escape(
    _ bytes: Span<UInt8>, _ range: Range<Int>, from place: Int, as escaping: Escaping,
    _ out: inout ByteBuffer
  ) {
    let end = range.upperBound
    var runStart = range.lowerBound
    var place = place
    while place < end {
      if isNoncharacter(bytes, place, before: end) {
        out.append(bytes.extracting(runStart..<place))
        out.append(replacement)
        place += 3
        runStart = place
      } else if let reference = reference(for: bytes[place], escaping) {
        out.append(bytes.extracting(runStart..<place))
        out.append(reference)
        place += 1
        runStart = place
      } else {
        place += 1
      }
      place = suspicious.first(in: bytes, from: place, to: end)
    }
    out.append(bytes.extracting(runStart..<end))
  }

  /// The bytes that may need a reference in some place.
  @inline(__always)
  private static var suspicious: ByteSearch {
    ByteSearch(
      below: 0x20, or: UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "\""), 0xEF)
  }

  /// What stands for the characters that no XML can hold, in any form: control characters, U+FFFE and
  /// U+FFFF (XML 1.0, section 2.2).
  private static let replacement: StaticString = "\u{FFFD}"

  /// Whether U+FFFE or U+FFFF stands at `place`.
  private static func isNoncharacter(_ bytes: Span<UInt8>, _ place: Int, before end: Int) -> Bool {
    bytes[place] == 0xEF && place + 2 < end && bytes[place + 1] == 0xBF && bytes[place + 2] >= 0xBE
  }

  /// The reference that stands for `byte`, where it needs one.
  ///
  /// A carriage return would be read as a line feed, and in an attribute any white space as a space.
  private static func reference(for byte: UInt8, _ escaping: Escaping) -> StaticString? {
    switch (byte, escaping) {
    case (UInt8(ascii: "&"), .html): "&amp;amp;"
    case (UInt8(ascii: "<"), .html): "&amp;lt;"
    case (UInt8(ascii: ">"), .html): "&amp;gt;"
    case (UInt8(ascii: "&"), _): "&amp;"
    case (UInt8(ascii: "<"), _): "&lt;"
    case (UInt8(ascii: ">"), _): "&gt;"
    case (UInt8(ascii: "\""), .attribute): "&quot;"
    case (0x0D, _): "&#13;"
    case (0x0A, .attribute): "&#10;"
    case (0x09, .attribute): "&#9;"
    case (0x09, _), (0x0A, _): nil
    case (0..<0x20, _): replacement
    default: nil
    }
  }
}
