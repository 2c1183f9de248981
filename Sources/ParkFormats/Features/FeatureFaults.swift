internal import Diagnostics

/// Reports what is wrong with a file of features.
struct FeatureFaults {
  let file: String
  let collector: DiagnosticCollector

  /// Reports an error at `position`.
  func report(
    _ rule: RuleID, at position: SourcePosition, _ message: String, likelyCause: String? = nil
  ) {
    collector.report(
      Diagnostic(
        rule: rule, severity: .error, file: file, position: position, keyPath: "",
        message: message, likelyCause: likelyCause))
  }

  /// Returns `text` in quotes, shortened when it is long.
  func quoted(_ text: String) -> String {
    Quotation.quoted(Array(text.utf8))
  }
}
