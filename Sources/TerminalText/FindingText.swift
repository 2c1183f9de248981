package import Diagnostics

/// Findings as people read them: a line each, and below it, where the style shows it, the source with a
/// caret.
package struct FindingText {
  private let style: TextStyle
  private let streamName: String?
  private let sources = SourceReader()

  /// Shows findings in `style`; of those in `streamName`, which is no file, there is no source to show.
  package init(style: TextStyle, streamName: String? = nil) {
    self.style = style
    self.streamName = streamName
  }

  /// Returns the lines for `finding`, each ending in a newline.
  package func text(of finding: Diagnostic) -> String {
    let line = line(for: finding) + "\n"
    guard style.showsSource, finding.file != streamName,
      let excerpt = sources.excerpt(of: finding.file, around: finding.position)
    else { return line }
    return line + text(of: SourceView(excerpt, width: style.width), for: finding)
  }

  /// The same line as ``TextReporter/line(for:)``, in colours.
  private func line(for finding: Diagnostic) -> String {
    style.paint(TextReporter.place(of: finding) + ":", .place) + " "
      + style.paint(finding.severity.rawValue + ":", .severity(finding.severity)) + " "
      + TextReporter.text(of: finding) + " [" + style.paint(finding.rule.name, .rule) + "]"
  }

  private func text(of view: SourceView, for finding: Diagnostic) -> String {
    let number = String(finding.position.line)
    let margin = String(repeating: " ", count: max(0, 5 - number.count))
    let blank = String(repeating: " ", count: max(5, number.count))
    return style.paint("\(margin)\(number) |", .gutter) + " \(view.text)\n"
      + style.paint("\(blank) |", .gutter) + " " + String(repeating: " ", count: view.markOffset)
      + style.paint(view.marks, .severity(finding.severity)) + "\n"
  }
}
