internal import Diagnostics
internal import ParkModel
internal import Spelling

/// Reports the comments that take no finding out.
enum UnusedSuppressions {
  private static let rule = UnusedSuppression.self

  /// Reports those in `file`, all of whose findings have come.
  static func report(in file: String, _ collector: DiagnosticCollector) {
    let suppressions = collector.suppressions(in: file)
    if suppressions.isEmpty { return }
    let findings = Findings(file: file, collector: collector)
    let known = Set(RuleID.all.map(\.name))
    for suppression in suppressions {
      if suppression.ruleNames.isEmpty {
        findings.report(rule, at: suppression.position, "", "the comment names no rule")
      }
      if suppression.namesTooMany {
        findings.report(
          rule, at: suppression.position, "",
          "the comment names more than \(Suppression.mostRuleNames) rules")
      }
      for name in suppression.ruleNames where !suppression.usedRuleNames.contains(name) {
        if !known.contains(name) {
          reportUnknown(name, of: suppression, findings)
        } else if !collector.isOff(RuleID(name)) {
          reportUnused(name, of: suppression, findings)
        }
      }
    }
  }

  private static func reportUnknown(
    _ name: String, of suppression: Suppression, _ findings: Findings
  ) {
    findings.report(
      rule, at: suppression.position, "",
      "the comment names the rule \"\(name)\", which there is not",
      likelyCause: closestMatch(to: name, in: RuleID.all.map(\.name))
        .map { "did you mean '\($0)'?" })
  }

  private static func reportUnused(
    _ name: String, of suppression: Suppression, _ findings: Findings
  ) {
    findings.report(
      rule, at: suppression.position, "", "the comment takes out no finding of \(name)",
      likelyCause: "remove it; the fault is mended, or stands somewhere else")
  }
}
