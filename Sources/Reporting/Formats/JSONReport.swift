internal import ByteIO
internal import Diagnostics
internal import Markup

/// One JSON object (`Schemas/parkcheck-report.schema.json`).
struct JSONReport: Reporter {
  func write(_ report: CheckReport, to out: inout ByteBuffer) {
    var json = JSONWriter(isPretty: true)
    let findings = JSONFindings(report)
    json.beginObject(&out)
    json.name("version", &out)
    json.number(JSONFindings.version, &out)
    write(report.tool, &json, &out)
    json.name("summary", &out)
    write(Statistics(report), &json, &out)
    json.name("findings", &out)
    json.beginArray(&out)
    for index in report.findings.indices { findings.write(index, &json, &out) }
    json.endArray(&out)
    json.name("unreadable", &out)
    json.beginArray(&out)
    for file in report.unreadable {
      json.beginObject(&out)
      json.member("path", file.path, &out)
      json.member("reason", file.reason, &out)
      json.endObject(&out)
    }
    json.endArray(&out)
    json.endObject(&out)
    out.append("\n")
  }

  private func write(
    _ tool: CheckReport.Tool, _ json: inout JSONWriter, _ out: inout ByteBuffer
  ) {
    json.name("tool", &out)
    json.beginObject(&out)
    json.member("name", tool.name, &out)
    json.member("version", tool.version, &out)
    json.endObject(&out)
  }

  private func write(
    _ statistics: Statistics, _ json: inout JSONWriter, _ out: inout ByteBuffer
  ) {
    json.beginObject(&out)
    json.member("files", statistics.fileCount, &out)
    json.member("filesWithFindings", statistics.filesWithFindings, &out)
    json.member("errors", statistics.count(of: .error), &out)
    json.member("warnings", statistics.count(of: .warning), &out)
    json.member("notes", statistics.count(of: .note), &out)
    json.member("omitted", statistics.omittedCount, &out)
    json.member("fixable", statistics.count(of: .safe), &out)
    json.member("unsafelyFixable", statistics.count(of: .unsafe), &out)
    json.endObject(&out)
  }
}

/// One JSON object a line, each a finding of the same form as in ``JSONReport``.
struct JSONLinesReport: Reporter {
  func write(_ report: CheckReport, to out: inout ByteBuffer) {
    let findings = JSONFindings(report)
    for index in report.findings.indices {
      var json = JSONWriter(isPretty: false)
      findings.write(index, &json, &out)
      out.append("\n")
    }
  }
}

/// The findings of a report as JSON objects.
private struct JSONFindings {
  /// The version of the form; it changes when a member changes its meaning or goes.
  static let version = 1

  private let findings: [Diagnostic]
  private let fingerprints: [Fingerprint]

  init(_ report: CheckReport) {
    findings = report.findings
    fingerprints = Fingerprint.all(of: report.findings, in: report.workingFolder)
  }

  func write(_ index: Int, _ json: inout JSONWriter, _ out: inout ByteBuffer) {
    let finding = findings[index]
    json.beginObject(&out)
    json.member("path", finding.file, &out)
    json.member("line", Int(finding.position.line), &out)
    json.member("column", Int(finding.position.column), &out)
    json.member("keyPath", finding.keyPath, &out)
    json.member("severity", finding.severity.rawValue, &out)
    json.member("rule", finding.rule.name, &out)
    json.member("message", finding.message, &out)
    json.member("likelyCause", finding.likelyCause, &out)
    json.member("fix", finding.fixability.rawValue, &out)
    json.member("fingerprint", fingerprints[index].text, &out)
    json.endObject(&out)
  }
}
