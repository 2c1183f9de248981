internal import Diagnostics

/// Reports what a reader finds wrong in one file.
struct FaultReporter {
  let file: String
  let collector: DiagnosticCollector

  /// Reports an error at `position`; its texts are worked out only if it is kept.
  func report(
    _ rule: RuleID, at position: SourcePosition, keyPath: @autoclosure () -> String = "",
    _ message: @autoclosure () -> String, likelyCause: @autoclosure () -> String? = nil
  ) {
    collector.report(rule, .error, in: file, at: position) {
      Diagnostic(
        rule: rule, severity: .error, file: file, position: position, keyPath: keyPath(),
        message: message(), likelyCause: likelyCause())
    }
  }
}
