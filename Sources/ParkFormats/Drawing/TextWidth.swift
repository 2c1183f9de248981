/// How wide a text is about, where no font can be asked.
enum TextWidth {
  /// Returns the width of `text` in pixels at a font size of `size` pixels, rather too wide than too
  /// narrow: the fonts of systems differ.
  static func pixels(_ text: String, size: Double) -> Double {
    text.reduce(0) { $0 + ems(of: $1) } * size
  }

  /// Returns `text`, or its beginning and an ellipsis where it is wider than `width` pixels.
  static func fitted(_ text: String, size: Double, width: Double) -> String {
    guard pixels(text, size: size) > width else { return text }
    var rest = width - pixels("…", size: size)
    let kept = text.prefix { letter in
      rest -= ems(of: letter) * size
      return rest >= 0
    }
    return kept + "…"
  }

  private static func ems(of letter: Character) -> Double {
    guard let scalar = letter.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFFEF,
      0x1F000...0x3FFFF:
      return 1.4
    default: break
    }
    if "iljtfrI.,:;'|!()[] ".contains(letter) { return 0.46 }
    if "mwMW@%…".contains(letter) { return 1.02 }
    return letter.isUppercase || letter.isNumber ? 0.76 : 0.66
  }
}
