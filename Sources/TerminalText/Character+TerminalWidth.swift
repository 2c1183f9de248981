extension Character {
  /// How many cells of a terminal the character takes: two for East Asian wide characters (UAX #11)
  /// and emoji, none for a mark that stands alone.
  package var terminalWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.isASCII { return unicodeScalars.contains("\u{FE0F}") ? 2 : 1 }
    if first.isWide || unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }
}

extension StringProtocol {
  /// How many cells of a terminal the text takes, which has no control characters.
  package var terminalWidth: Int { reduce(0) { $0 + $1.terminalWidth } }
}

extension Unicode.Scalar {
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x1F1E6...0x1F1FF, 0x20000...0x3FFFD:
      true
    default: properties.isEmojiPresentation
    }
  }
}
