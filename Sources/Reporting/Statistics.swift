internal import CommandLineKit
internal import Diagnostics
internal import TerminalText

/// How many findings of what kind there are.
package struct Statistics {
  private struct RuleCount {
    let rule: RuleID
    var count = 0
    var severities: Set<Severity> = []
    var fixabilities: Set<Fixability> = []
  }

  /// How many files were checked.
  let fileCount: Int

  /// How many files have findings.
  let filesWithFindings: Int

  /// How many findings there are beyond those that are reported.
  let omittedCount: Int

  private let findings: [Diagnostic]
  private let rules: [RuleCount]

  /// Counts the findings of `report`.
  package init(_ report: CheckReport) {
    fileCount = report.files.count
    omittedCount = report.omittedCount
    filesWithFindings = Set(report.findings.map(\.file)).count
    findings = report.findings
    var rules: [RuleID: RuleCount] = [:]
    for finding in report.findings {
      var count = rules[finding.rule] ?? RuleCount(rule: finding.rule)
      count.count += 1
      count.severities.insert(finding.severity)
      count.fixabilities.insert(finding.fixability)
      rules[finding.rule] = count
    }
    self.rules = rules.values.sorted { (-$0.count, $0.rule) < (-$1.count, $1.rule) }
  }

  /// Returns how many findings have `severity`.
  func count(of severity: Severity) -> Int {
    findings.count { $0.severity == severity }
  }

  /// Returns how many findings a program can mend in the way `fixability`.
  func count(of fixability: Fixability) -> Int {
    findings.count { $0.fixability == fixability }
  }
}

extension Statistics {
  /// The counts by rule as lines, the most frequent first: count, severities, rule, how to mend it.
  /// Empty where nothing was found.
  package var text: String {
    let rows = rules.map {
      [String($0.count), words(for: $0.severities), $0.rule.name, mending($0.fixabilities)]
    }
    return TextTable(rows: rows, rightAligned: [0]).text
  }

  private func words(for severities: Set<Severity>) -> String {
    Severity.allCases.filter(severities.contains).map(\.rawValue).joined(separator: ", ")
  }

  private func mending(_ fixabilities: Set<Fixability>) -> String {
    if fixabilities.contains(.safe) { return "--fix" }
    return fixabilities.contains(.unsafe) ? "--unsafe-fixes" : ""
  }

  /// All in one line without a newline, such as `3 errors and 2 warnings in 2 of 6 files (1 fixable
  /// with --fix)`.
  package var summary: String {
    guard fileCount > 0 || !rules.isEmpty else { return "no files to check" }
    guard !rules.isEmpty else { return "no findings in \(counted(fileCount, "file"))" }
    let findings = Severity.allCases.filter { count(of: $0) > 0 }
      .map { counted(count(of: $0), $0.rawValue) }
    let omitted = omittedCount > 0 ? [counted(omittedCount, "more finding")] : []
    return listed(findings + omitted) + " in " + files + fixable
  }

  private var files: String {
    fileCount > filesWithFindings
      ? "\(filesWithFindings) of \(counted(fileCount, "file"))"
      : counted(filesWithFindings, "file")
  }

  private var fixable: String {
    switch (count(of: .safe), count(of: .unsafe)) {
    case (0, 0): ""
    case (let safe, 0): " (\(safe) fixable with --fix)"
    case (0, let unsafe): " (\(unsafe) fixable with --unsafe-fixes)"
    case (let safe, let unsafe):
      " (\(safe) fixable with --fix, \(unsafe) more with --unsafe-fixes)"
    }
  }
}

/// Returns a number with its noun: `1 file`, `2 files`.
private func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}

/// Returns words as a list: `a, b and c`.
private func listed(_ words: [String]) -> String {
  guard words.count > 1, let last = words.last else { return words.joined() }
  return words.dropLast().joined(separator: ", ") + " and " + last
}
