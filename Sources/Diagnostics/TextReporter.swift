/// Renders findings as text, one line each: `path:line:col: error: message [rule-id]`.
public enum TextReporter {
  /// Returns the line for `diagnostic`, without a newline.
  ///
  /// Control characters of the file name and of the message are shown as escapes, so that no file
  /// can send commands to the terminal or break a finding over two lines.
  public static func line(for diagnostic: Diagnostic) -> String {
    "\(place(of: diagnostic)): \(diagnostic.severity.rawValue): \(text(of: diagnostic)) "
      + "[\(diagnostic.rule)]"
  }

  /// Returns file, line and column of `diagnostic`: `path:line:col`.
  package static func place(of diagnostic: Diagnostic) -> String {
    printable(diagnostic.file) + ":\(diagnostic.position)"
  }

  /// Returns what `diagnostic` says, in one line: the way to the value, the message, the likely cause.
  package static func text(of diagnostic: Diagnostic) -> String {
    var text = diagnostic.message
    if !diagnostic.keyPath.isEmpty { text = diagnostic.keyPath + ": " + text }
    if let cause = diagnostic.likelyCause { text += "; " + cause }
    return printable(text)
  }

  /// Returns `text` with control characters, bidirectional controls and line separators escaped, and what
  /// a workflow on GitHub takes for a command in the output of any program.
  public static func printable(_ text: String) -> String {
    var text = escapingUnprintable(text)
    if text.contains("##[") { text = text.replacing("##[", with: "##\\u{5b}") }
    guard text.drop(while: \.isWhitespace).hasPrefix("::") else { return text }
    return text.replacing(":", with: "\\u{3a}", maxReplacements: 1)
  }

  private static func escapingUnprintable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnprintable) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isUnprintable(scalar) {
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns whether a terminal or an editor may take `scalar` for a command: a control character, a
  /// bidirectional control or a line separator.
  package static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
      true
    default: false
    }
  }
}
