/// Follows a string of JSON from its first quotation mark to the last (RFC 8259, section 7).
struct OpenString {
  private var isEscaped = false

  /// Takes the next byte; returns whether it ends the string.
  mutating func ends(with byte: UInt8) -> Bool {
    if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else {
      return byte == UInt8(ascii: "\"")
    }
    return false
  }
}
