/// Where the parts of a help page stand.
struct HelpLayout {
  /// The width of the whole page in letters.
  let width: Int

  private let styled: Bool

  /// Where descriptions begin, alike in all sections of a page.
  private let descriptionColumn: Int

  /// The widest term that leaves room for a description beside it.
  private static let widestTerm = 28

  init(width: Int, styled: Bool, entries: [HelpPage.Entry]) {
    self.width = width
    self.styled = styled
    let terms = entries.map(\.term.count).filter { $0 <= min(Self.widestTerm, width / 2) }
    descriptionColumn = 4 + (terms.max() ?? 4)
  }

  /// Returns a title with its colon.
  func heading(_ title: String) -> String {
    styled ? "\u{1B}[1m\(title):\u{1B}[0m" : title + ":"
  }

  /// Returns the text of a section, without a newline at its end.
  func block(_ section: HelpPage.Section) -> String {
    let body =
      switch section.content {
      case .prose(let paragraphs):
        paragraphs.map { wrapped($0, width: width).joined(separator: "\n") }
          .joined(separator: "\n\n")
      case .entries(let entries):
        entries.map(text).joined(separator: "\n")
      case .examples(let examples):
        examples.map(text).joined(separator: "\n")
      }
    return (section.title.map { heading($0) + "\n" } ?? "") + body
  }

  private func text(_ entry: HelpPage.Entry) -> String {
    let term = "  " + entry.term
    var lines = indented(entry.description, by: descriptionColumn)
    guard let first = lines.first else { return term }
    guard term.count + 2 <= descriptionColumn else {
      return ([term] + lines).joined(separator: "\n")
    }
    lines[0] = term + first.dropFirst(term.count)
    return lines.joined(separator: "\n")
  }

  private func text(_ example: Example) -> String {
    (["  " + example.command] + indented(example.effect, by: 6)).joined(separator: "\n")
  }

  private func indented(_ text: String, by column: Int) -> [String] {
    let indentation = String(repeating: " ", count: column)
    return wrapped(text, width: width - column).map { indentation + $0 }
  }
}
