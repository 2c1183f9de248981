internal import ByteIO
internal import Markup

/// JSON within the element of a page.
enum ScriptText {
  /// Appends the JSON text `bytes`, in whose strings nothing is left that a reader of HTML or of
  /// JavaScript could take for anything else: `<`, `>`, `&`, U+2028 and U+2029 become escapes.
  static func write(_ bytes: [UInt8], _ out: inout ByteBuffer) {
    let bytes = bytes.span
    var start = 0
    for place in bytes.indices {
      guard let escape = escape(at: place, in: bytes) else { continue }
      out.append(bytes.extracting(start..<place))
      out.append(escape.text)
      start = place + escape.count
    }
    out.append(bytes.extracting(start..<bytes.count))
  }

  private static func escape(
    at place: Int, in bytes: Span<UInt8>
  ) -> (text: StaticString, count: Int)? {
    switch bytes[place] {
    case UInt8(ascii: "<"): return ("\\u003c", 1)
    case UInt8(ascii: ">"): return ("\\u003e", 1)
    case UInt8(ascii: "&"): return ("\\u0026", 1)
    case 0xE2 where place + 2 < bytes.count && bytes[place + 1] == 0x80:
      return bytes[place + 2] == 0xA8
        ? ("\\u2028", 3) : bytes[place + 2] == 0xA9 ? ("\\u2029", 3) : nil
    default: return nil
    }
  }
}
