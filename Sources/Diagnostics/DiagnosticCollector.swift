/// Collects findings, keeping the first ones of each file in full and counting the rest.
///
/// A file with a million faults must not fill the memory, and nobody reads the thousandth message.
public final class DiagnosticCollector {
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

  /// Creates an empty collector that keeps at most `limit` findings.
  public init(limit: Int = 1000) {
    self.limit = limit
  }

  /// Adds a finding.
  public func report(_ diagnostic: Diagnostic) {
    count(diagnostic.severity)
    if diagnostics.count < limit {
      diagnostics.append(diagnostic)
    } else {
      droppedCount += 1
    }
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
