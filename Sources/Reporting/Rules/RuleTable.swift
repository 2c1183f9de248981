package import ByteIO
internal import CommandLineKit
internal import Diagnostics
internal import Markup
internal import TerminalText

/// All rules, as `parkcheck rules` lists them.
package struct RuleTable {
  private let rules: [RuleSummary]

  /// Creates the table of `rules`.
  package init(_ rules: [RuleSummary]) {
    self.rules = rules
  }

  /// Writes a row a rule: its name, its severity, what mends it, and what it fires on.
  ///
  /// - Parameter width: How wide the table may be; summaries go on below themselves. Without it
  ///   each row is one line.
  /// - Returns: The rows, each ending in a newline.
  package func text(width: Int? = nil) -> String {
    let columns = TextTable(
      rows: rules.map { [$0.id.name, $0.severity.rawValue, $0.fixability.shortName] })
    let margin = columns.width + 2
    return zip(rules, columns.lines).map { rule, line in
      let room = width.map { max($0 - margin, 20) } ?? Int.max
      let summary = wrapped(rule.summary, width: room)
      let indentation = "\n" + String(repeating: " ", count: margin)
      return line + "  " + summary.joined(separator: indentation) + "\n"
    }.joined()
  }

  /// Writes an array with an object a rule (`Schemas/parkcheck-report.schema.json`).
  package func writeJSON(to out: inout ByteBuffer) {
    var json = JSONWriter(isPretty: true)
    json.beginArray(&out)
    for rule in rules {
      json.object(&out) { json, out in
        json.member("id", rule.id.name, &out)
        json.member("severity", rule.severity.rawValue, &out)
        json.member("fix", rule.fixability.rawValue, &out)
        json.member("summary", rule.summary, &out)
        json.member("rationale", rule.rationale, &out)
        json.member("remedy", rule.remedy, &out)
      }
    }
    json.endArray(&out)
    out.append("\n")
  }
}

extension Fixability {
  fileprivate var shortName: String {
    switch self {
    case .none: ""
    case .safe: "fix"
    case .unsafe: "unsafe"
    }
  }
}
