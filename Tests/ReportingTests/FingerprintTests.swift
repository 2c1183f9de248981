import Diagnostics
import Testing

@testable import Reporting

@Suite struct FingerprintTests {
  private func fingerprints(_ findings: Diagnostic...) -> [String] {
    Fingerprint.all(of: findings, in: "/srv/map").map(\.text)
  }

  private let finding = SampleReport.finding(
    SampleReport.swapped, "Pins.plist", 7, 3, "[3].location", "\"{1,2}\" is 12.5 km from [4]")

  @Test("what moves with other edits does not count")
  func steady() {
    var moved = finding
    moved.position = SourcePosition(line: 90, column: 8)
    moved.keyPath = "[17].location"
    moved.message = "\"{1,2}\" is 9 km from [18]"
    moved.severity = .warning
    #expect(fingerprints(finding) == fingerprints(moved))
  }

  @Test(
    "the same file has the same path",
    arguments: ["./Pins.plist", "/srv/map/Pins.plist", "../map//Pins.plist"])
  func path(name: String) {
    var named = finding
    named.file = name
    #expect(fingerprints(finding) == fingerprints(named))
  }

  @Test("rule, file and the quoted text count")
  func content() {
    var (rule, file, text) = (finding, finding, finding)
    rule.rule = RuleID("coordinate-sign")
    file.file = "Other.plist"
    text.message = "\"{1,3}\" is 12.5 km from [4]"
    #expect(Set(fingerprints(finding, rule, file, text)).count == 4)
  }

  @Test("findings that are alike have ordinals, and the first keeps its own")
  func alike() {
    let three = fingerprints(finding, finding, finding)
    #expect(Set(three).count == 3)
    #expect(Array(three.prefix(1)) == fingerprints(finding))
  }

  @Test("a fingerprint stays what it is")
  func stable() {
    #expect(fingerprints(finding) == ["809a85228f7dda91a440f7a608c69d01"])
  }
}
