internal import ByteIO
internal import Diagnostics
internal import TerminalText

/// Lines for people: `path:line:col: severity: message [rule]`, and below each, where the style
/// shows it, the source with a caret.
struct TextReport: Reporter {
  let style: TextStyle

  func write(_ report: CheckReport, to out: inout ByteBuffer) {
    let findings = FindingText(style: style, streamName: report.standardInput)
    for finding in report.findings { out.append(text: findings.text(of: finding)) }
  }
}
