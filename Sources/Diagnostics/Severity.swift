/// How bad a finding is.
public enum Severity: String, CaseIterable, Sendable {
  /// The file is wrong: a conversion stops and the checker fails.
  case error
  /// The file is most probably not what its author meant; it still converts.
  case warning
  /// Worth knowing.
  case note
}
