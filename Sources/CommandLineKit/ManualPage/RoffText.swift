/// Text as roff takes it: everything is shown as it is, and nothing begins a request.
enum RoffText {
  /// Returns a text in the current font.
  static func plain(_ text: String) -> String {
    var roff = text.first.map { ".'".contains($0) ? "\\&" : "" } ?? ""
    for scalar in text.unicodeScalars { roff += escape(scalar) }
    return roff
  }

  /// Returns a text in bold, for what is typed as it stands.
  static func bold(_ text: String) -> String { "\\fB\(plain(text))\\fR" }

  /// Returns a text in italics, for what stands for something else.
  static func italic(_ text: String) -> String { "\\fI\(plain(text))\\fR" }

  /// Returns a text as the argument of a request.
  static func argument(_ text: String) -> String { "\"\(plain(text))\"" }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\": "\\(rs"
    case "-": "\\-"
    case "\"": "\\(dq"
    case "'": "\\(aq"
    case "`": "\\(ga"
    case "^": "\\(ha"
    case "~": "\\(ti"
    case _ where scalar.isASCII: String(scalar)
    default: "\\[u\(hexadecimal(scalar))]"
    }
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
