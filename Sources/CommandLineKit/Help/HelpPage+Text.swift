extension HelpPage {
  /// Returns the page as text for a terminal, ending in a newline.
  ///
  /// - Parameters:
  ///   - width: The width of the terminal in letters; the text is 40 to 100 wide.
  ///   - styled: Whether titles are bold.
  /// - Returns: The text without trailing spaces.
  package func text(width: Int = 80, styled: Bool = false) -> String {
    let layout = HelpLayout(width: min(max(width, 40), 100), styled: styled, entries: entries)
    let opening = [
      wrapped(summary, width: layout.width).joined(separator: "\n"),
      layout.heading("Usage") + " " + usage.joined(separator: "\n       "),
    ]
    let blocks = opening + sections.map(layout.block)
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private var entries: [Entry] {
    sections.flatMap { section -> [Entry] in
      guard case .entries(let entries) = section.content else { return [] }
      return entries
    }
  }
}
