internal import ByteIO

/// Bytes as text (RFC 4648, section 4).
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Appends `bytes` in base64, with padding and without line breaks.
  static func write(_ bytes: [UInt8], _ out: inout ByteBuffer) {
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        let digit = place <= group.count ? alphabet[bits >> (18 - 6 * place) & 63] : padding
        out.append(digit)
      }
    }
  }

  private static let padding = UInt8(ascii: "=")

  /// Returns `bytes` in base64, with padding and without line breaks.
  static func text(_ bytes: [UInt8]) -> String {
    var out = ByteBuffer()
    write(bytes, &out)
    return String(decoding: out.bytes, as: UTF8.self)
  }
}
