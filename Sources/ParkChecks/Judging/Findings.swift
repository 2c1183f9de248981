internal import Diagnostics

/// Reports the findings of rules in one file.
struct Findings {
  let file: String
  let collector: DiagnosticCollector

  /// Reports a finding of `rule`; its texts are worked out only if it is kept.
  func report(
    _ rule: any Rule.Type, _ severity: Severity? = nil, at position: SourcePosition,
    _ keyPath: @autoclosure () -> String, _ message: @autoclosure () -> String,
    likelyCause: @autoclosure () -> String? = nil, fix: @autoclosure () -> Fix? = nil
  ) {
    let description = rule.description
    collector.report(
      description.id, severity ?? description.severity, in: file, at: position
    ) {
      Diagnostic(
        rule: description.id, severity: description.severity, file: file, position: position,
        keyPath: keyPath(), message: message(), likelyCause: likelyCause(), fix: fix())
    }
  }
}
