internal import Diagnostics
internal import ParkModel

/// What the checks have found.
extension SVGLegend {
  /// How many findings a legend lists.
  static let findingLimit = 15

  mutating func addFindings(_ marks: FindingMarks) {
    if marks.findings.isEmpty { return }
    let count = marks.findings.count + marks.droppedCount
    addHeading("Findings", value: String(count))
    for (index, finding) in marks.findings.prefix(Self.findingLimit).enumerated() {
      let message = TextReporter.printable(finding.message)
      addWrapped(.finding(finding.severity, index + 1), message, limit: 4)
      addRemark("\(finding.position) in \(fileName(of: finding))", limit: 1)
    }
    if count > Self.findingLimit {
      add(.none, "And more", value: String(count - Self.findingLimit))
    }
  }

  private func fileName(of finding: Diagnostic) -> String {
    TextReporter.printable(ParkFile(path: finding.file, role: .park).name)
  }
}
