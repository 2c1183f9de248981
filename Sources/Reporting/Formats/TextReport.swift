internal import ByteIO
internal import Diagnostics

/// Lines for people: `path:line:col: severity: message [rule]`, and below each, where the style
/// shows it, the source with a caret.
struct TextReport: Reporter {
  let style: TextStyle

  func write(_ report: CheckReport, to out: inout ByteBuffer) {
    let sources = SourceReader()
    for finding in report.findings {
      out.append(text: line(for: finding) + "\n")
      guard style.showsSource, finding.file != report.standardInput,
        let excerpt = sources.excerpt(of: finding.file, around: finding.position)
      else { continue }
      let view = SourceView(excerpt, width: style.width)
      out.append(text: text(of: view, for: finding))
    }
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
