internal import Diagnostics
internal import ParkModel
internal import Spelling

/// Reports the comments that take no finding out.
enum UnusedSuppressions {
  /// Reports those in `file`, all of whose findings have come.
  static func report(in file: String, _ collector: DiagnosticCollector) {
    for suppression in collector.suppressions(in: file) {
      if suppression.ruleNames.isEmpty {
        report("names no rule", suppression, file, collector, nil)
      }
      for name in suppression.ruleNames where !suppression.usedRuleNames.contains(name) {
        judge(name, of: suppression, file, collector)
      }
    }
  }

  private static func judge(
    _ name: String, of suppression: Suppression, _ file: String, _ collector: DiagnosticCollector
  ) {
    let names = RuleID.all.map(\.name)
    if !names.contains(name) {
      let cause = closestMatch(to: name, in: names).map { "did you mean '\($0)'?" }
      report("names the rule \"\(name)\", which there is not", suppression, file, collector, cause)
    } else if !collector.isOff(RuleID(name)) {
      report(
        "takes out no finding of \(name)", suppression, file, collector,
        "remove it; the fault is mended, or stands somewhere else")
    }
  }

  private static func report(
    _ fault: String, _ suppression: Suppression, _ file: String,
    _ collector: DiagnosticCollector, _ likelyCause: String?
  ) {
    collector.report(
      Diagnostic(
        rule: UnusedSuppression.description.id, severity: UnusedSuppression.description.severity,
        file: file, position: suppression.position,
        keyPath: "", message: "the comment \(fault)", likelyCause: likelyCause))
  }
}
