import Testing

/// A way to lay out a document.
struct Layout: CustomTestStringConvertible {
  let name: String

  /// What stands between elements.
  var separator = "\n"

  /// What stands before each element, made of the letters that the encoding has.
  var decoration: @Sendable (String) -> String = { _ in "" }

  /// Whether there is white space within the tags.
  var hasSpacedTags = false

  /// What stands behind the last line.
  var end = "\n"

  var testDescription: String { name }

  static let all = [
    Layout(name: "plain"),
    Layout(name: "CRLF and tabs", separator: "\r\n\t\t", end: "\r\n"),
    Layout(name: "CR alone", separator: "\r", end: "\r"),
    Layout(name: "one line", separator: "", end: ""),
    Layout(name: "one line with blanks", separator: " \t "),
    Layout(name: "letters before the place", decoration: { "<!-- \($0) -->" }),
    Layout(name: "letters before the place in one line", separator: "") { "<!--\($0)--> " },
    Layout(
      name: "comments that look like elements",
      decoration: { _ in "<!-- > <string>{1,2}</string> ' \" </key> -->\n" }),
    Layout(name: "processing instructions", decoration: { _ in "<?editor <string> '?>" }),
    Layout(name: "spaced tags", hasSpacedTags: true),
    Layout(
      name: "a long line", separator: "",
      decoration: { "<!--" + String(repeating: "0123456789\($0)", count: 90) + "-->" }),
  ]

  /// Returns the document that declares `encoding` and may hold `letters`.
  func document(of fault: FixCase, encoding: String, letters: String) -> Template {
    var text = "<?xml version=\"1.0\" encoding='\(encoding)' ?>"
    text += separator + "<plist version=\"1.0\">"
    let decoration = decoration(letters)
    for line in fault.lines {
      let element = hasSpacedTags ? spaced(line.template) : line.template
      let isSpaceRemoved = line.isRemoved && decoration.allSatisfy(\.isWhitespace)
      let space = separator + decoration
      switch (line.isRemoved, isSpaceRemoved) {
      case (false, _): text += space + element
      case (true, true): text += "⟦" + space + element + "|⟧"
      case (true, false):
        let kept = space.trimmingEnd
        text += kept + "⟦" + space.dropFirst(kept.count) + element + "|⟧"
      }
    }
    return Template(text: text + separator + "</plist>" + end)
  }

  /// Puts white space into the tags of `element`.
  private func spaced(_ element: String) -> String {
    var result = ""
    for character in element {
      if character == ">", let last = result.last, !"]/-".contains(last) {
        result += "\n "
      }
      result.append(character)
    }
    return result
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    String(reversed().drop(while: \.isWhitespace).reversed())
  }
}
