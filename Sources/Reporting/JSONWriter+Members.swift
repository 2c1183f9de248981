internal import ByteIO
internal import Markup

extension JSONWriter {
  /// Writes a member whose value is a text.
  mutating func member(_ name: StaticString, _ text: String, _ out: inout ByteBuffer) {
    self.name(name, &out)
    string(text, &out)
  }

  /// Writes a member whose value is a text or `null`.
  mutating func member(_ name: StaticString, _ text: String?, _ out: inout ByteBuffer) {
    self.name(name, &out)
    if let text { string(text, &out) } else { literal("null", &out) }
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
