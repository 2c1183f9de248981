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

  /// Returns `text` in quotes, shortened when it is long.
  static func quoted(_ text: some Collection<UInt8>) -> String {
    "\"" + shortened(String(decoding: text.prefix(4 * longestQuotation), as: UTF8.self)) + "\""
  }

  /// Returns `text`, cut off with an ellipsis when it is long.
  static func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.count > longestQuotation else { return text }
    return String(String.UnicodeScalarView(scalars.prefix(longestQuotation))) + "…"
  }

  private static let longestQuotation = 60
}
