internal import ByteIO
internal import Diagnostics
internal import Markup

extension JSONWriter {
  /// Writes a member whose value is a text. What a terminal might take for a command is written as an
  /// escape, which says the same.
  mutating func member(_ name: StaticString, _ text: String, _ out: inout ByteBuffer) {
    self.name(name, &out)
    guard text.unicodeScalars.contains(where: TextReporter.isUnprintable) else {
      return string(text, &out)
    }
    separate(&out)
    out.append("\"")
    for scalar in text.unicodeScalars {
      if TextReporter.isUnprintable(scalar) {
        let digits = String(scalar.value, radix: 16)
        out.append(text: "\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      } else {
        let part = String(scalar).utf8Span
        JSONWriter.escape(part.span, 0..<part.count, &out)
      }
    }
    out.append("\"")
  }

  /// Writes a member whose value is a text or `null`.
  mutating func member(_ name: StaticString, _ text: String?, _ out: inout ByteBuffer) {
    if let text { return member(name, text, &out) }
    self.name(name, &out)
    literal("null", &out)
  }

  /// Writes a member whose value is a whole number.
  mutating func member(_ name: StaticString, _ number: Int, _ out: inout ByteBuffer) {
    self.name(name, &out)
    self.number(number, &out)
  }

  /// Writes a member whose value is an object with the members that `content` writes.
  mutating func object(
    _ name: StaticString, _ out: inout ByteBuffer,
    _ content: (inout JSONWriter, inout ByteBuffer) -> Void
  ) {
    self.name(name, &out)
    object(&out, content)
  }

  /// Writes an object with the members that `content` writes.
  mutating func object(
    _ out: inout ByteBuffer, _ content: (inout JSONWriter, inout ByteBuffer) -> Void
  ) {
    beginObject(&out)
    content(&self, &out)
    endObject(&out)
  }

  /// Writes a member whose value is an array with what `content` writes for each of `values`.
  mutating func array<Values: Sequence>(
    _ name: StaticString, _ values: Values, _ out: inout ByteBuffer,
    _ content: (Values.Element, inout JSONWriter, inout ByteBuffer) -> Void
  ) {
    self.name(name, &out)
    beginArray(&out)
    for value in values { content(value, &self, &out) }
    endArray(&out)
  }
}
