internal import ByteIO
internal import Diagnostics

/// The JSON texts of a file: the only one, or those of a sequence, one a line or each behind an RS
/// character (RFC 8142).
struct JSONTextSequence {
  /// A JSON text, and where it begins in its file.
  struct Text {
    var bytes: [UInt8]
    var start: SourcePosition
  }

  private enum Framing {
    case unknown
    case lines
    case records
    case ended
  }

  private static let recordSeparator: UInt8 = 0x1E
  private static let lineFeed: UInt8 = 0x0A

  private var chunks: ChunkReader
  private var framing = Framing.unknown
  private var line: UInt32 = 1

  init(_ source: ByteSource) {
    chunks = ChunkReader(source, longestToken: JSONTextSequence.longestToken)
  }

  /// How many bytes a string or a number may have.
  static let longestToken = 10_000_000

  /// Where a string or a number begins that is too long and with which reading has ended.
  var longToken: SourcePosition? {
    guard let bytes = chunks.bytesBeforeLongToken else { return nil }
    let lineStart = bytes.lastIndex(of: JSONTextSequence.lineFeed).map { $0 + 1 } ?? 0
    let lines = bytes.count { $0 == JSONTextSequence.lineFeed }
    let column = bytes[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
    return SourcePosition(
      line: line &+ UInt32(clamping: lines), column: UInt32(clamping: column))
  }

  /// Returns the next text; `nil` behind the last one.
  mutating func next() throws(IOError) -> Text? {
    switch framing {
    case .unknown: return try first()
    case .lines: return try nextText(endingWith: JSONTextSequence.lineFeed)
    case .records: return try nextText(endingWith: JSONTextSequence.recordSeparator)
    case .ended: return nil
    }
  }

  /// Returns the first text, and finds out how texts are set apart.
  private mutating func first() throws(IOError) -> Text? {
    guard var text = try nextText(endingWith: JSONTextSequence.lineFeed) else { return nil }
    if let mark = text.bytes.firstIndex(where: { !JSONTextSequence.isBlank($0) }),
      text.bytes[mark] == JSONTextSequence.recordSeparator
    {
      framing = .records
      chunks.giveBack(text.bytes[(mark + 1)...])
      line = text.start.line
      return try next()
    }
    framing = .lines
    if BracketCounter.isComplete(text.bytes) { return text }
    framing = .ended
    text.bytes += try chunks.rest()
    return text
  }

  /// Returns what comes before the next `mark` and is not blank.
  private mutating func nextText(endingWith mark: UInt8) throws(IOError) -> Text? {
    while let bytes = try chunks.next(endingWith: mark) {
      let start = SourcePosition(line: line, column: 1)
      line &+= UInt32(truncatingIfNeeded: bytes.count { $0 == JSONTextSequence.lineFeed })
      if bytes.contains(where: { !JSONTextSequence.isBlank($0) }) {
        let text = bytes.last == JSONTextSequence.recordSeparator ? bytes.dropLast() : bytes[...]
        return Text(bytes: Array(text), start: start)
      }
    }
    return nil
  }

  /// Whether `bytes`, the beginning of a file, may be that of a sequence of objects: behind blanks and a byte
  /// order mark.
  static func mayBegin(with bytes: [UInt8]) -> Bool {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let first = bytes.first { !isBlank($0) && !byteOrderMark.contains($0) }
    return first.map { $0 == recordSeparator || [0x5B, 0x7B].contains($0) } ?? true
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || 0x09...0x0D ~= byte
  }
}

/// Tells whether a text holds a whole JSON value, by its brackets.
private enum BracketCounter {
  static func isComplete(_ bytes: [UInt8]) -> Bool {
    var depth = 0
    var string: OpenString?
    for byte in bytes {
      if let isEnd = string?.ends(with: byte) {
        if isEnd { string = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): string = OpenString()
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
    }
    return depth == 0 && string == nil
  }
}
