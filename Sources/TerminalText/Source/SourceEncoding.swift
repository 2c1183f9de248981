internal import Diagnostics

/// How the bytes of a source file stand for characters.
enum SourceEncoding {
  case utf8
  case latin1
  case utf16(isBigEndian: Bool)

  /// Finds the encoding of a file that begins with `bytes`, and how many of them are its mark.
  ///
  /// - Returns: `nil` for a binary file, and for encodings other than UTF-8, UTF-16 and ISO 8859-1.
  static func find(in bytes: [UInt8]) -> (encoding: SourceEncoding, markLength: Int)? {
    if ["bplist", "PK\u{3}\u{4}"].contains(where: { bytes.starts(with: $0.utf8) }) { return nil }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16(isBigEndian: true), 2) }
    if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16(isBigEndian: false), 2) }
    if bytes.starts(with: [0x00, 0x3C]) { return (.utf16(isBigEndian: true), 0) }
    if bytes.starts(with: [0x3C, 0x00]) { return (.utf16(isBigEndian: false), 0) }
    switch declaredName(in: bytes) {
    // A declaration in single bytes is not in UTF-16, whatever it says.
    case nil, "utf-8", "us-ascii", "utf-16": return (.utf8, 0)
    case "iso-8859-1", "latin1": return (.latin1, 0)
    default: return nil
    }
  }

  /// The name in the XML declaration, in small letters.
  private static func declaredName(in bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix("<?xml"), let end = text.firstRange(of: "?>"),
      let key = text[..<end.lowerBound].firstRange(of: "encoding")
    else { return nil }
    let rest = text[key.upperBound..<end.lowerBound].drop { " \t\r\n=".contains($0) }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    return rest.dropFirst().prefix { $0 != quote }.lowercased()
  }
}

extension SourceEncoding {
  /// How many bytes a unit takes.
  private var width: Int {
    switch self {
    case .utf8, .latin1: 1
    case .utf16: 2
    }
  }

  /// The unit that begins at `offset`.
  @inline(__always)
  private func unit(of bytes: Span<UInt8>, at offset: Int) -> UInt16 {
    switch self {
    case .utf8, .latin1: UInt16(bytes[offset])
    case .utf16(true): UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])
    case .utf16(false): UInt16(bytes[offset + 1]) << 8 | UInt16(bytes[offset])
    }
  }

  /// Whether a scalar begins with the unit.
  @inline(__always)
  private func begins(_ unit: UInt16) -> Bool {
    switch self {
    case .utf8: unit & 0xC0 != 0x80
    case .latin1: true
    case .utf16: unit & 0xFC00 != 0xDC00
    }
  }

  /// Goes forward over `bytes` from `place` until it is `target` or later, and returns how many
  /// bytes that took.
  func advance(
    _ place: inout SourcePosition, to target: SourcePosition, over bytes: Span<UInt8>
  ) -> Int {
    var offset = 0
    while offset + width <= bytes.count, place < target {
      let unit = unit(of: bytes, at: offset)
      offset += width
      if unit == 0x0A {
        place = SourcePosition(line: place.line &+ 1, column: 1)
      } else if begins(unit) {
        place.column &+= 1
      }
    }
    return offset
  }

  /// Returns the first `limit` scalars of the rest of a line that begins within `bytes`, without
  /// what is left of a scalar before them.
  func scalars(of bytes: [UInt8], limit: Int) -> [Unicode.Scalar] {
    let span = bytes.span
    var units: [UInt16] = []
    var offset = 0
    while offset + width <= bytes.count, case let unit = unit(of: span, at: offset), unit != 0x0A {
      if !units.isEmpty || begins(unit) { units.append(unit) }
      offset += width
    }
    return Array(decoded(units).prefix(limit))
  }

  private func decoded(_ units: [UInt16]) -> [Unicode.Scalar] {
    switch self {
    case .utf8:
      Array(
        String(decoding: units.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self).unicodeScalars)
    case .latin1: units.map { Unicode.Scalar(UInt8(truncatingIfNeeded: $0)) }
    case .utf16: Array(String(decoding: units, as: UTF16.self).unicodeScalars)
    }
  }
}
