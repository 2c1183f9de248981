/// What a user makes of a rule's findings: a severity, or that they are not wanted at all.
public enum SeverityLevel: String, CaseIterable, Sendable {
  /// Every finding of the rule is an error.
  case error
  /// Every finding of the rule is a warning.
  case warning
  /// Every finding of the rule is a note.
  case note
  /// The rule finds nothing.
  case off

  /// The severity that findings get; `nil` when they are not wanted.
  public var severity: Severity? { Severity(rawValue: rawValue) }
}
