internal import ByteIO
internal import Diagnostics
internal import ParkChecks
internal import ParkModel

/// What the checker finds in a property list.
struct Judgement {
  /// The findings.
  let findings: [Diagnostic]

  /// Whether the property list could be read to its end.
  let isComplete: Bool

  /// Checks the property list `bytes`, which calls itself `name`, and keeps at most `limit` findings.
  init(of bytes: [UInt8], named name: String, limit: Int = 1000) {
    let collector = DiagnosticCollector(limit: limit)
    let configuration = Configuration()
    let checker = ParkChecker(configuration: configuration, collector: collector)
    let outcome = try? ParkReader.read(
      ByteSource(bytes, named: name), configuration: configuration, into: checker,
      diagnostics: collector)
    findings = collector.sorted
    isComplete = outcome != nil && outcome != .failed
    expect(
      isComplete || collector.errorCount > 0, "a file that can't be read, and no word on why")
  }

  /// Expects that the findings lie in the file that holds `bytes`, and can be printed.
  func expectPlaces(in bytes: [UInt8]) {
    // In other encodings, there are at most as many lines and columns as bytes.
    let lines = String(validating: bytes, as: UTF8.self).map(Judgement.lineLengths)
    for finding in findings {
      let (line, column) = (Int(finding.position.line), Int(finding.position.column))
      let isWithin =
        if let lines, !bytes.starts(with: "bplist".utf8) {
          line >= 1 && line <= lines.count && column >= 1 && column <= lines[line - 1] + 1
        } else {
          line >= 1 && line <= bytes.count + 1 && column >= 1 && column <= bytes.count + 1
        }
      expect(isWithin, "a finding outside of the file: \(TextReporter.line(for: finding))")
      expectPrintable(TextReporter.line(for: finding))
    }
  }

  /// Returns the lengths of the lines of `text` in Unicode scalars.
  private static func lineLengths(_ text: String) -> [Int] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(\.count)
  }
}
