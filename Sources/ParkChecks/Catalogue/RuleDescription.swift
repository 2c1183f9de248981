public import Diagnostics

/// What a rule is, for its documentation, and examples, which are its tests too.
public struct RuleDescription: Sendable {
  /// The rule's stable name.
  public let id: RuleID

  /// How bad its findings are unless the user says otherwise.
  public let severity: Severity

  /// What the rule fires on, in one line.
  public let summary: String

  /// Why it matters to the app or to the reader of the map.
  public let rationale: String

  /// How to mend the fault.
  public let remedy: String

  /// Whether a program can mend it.
  public let fixability: Fixability

  private let makeTriggering: @Sendable () -> [Example]
  private let makeNonTriggering: @Sendable () -> [Example]

  /// Files in which the rule fires at each mark.
  public var triggering: [Example] { makeTriggering() }

  /// Files in which it does not fire.
  public var nonTriggering: [Example] { makeNonTriggering() }

  /// Describes a rule. The examples are made when they are asked for, since a check needs none.
  init(
    _ name: String, _ severity: Severity = .error, fixability: Fixability = .none, summary: String,
    rationale: String, remedy: String, triggering: @escaping @autoclosure @Sendable () -> [Example],
    nonTriggering: @escaping @autoclosure @Sendable () -> [Example]
  ) {
    self.id = RuleID(name)
    self.severity = severity
    self.fixability = fixability
    self.summary = summary
    self.rationale = rationale
    self.remedy = remedy
    makeTriggering = triggering
    makeNonTriggering = nonTriggering
  }
}
