internal import ByteIO
internal import Diagnostics
internal import Markup

/// JUnit's XML: a test suite a file, with a failed test a finding; a clean file passes one test, and
/// a note is a skipped one.
///
/// It is valid for the schemas of Windy Road (Apache Ant) and of Jenkins. The first one demands a
/// time and a host, which are fixed, so that the same findings give the same report.
struct JUnitReport: Reporter {
  func write(_ report: CheckReport, to out: inout ByteBuffer) {
    let suites =
      report.findingsByFile.map { (path: $0.path, tests: JUnitTest.tests(of: $0)) }
      + report.unreadable.map { (path: $0.path, tests: [JUnitTest(unreadable: $0)]) }
    var xml = XMLWriter()
    out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    xml.begin("testsuites", &out)
    for (index, suite) in suites.enumerated() {
      let path = report.path(of: suite.path).text
      xml.open(
        "testsuite",
        [("name", path), ("package", report.tool.name), ("id", "\(index)")]
          + counts(of: suite.tests), &out)
      xml.empty("properties", [], &out)
      for test in suite.tests { write(test, "\(report.tool.name).\(path)", &xml, &out) }
      xml.empty("system-out", [], &out)
      xml.empty("system-err", [], &out)
      xml.end("testsuite", &out)
    }
    xml.end("testsuites", &out)
  }

  private func counts(of tests: [JUnitTest]) -> [(StaticString, String)] {
    [
      ("timestamp", "1970-01-01T00:00:00"), ("hostname", "localhost"),
      ("tests", "\(tests.count)"), ("failures", "\(tests.count { $0.outcome.isFailure })"),
      ("errors", "\(tests.count { $0.outcome.isError })"),
      ("skipped", "\(tests.count { $0.outcome.isNote })"), ("time", "0"),
    ]
  }

  private func write(
    _ test: JUnitTest, _ className: String, _ xml: inout XMLWriter, _ out: inout ByteBuffer
  ) {
    let attributes: [(StaticString, String)] = [
      ("name", test.name), ("classname", className), ("time", "0"),
    ]
    if case .passed = test.outcome { return xml.empty("testcase", attributes, &out) }
    xml.open("testcase", attributes, &out)
    switch test.outcome {
    case .passed: break
    case .noted(let finding):
      xml.empty("skipped", [("message", TextReporter.text(of: finding))], &out)
    case .failed(let finding):
      xml.element(
        "failure",
        [("type", finding.severity.rawValue), ("message", TextReporter.text(of: finding))],
        text: TextReporter.line(for: finding), &out)
    case .error(let reason):
      let reason = TextReporter.printable(reason)
      xml.element("error", [("type", "unreadable"), ("message", reason)], text: reason, &out)
    }
    xml.end("testcase", &out)
  }
}

/// A test of a suite.
private struct JUnitTest {
  enum Outcome {
    case passed
    case noted(Diagnostic)
    case failed(Diagnostic)
    case error(String)

    var isFailure: Bool { if case .failed = self { true } else { false } }
    var isNote: Bool { if case .noted = self { true } else { false } }
    var isError: Bool { if case .error = self { true } else { false } }
  }

  let name: String
  let outcome: Outcome

  /// The findings of a file, or that there are none.
  static func tests(of file: CheckReport.FileFindings) -> [JUnitTest] {
    if file.findings.isEmpty { return [JUnitTest(name: "no findings", outcome: .passed)] }
    return file.findings.map {
      JUnitTest(
        name: "\($0.rule) \($0.position)",
        outcome: $0.severity == .note ? .noted($0) : .failed($0))
    }
  }

  private init(name: String, outcome: Outcome) {
    self.name = name
    self.outcome = outcome
  }

  init(unreadable file: CheckReport.UnreadableFile) {
    self.init(name: "readable", outcome: .error(file.reason))
  }
}
