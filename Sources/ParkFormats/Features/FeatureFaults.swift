internal import Diagnostics

/// Reports what is wrong with a file of features.
struct FeatureFaults {
  let file: String
  let collector: DiagnosticCollector

  /// Reports an error at `position`.
  func report(_ rule: RuleID, at position: SourcePosition, _ message: String) {
    collector.report(
      Diagnostic(
        rule: rule, severity: .error, file: file, position: position, keyPath: "",
        message: message))
  }

  /// Returns `text` in quotes, shortened when it is long.
  func quoted(_ text: String) -> String {
    let longest = 60
    return "\"" + (text.count > longest ? text.prefix(longest) + "…" : text) + "\""
  }
}
