/// A section that the manual page alone holds, such as the exit status or the environment.
package struct ManualSection: Sendable {
  /// A word and what it means.
  package struct Entry: Sendable {
    /// The word, such as `0` or `NO_COLOR`.
    package let term: String

    /// What it means.
    package let meaning: String

    /// Describes an entry.
    package init(_ term: String, _ meaning: String) {
      self.term = term
      self.meaning = meaning
    }
  }

  /// The title, such as `Exit status`.
  package let title: String

  /// The words that the section explains.
  package let entries: [Entry]

  /// Describes a section.
  package init(_ title: String, _ entries: [Entry]) {
    self.title = title
    self.entries = entries
  }
}
