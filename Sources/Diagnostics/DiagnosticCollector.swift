/// Collects findings, keeping the first ones of each file in full and counting the rest.
///
/// A file with a million faults must not fill the memory, and nobody reads the thousandth message.
/// The severities that the user gave to rules hold for all findings, whoever reports them.
public final class DiagnosticCollector {
  private let levels: [RuleID: SeverityLevel]

  /// The comments of each file that say which findings are not wanted.
  private var suppressions: [String: SuppressionIndex] = [:]

  /// How many findings are kept.
  public let limit: Int

  /// The findings kept, in the order in which they came.
  public private(set) var diagnostics: [Diagnostic] = []

  /// How many findings came beyond the limit.
  public private(set) var droppedCount = 0

  /// How many findings of error severity came, kept or not.
  public private(set) var errorCount = 0

  /// How many findings of warning severity came, kept or not.
  public private(set) var warningCount = 0

  /// Creates an empty collector that keeps at most `limit` findings and gives those of the rules in
  /// `levels` the severity that stands there.
  public init(limit: Int = 1000, levels: [RuleID: SeverityLevel] = [:]) {
    self.limit = limit
    self.levels = levels
  }

  /// Adds a finding.
  public func report(_ diagnostic: Diagnostic) {
    report(diagnostic.rule, diagnostic.severity, in: diagnostic.file, at: diagnostic.position) {
      diagnostic
    }
  }

  /// Adds a finding of `rule` at `position` of `file`, which is worked out only if it is kept.
  package func report(
    _ rule: RuleID, _ usual: Severity, in file: String, at position: SourcePosition,
    _ diagnostic: () -> Diagnostic
  ) {
    guard let severity = severity(of: rule, usual: usual),
      !isSuppressed(rule, in: file, at: position)
    else { return }
    count(severity)
    guard diagnostics.count < limit else {
      droppedCount += 1
      return
    }
    var diagnostic = diagnostic()
    diagnostic.severity = severity
    diagnostics.append(diagnostic)
  }

  private func isSuppressed(
    _ rule: RuleID, in file: String, at position: SourcePosition
  ) -> Bool {
    if suppressions.isEmpty { return false }
    return suppressions[file]?.takesOut(rule, at: position) ?? false
  }

  /// Returns whether the findings of `rule` are not wanted.
  public func isOff(_ rule: RuleID) -> Bool { levels[rule] == .off }

  private func severity(of rule: RuleID, usual: Severity) -> Severity? {
    if levels.isEmpty { return usual }
    return levels[rule].map(\.severity) ?? usual
  }

  private func count(_ severity: Severity) {
    switch severity {
    case .error: errorCount += 1
    case .warning: warningCount += 1
    case .note: break
    }
  }
}

extension DiagnosticCollector {
  /// The comments of `file` that say which findings are not wanted, in their order.
  public func suppressions(in file: String) -> [Suppression] { suppressions[file]?.all ?? [] }

  /// Takes note of a comment in `file` and returns its number there; `nil` where there are too many.
  package func add(_ suppression: Suppression, in file: String) -> Int? {
    suppressions[file, default: SuppressionIndex()].add(suppression)
  }

  /// Lets the comment `number` of `file` hold from `position` on.
  package func beginSuppression(_ number: Int, in file: String, at position: SourcePosition) {
    suppressions[file]?.begin(number, at: position)
  }

  /// Lets the comment `number` of `file` hold up to `position`.
  package func endSuppression(_ number: Int, in file: String, at position: SourcePosition) {
    suppressions[file]?.end(number, at: position)
  }
}

extension DiagnosticCollector {
  /// The findings in the order of the files as they first came up, those of one file in the order of
  /// their places.
  public var sorted: [Diagnostic] {
    var ranks: [String: Int] = [:]
    for diagnostic in diagnostics where ranks[diagnostic.file] == nil {
      ranks[diagnostic.file] = ranks.count
    }
    return diagnostics.enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      let (rankA, rankB) = (ranks[a.file] ?? 0, ranks[b.file] ?? 0)
      return (rankA, a.position, left.offset) < (rankB, b.position, right.offset)
    }.map(\.element)
  }
}
