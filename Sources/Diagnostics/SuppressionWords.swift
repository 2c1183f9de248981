/// The words of a comment that says which findings are not wanted.
///
/// A comment may be as long as a file, so that no more of it is looked at than is needed.
struct SuppressionWords {
  /// The names in front of the reason, long ones cut off: no rule is called that.
  private(set) var ruleNames: [String] = []

  /// Whether there are more names than are heeded.
  private(set) var namesTooMany = false

  /// Reads the names in `comment`; `nil` when it is about something else.
  ///
  /// There may be blanks around the commas between them.
  init?(in comment: String.UnicodeScalarView) {
    var rest = comment[...]
    guard let marker = SuppressionWords.takeWord(from: &rest),
      marker.elementsEqual(Suppression.marker.unicodeScalars)
    else { return nil }
    while let word = SuppressionWords.takeWord(from: &rest) {
      takeNames(in: word)
      let goesOn = word.last == "," || rest.first == ","
      if namesTooMany || !goesOn { break }
    }
  }

  /// Takes the next word, and the white space around it.
  private static func takeWord(
    from rest: inout Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView? {
    rest = rest.drop(while: isWhiteSpace)
    if rest.isEmpty { return nil }
    let word = rest.prefix { !isWhiteSpace($0) }
    rest = rest[word.endIndex...].drop(while: isWhiteSpace)
    return word
  }

  private mutating func takeNames(in word: Substring.UnicodeScalarView) {
    var rest = word
    while !rest.isEmpty {
      let name = rest.prefix { $0 != "," }
      rest = rest[name.endIndex...].dropFirst()
      if name.isEmpty { continue }
      if ruleNames.count == Suppression.mostRuleNames {
        namesTooMany = true
        return
      }
      ruleNames.append(Quotation.shortened(String(name)))
    }
  }

  private static func isWhiteSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? scalar == " " || ("\t"..."\r").contains(scalar) : scalar.properties.isWhitespace
  }
}
