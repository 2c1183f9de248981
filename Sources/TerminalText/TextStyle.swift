package import Diagnostics

/// How reports for people look.
package struct TextStyle: Hashable, Sendable {
  /// Whether a terminal colours the text.
  package var isColoured: Bool

  /// Whether the source line follows each finding.
  package var showsSource: Bool

  /// How many cells of a terminal a source line may take.
  package var width: Int

  /// Describes a style.
  package init(isColoured: Bool, showsSource: Bool, width: Int = 100) {
    self.isColoured = isColoured
    self.showsSource = showsSource
    self.width = width
  }

  /// Findings alone, for files and other programs.
  package static let plain = TextStyle(isColoured: false, showsSource: false)

  /// The same style without source lines.
  package var withoutSource: TextStyle {
    TextStyle(isColoured: isColoured, showsSource: false, width: width)
  }
}

extension TextStyle {
  /// What a part of the text is, which gives it its colour.
  package enum Part {
    /// Where something is, and headings.
    case place
    /// How bad a finding is.
    case severity(Severity)
    /// The name of a rule.
    case rule
    /// What stands beside a source line, and what is of less weight.
    case gutter
    /// What has come.
    case added
    /// What is gone.
    case removed
    /// What has changed.
    case changed

    /// The parameters of the terminal's command for the colour (ECMA-48, SGR).
    fileprivate var command: String {
      switch self {
      case .place, .rule: "1"
      case .severity(.error): "1;31"
      case .severity(.warning): "1;35"
      case .severity(.note): "1;36"
      case .gutter: "34"
      case .added: "32"
      case .removed: "31"
      case .changed: "33"
      }
    }
  }

  /// Returns `text` in the colour of `part`.
  package func paint(_ text: String, _ part: Part) -> String {
    isColoured && !text.isEmpty ? "\u{1B}[\(part.command)m\(text)\u{1B}[0m" : text
  }
}
