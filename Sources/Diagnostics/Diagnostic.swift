/// One finding about one place in one file.
public struct Diagnostic: Sendable, Hashable {
  /// The rule that found it.
  public var rule: RuleID

  /// How bad it is.
  public var severity: Severity

  /// The file, as the user named it; `<stdin>` for standard input.
  public var file: String

  /// Where in the file the value at fault begins.
  public var position: SourcePosition

  /// The way from the root to the value, such as `boundary[3]` or `[7].location`; empty for the root.
  public var keyPath: String

  /// What is wrong and what was expected: lower case, no full stop, the user's text in quotes.
  public var message: String

  /// What was probably meant, where the data shows it.
  public var likelyCause: String?

  /// What a program can do about it.
  public var fix: Fix?

  /// Creates a finding.
  public init(
    rule: RuleID, severity: Severity, file: String, position: SourcePosition, keyPath: String,
    message: String, likelyCause: String? = nil, fix: Fix? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.file = file
    self.position = position
    self.keyPath = keyPath
    self.message = message
    self.likelyCause = likelyCause
    self.fix = fix
  }
}
