/// Breaks a text at its spaces into lines of at most `width` letters; a longer word stands alone,
/// and a no-break space becomes a space without breaking.
package func wrapped(_ text: String, width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  for word in text.split(whereSeparator: { $0 == " " || $0.isNewline }) {
    if line.isEmpty {
      line = String(word)
    } else if line.count + 1 + word.count <= width {
      line += " " + word
    } else {
      lines.append(line)
      line = String(word)
    }
  }
  if !line.isEmpty { lines.append(line) }
  return lines.map { $0.replacing("\u{A0}", with: " ") }
}

/// Returns the paragraphs of a text, which have an empty line between.
package func paragraphs(of text: String) -> [String] {
  text.split(separator: "\n\n").map(String.init)
}
