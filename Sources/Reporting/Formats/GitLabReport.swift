internal import ByteIO
internal import Diagnostics
internal import Markup

/// GitLab's Code Quality report: an array of the findings.
struct GitLabReport: Reporter {
  func write(_ report: CheckReport, to out: inout ByteBuffer) {
    var json = JSONWriter(isPretty: true)
    let fingerprints = Fingerprint.all(of: report.findings, in: report.workingFolder)
    json.beginArray(&out)
    for (finding, fingerprint) in zip(report.findings, fingerprints) {
      json.object(&out) { json, out in
        json.member("description", TextReporter.text(of: finding), &out)
        json.member("check_name", finding.rule.name, &out)
        json.member("fingerprint", fingerprint.text, &out)
        json.member("severity", finding.severity.gitLabSeverity, &out)
        json.object("location", &out) { json, out in
          json.member("path", report.path(of: finding.file).text, &out)
          json.object("lines", &out) { json, out in
            json.member("begin", Int(finding.position.line), &out)
          }
        }
      }
    }
    json.endArray(&out)
    out.append("\n")
  }
}

extension Severity {
  fileprivate var gitLabSeverity: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
