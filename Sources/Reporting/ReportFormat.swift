package import ByteIO
package import TerminalText

/// The formats of reports.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// Lines for people, with the source where that is wanted.
  case text
  /// The same lines without the source.
  case concise
  /// One JSON object; `Schemas/parkcheck-report.schema.json`.
  case json
  /// One JSON object a finding and line; the same schema.
  case jsonLines = "json-lines"
  /// SARIF 2.1.0, for GitHub's code scanning and editors.
  case sarif
  /// Workflow commands that GitHub shows beside the lines of a pull request.
  case github
  /// GitLab's Code Quality report.
  case gitlab
  /// JUnit's XML, a test suite a file.
  case junit
  /// Checkstyle's XML.
  case checkstyle

  private func reporter(_ style: TextStyle) -> any Reporter {
    switch self {
    case .text: TextReport(style: style)
    case .concise: TextReport(style: style.withoutSource)
    case .json: JSONReport()
    case .jsonLines: JSONLinesReport()
    case .sarif: SARIFReport()
    case .github: GitHubReport()
    case .gitlab: GitLabReport()
    case .junit: JUnitReport()
    case .checkstyle: CheckstyleReport()
    }
  }

  /// Writes `report`; `style` is how the formats for people look.
  package func write(
    _ report: CheckReport, style: TextStyle = .plain, to out: inout ByteBuffer
  ) {
    reporter(style).write(report, to: &out)
  }
}

/// Writes reports in one format.
protocol Reporter {
  /// Writes `report`.
  func write(_ report: CheckReport, to out: inout ByteBuffer)
}
