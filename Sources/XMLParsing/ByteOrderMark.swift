/// The mark that Unicode files may begin with.
enum ByteOrderMark {
  private static let marks: [[UInt8]] = [[0xEF, 0xBB, 0xBF], [0xFE, 0xFF], [0xFF, 0xFE]]

  /// Whether a file that begins with `bytes` begins with the mark of UTF-8 or UTF-16.
  static func begins(_ bytes: [UInt8]) -> Bool {
    marks.contains { bytes.starts(with: $0) }
  }
}
