internal import XMLParsing

/// The texts of a document's names, of which a document has few and each many times.
struct XMLNameTexts {
  private static let count = 64

  /// The names that came last, each at a place that follows from it.
  private var texts = Array(
    repeating: (name: XMLName.none, text: String?.none), count: XMLNameTexts.count)

  /// The text of `name`; `nil` for none.
  subscript(name: XMLName) -> String? {
    mutating get {
      let place = Int(truncatingIfNeeded: name.id >> 3 ^ name.id >> 9) & (XMLNameTexts.count - 1)
      if texts[place].name != name { texts[place] = (name, name.text) }
      return texts[place].text
    }
  }
}
