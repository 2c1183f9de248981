internal import ByteIO
internal import Diagnostics
internal import Markup

/// Checkstyle's XML, which many programs read.
struct CheckstyleReport: Reporter {
  func write(_ report: CheckReport, to out: inout ByteBuffer) {
    var xml = XMLWriter()
    out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    xml.open("checkstyle", [("version", "4.3")], &out)
    for file in report.findingsByFile {
      let name: [(StaticString, String)] = [("name", report.path(of: file.path).text)]
      if file.findings.isEmpty {
        xml.empty("file", name, &out)
        continue
      }
      xml.open("file", name, &out)
      for finding in file.findings { write(finding, by: report.tool.name, xml, &out) }
      xml.end("file", &out)
    }
    for file in report.unreadable { write(file, by: report, &xml, &out) }
    xml.end("checkstyle", &out)
  }

  private func write(
    _ finding: Diagnostic, by tool: String, _ xml: XMLWriter, _ out: inout ByteBuffer
  ) {
    xml.empty(
      "error",
      [
        ("line", "\(finding.position.line)"), ("column", "\(finding.position.column)"),
        ("severity", finding.severity.checkstyleSeverity),
        ("message", TextReporter.text(of: finding)), ("source", "\(tool).\(finding.rule)"),
      ], &out)
  }

  private func write(
    _ file: CheckReport.UnreadableFile, by report: CheckReport, _ xml: inout XMLWriter,
    _ out: inout ByteBuffer
  ) {
    xml.open("file", [("name", report.path(of: file.path).text)], &out)
    xml.empty(
      "error",
      [
        ("line", "1"), ("severity", "error"), ("message", TextReporter.printable(file.reason)),
        ("source", report.tool.name),
      ], &out)
    xml.end("file", &out)
  }
}

extension Severity {
  fileprivate var checkstyleSeverity: String { self == .note ? "info" : rawValue }
}
