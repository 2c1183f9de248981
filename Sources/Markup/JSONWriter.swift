package import ByteIO

/// Writes JSON (RFC 8259) piece by piece into a buffer: commas, indentation, escapes.
package struct JSONWriter {
  /// Whether each member stands on a line of its own, indented.
  let isPretty: Bool

  /// The depth at which each element stands on a line of its own though the text is not pretty.
  package var lineDepth = -1

  private var depth = 0

  /// Whether something stands already in the innermost open array or object.
  private var hasElements = false

  /// Whether a name has been written whose value comes next.
  private var isAfterName = false

  /// Creates a writer at the beginning of a text.
  package init(isPretty: Bool) {
    self.isPretty = isPretty
  }

  // MARK: Structure

  /// Prepares for a value: the comma and the new line before it.
  @inline(__always)
  package mutating func separate(_ out: inout ByteBuffer) {
    if isAfterName {
      isAfterName = false
    } else if depth > 0 {
      if hasElements { out.append(UInt8(ascii: ",")) }
      if isPretty || depth == lineDepth { newLine(&out) }
    }
    hasElements = true
  }

  /// Counts the comma and the new line before the next value as written.
  package mutating func beginValue() { isAfterName = true }

  private func newLine(_ out: inout ByteBuffer) {
    out.append(UInt8(ascii: "\n"))
    guard isPretty else { return }
    for _ in 0..<depth { out.append("  ") }
  }

  /// Begins an object.
  @inline(__always)
  package mutating func beginObject(_ out: inout ByteBuffer) { open(UInt8(ascii: "{"), &out) }

  /// Ends an object.
  @inline(__always)
  package mutating func endObject(_ out: inout ByteBuffer) { close(UInt8(ascii: "}"), &out) }

  /// Begins an array.
  @inline(__always)
  package mutating func beginArray(_ out: inout ByteBuffer) { open(UInt8(ascii: "["), &out) }

  /// Ends an array.
  @inline(__always)
  package mutating func endArray(_ out: inout ByteBuffer) { close(UInt8(ascii: "]"), &out) }

  @inline(__always)
  private mutating func open(_ bracket: UInt8, _ out: inout ByteBuffer) {
    separate(&out)
    out.append(bracket)
    depth += 1
    hasElements = false
  }

  @inline(__always)
  private mutating func close(_ bracket: UInt8, _ out: inout ByteBuffer) {
    let breaksLine = (isPretty || depth == lineDepth) && hasElements
    depth -= 1
    if breaksLine { newLine(&out) }
    out.append(bracket)
    hasElements = true
  }

  /// Forgets what has been written, for another text.
  package mutating func reset() {
    depth = 0
    hasElements = false
    isAfterName = false
  }

  /// Writes a name that needs no escapes.
  @inline(__always)
  package mutating func name(_ name: StaticString, _ out: inout ByteBuffer) {
    separate(&out)
    out.append(UInt8(ascii: "\""))
    out.append(name)
    out.append(isPretty ? "\": " : "\":")
    isAfterName = true
  }

  /// Writes the name whose text is the part `range` of `bytes`, behind `prefix`.
  package mutating func name(
    _ bytes: Span<UInt8>, _ range: Range<Int>, prefix: StaticString = "", _ out: inout ByteBuffer
  ) {
    separate(&out)
    out.append(UInt8(ascii: "\""))
    out.append(prefix)
    JSONWriter.escape(bytes, range, &out)
    out.append(isPretty ? "\": " : "\":")
    isAfterName = true
  }

  /// Writes the name `name`.
  package mutating func name(_ name: String, _ out: inout ByteBuffer) {
    let utf8 = name.utf8Span
    self.name(utf8.span, 0..<utf8.count, &out)
  }

  // MARK: Values

  /// Writes a text that needs no escapes.
  @inline(__always)
  package mutating func string(_ text: StaticString, _ out: inout ByteBuffer) {
    separate(&out)
    out.append(UInt8(ascii: "\""))
    out.append(text)
    out.append(UInt8(ascii: "\""))
  }

  /// Writes the text that is the part `range` of `bytes`.
  @inline(__always)
  package mutating func string(_ bytes: Span<UInt8>, _ range: Range<Int>, _ out: inout ByteBuffer) {
    separate(&out)
    out.append(UInt8(ascii: "\""))
    JSONWriter.escape(bytes, range, &out)
    out.append(UInt8(ascii: "\""))
  }

  /// Writes `text`.
  @inline(__always)
  package mutating func string(_ text: String, _ out: inout ByteBuffer) {
    let utf8 = text.utf8Span
    string(utf8.span, 0..<utf8.count, &out)
  }

  /// Writes `text` as it is: a number, `true`, `false` or `null`.
  package mutating func literal(_ text: StaticString, _ out: inout ByteBuffer) {
    separate(&out)
    out.append(text)
  }

  /// Writes the part `range` of `bytes` as it is: a number.
  package mutating func literal(_ bytes: Span<UInt8>, _ range: Range<Int>, _ out: inout ByteBuffer)
  {
    separate(&out)
    out.append(bytes.extracting(range))
  }

  /// Writes a whole number.
  package mutating func number(_ value: Int, _ out: inout ByteBuffer) {
    separate(&out)
    out.append(text: String(value))
  }

  // MARK: Escapes

  /// Appends the part `range` of `bytes` with quotes, backslashes and control characters escaped.
  package static func escape(_ bytes: Span<UInt8>, _ range: Range<Int>, _ out: inout ByteBuffer) {
    let place = escaped.first(in: bytes, from: range.lowerBound, to: range.upperBound)
    out.append(bytes.extracting(range.lowerBound..<place))
    if place < range.upperBound { escape(bytes, from: place, to: range.upperBound, &out) }
  }

  /// Appends the bytes from `start`, which needs an escape, to before `end`.
  private static func escape(
    _ bytes: Span<UInt8>, from start: Int, to end: Int, _ out: inout ByteBuffer
  ) {
    var place = start
    while place < end {
      appendEscape(of: bytes[place], &out)
      let runStart = place + 1
      place = escaped.first(in: bytes, from: runStart, to: end)
      out.append(bytes.extracting(runStart..<place))
    }
  }

  /// The bytes that need an escape.
  @inline(__always)
  private static var escaped: ByteSearch {
    ByteSearch(
      below: 0x20, or: UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F)
  }

  private static func appendEscape(of byte: UInt8, _ out: inout ByteBuffer) {
    switch byte {
    case UInt8(ascii: "\""): out.append("\\\"")
    case UInt8(ascii: "\\"): out.append("\\\\")
    case 0x09: out.append("\\t")
    case 0x0A: out.append("\\n")
    case 0x0D: out.append("\\r")
    default:
      out.append("\\u00")
      out.append(hexDigit(byte >> 4))
      out.append(hexDigit(byte & 0x0F))
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
