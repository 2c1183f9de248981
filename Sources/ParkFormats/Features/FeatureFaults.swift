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

  /// Reports that two properties of a feature contradict each other; `text` says which one is taken.
  func warn(of text: @autoclosure () -> String, at position: SourcePosition) {
    collector.report(.featureContradiction, .warning, in: file, at: position) {
      Diagnostic(
        rule: .featureContradiction, severity: .warning, file: file, position: position,
        keyPath: "",
        message: text(), likelyCause: nil)
    }
  }

  /// Returns `text` in quotes, shortened when it is long.
  func quoted(_ text: String) -> String {
    Quotation.quoted(Array(text.utf8))
  }
}
