/// What help says, before it is fitted to a width.
package struct HelpPage: Sendable {
  /// A part of the page with a title.
  struct Section: Sendable {
    /// The title without a colon, or `nil` for a part that needs none.
    let title: String?
    let content: Content
  }

  /// What a section holds.
  enum Content: Sendable {
    /// Paragraphs.
    case prose([String])

    /// Terms, each with what is said about it.
    case entries([Entry])

    /// Command lines, each with what it does.
    case examples([Example])
  }

  /// A term and what is said about it.
  struct Entry: Sendable {
    let term: String
    let description: String
  }

  /// What the program or the command does.
  let summary: String

  /// How the command lines look, each in a line.
  let usage: [String]

  /// All that follows.
  let sections: [Section]
}
