internal import Diagnostics

/// Reports what is wrong with a file of features.
struct FeatureFaults {
  let file: String
  let collector: DiagnosticCollector

  /// Reports an error at `position`; its texts are worked out only if it is kept.
  func report(
    _ rule: RuleID, at position: SourcePosition, _ message: @autoclosure () -> String,
    likelyCause: @autoclosure () -> String? = nil
  ) {
    collector.report(rule, .error, in: file, at: position) {
      Diagnostic(
        rule: rule, severity: .error, file: file, position: position, keyPath: "",
        message: message(), likelyCause: likelyCause())
    }
  }

  /// Returns `text` in quotes, shortened when it is long.
  func quoted(_ text: String) -> String {
    Quotation.quoted(Array(text.utf8))
  }
}
