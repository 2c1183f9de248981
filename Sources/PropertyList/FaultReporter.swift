internal import Diagnostics

/// Reports what a reader finds wrong in one file.
struct FaultReporter {
  let file: String
  let collector: DiagnosticCollector

  func report(
    _ rule: RuleID, at position: SourcePosition, keyPath: String = "", _ message: String,
    likelyCause: String? = nil
  ) {
    collector.report(
      Diagnostic(
        rule: rule, severity: .error, file: file, position: position, keyPath: keyPath,
        message: message, likelyCause: likelyCause))
  }
}
