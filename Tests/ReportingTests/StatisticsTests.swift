import Testing

@testable import Reporting

@Suite struct StatisticsTests {
  private func report(_ counts: [(RuleSummary, Int)], files: Int) -> CheckReport {
    var report = SampleReport.small
    report.files = (0..<files).map { "\($0).plist" }
    report.findings = counts.flatMap { rule, count in
      (0..<count).map { SampleReport.finding(rule, "\($0 % 2).plist", 1, 1, "", "wrong") }
    }
    return report
  }

  @Test("the rules stand in the order of their counts")
  func text() {
    let counts = [(SampleReport.swapped, 2), (SampleReport.number, 11), (SampleReport.empty, 2)]
    #expect(
      Statistics(report(counts, files: 6)).text == """
        11  warning  attraction-type-number  --fix
         2  warning  attraction-name-empty
         2  error    coordinate-swapped      --unsafe-fixes

        """)
    #expect(Statistics(report([], files: 6)).text == "")
  }

  @Test(
    "the summary is one line",
    arguments: [
      ([0, 0, 0], 6, "no findings in 6 files"),
      ([0, 0, 0], 0, "no files to check"),
      ([1, 0, 0], 1, "1 error in 1 file (1 fixable with --unsafe-fixes)"),
      ([0, 0, 2], 6, "2 warnings in 2 of 6 files"),
      (
        [3, 1, 1], 6,
        "3 errors and 2 warnings in 2 of 6 files (1 fixable with --fix, 3 more with --unsafe-fixes)"
      ),
      ([0, 2, 0], 2, "2 warnings in 2 files (2 fixable with --fix)"),
    ])
  func summary(counts: [Int], files: Int, summary: String) {
    let rules = [SampleReport.swapped, SampleReport.number, SampleReport.empty]
    #expect(Statistics(report(Array(zip(rules, counts)), files: files)).summary == summary)
  }

  @Test("findings that are not listed are counted")
  func omitted() {
    var report = report([(SampleReport.empty, 2)], files: 6)
    report.omittedCount = 40
    #expect(Statistics(report).summary == "2 warnings and 40 more findings in 2 of 6 files")
  }
}
