internal import ByteIO
internal import Diagnostics

/// Workflow commands of GitHub Actions: `::error file=…,line=…,col=…,title=…::message`.
struct GitHubReport: Reporter {
  func write(_ report: CheckReport, to out: inout ByteBuffer) {
    for finding in report.findings {
      let properties = [
        ("file", report.path(of: finding.file).text), ("line", "\(finding.position.line)"),
        ("col", "\(finding.position.column)"), ("title", "\(report.tool.name): \(finding.rule)"),
      ]
      write(finding.severity.command, properties, TextReporter.text(of: finding), &out)
    }
    for file in report.unreadable {
      let properties = [("file", report.path(of: file.path).text), ("title", report.tool.name)]
      write("error", properties, file.reason, &out)
    }
  }

  private func write(
    _ command: String, _ properties: [(String, String)], _ message: String,
    _ out: inout ByteBuffer
  ) {
    let list = properties.map { "\($0)=\(escaped($1, isProperty: true))" }.joined(separator: ",")
    out.append(text: "::\(command) \(list)::\(escaped(message, isProperty: false))\n")
  }

  /// Returns a text that is no more than a text: a command ends at a line break, a property at a
  /// comma, and all properties at a colon.
  private func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result += TextReporter.printable(String(scalar))
      }
    }
    return result
  }
}

extension Severity {
  fileprivate var command: String { self == .note ? "notice" : rawValue }
}
