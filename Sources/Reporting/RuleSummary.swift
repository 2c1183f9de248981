package import Diagnostics
package import ParkChecks

/// What a report says about a rule.
package struct RuleSummary: Hashable, Sendable {
  /// The rule's stable name.
  package let id: RuleID

  /// How bad its findings are unless the user says otherwise.
  package let severity: Severity

  /// Whether a program can mend the fault.
  package let fixability: Fixability

  /// What the rule fires on, in one line.
  package let summary: String

  /// Why it matters to the app or to the reader of the map.
  package let rationale: String

  /// How to mend the fault.
  package let remedy: String

  /// The address of the rule's documentation, where there is one.
  package let helpAddress: String?

  /// Describes a rule.
  package init(
    id: RuleID, severity: Severity, fixability: Fixability = .none, summary: String,
    rationale: String, remedy: String, helpAddress: String? = nil
  ) {
    self.id = id
    self.severity = severity
    self.fixability = fixability
    self.summary = summary
    self.rationale = rationale
    self.remedy = remedy
    self.helpAddress = helpAddress
  }
}

extension RuleSummary {
  /// Takes from a rule's description what reports say about it.
  package init(_ rule: RuleDescription, helpAddress: String? = nil) {
    self.init(
      id: rule.id, severity: rule.severity, fixability: rule.fixability, summary: rule.summary,
      rationale: rule.rationale, remedy: rule.remedy, helpAddress: helpAddress)
  }
}
