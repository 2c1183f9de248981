/// How wide a text is about, where no font can be asked.
enum TextWidth {
  /// Returns the width of `text` in pixels at a font size of `size` pixels, rather too wide than too
  /// narrow: the fonts of systems differ.
  static func pixels(_ text: String, size: Double) -> Double {
    text.reduce(0) { $0 + ems(of: $1) } * size
  }

  /// What texts take on average of the width that is reckoned with; what is cut or broken by it may be a bit
  /// wider than it should.
  static let averageShare = 0.87

  /// Returns `text`, or its beginning and an ellipsis where it is wider than `width` pixels.
  static func fitted(_ text: String, size: Double, width: Double) -> String {
    let width = width / averageShare
    guard pixels(text, size: size) > width else { return text }
    var rest = width - pixels("…", size: size)
    let kept = text.prefix { letter in
      rest -= ems(of: letter) * size
      return rest >= 0
    }
    return kept + "…"
  }

  /// Returns `text` in lines no wider than `width` pixels, broken between words; what does not fit into `limit`
  /// lines ends in an ellipsis.
  static func wrapped(_ text: String, size: Double, width: Double, limit: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      let longer = lines.last.map { $0 + " " + word } ?? ""
      if !lines.isEmpty, pixels(longer, size: size) * averageShare <= width {
        lines[lines.count - 1] = longer
      } else if lines.count == limit {
        lines[limit - 1] = fitted(longer + " ", size: size, width: width)
        break
      } else {
        lines.append(String(word))
      }
    }
    return lines.map { fitted($0, size: size, width: width) }
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
