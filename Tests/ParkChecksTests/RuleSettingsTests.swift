import Diagnostics
import ParkModel
import Testing

@testable import ParkChecks

@Suite struct RuleSettingsTests {
  private let skewed = Example.park(bottomLeft: "{52.1000,4.2916}")

  private func check(_ example: Example, _ json: String) throws -> CheckedFolder {
    let folder = try TemporaryFolder()
    try folder.write(Example.document(of: example.text), to: example.fileName)
    try folder.write(json, to: "parktools.json")
    return try CheckedFolder(folder.path)
  }

  @Test(
    "The configuration sets the severity of a rule",
    arguments: [("error", Severity.error), ("note", .note), ("off", nil)])
  func severity(_ level: String, _ severity: Severity?) throws {
    let json = #"{ "rules": { "severity": { "overlay-skewed": "\#(level)" } } }"#
    #expect(try check(skewed, json).diagnostics.map(\.severity) == [severity].compactMap { $0 })
  }

  @Test("The findings of readers get the severity too")
  func readers() throws {
    let json = #"{ "rules": { "severity": { "coordinate-syntax": "warning" } } }"#
    let checked = try check(.route("{52.1020,4.2940}", "{52.1025,4.2956}", "{}"), json)
    #expect(checked.diagnostics.map(\.severity) == [.warning], "\(checked.listing)")
  }

  @Test("The configuration sets thresholds")
  func threshold() throws {
    let json = #"{ "rules": { "thresholds": { "overlaySkewMetres": 200 } } }"#
    #expect(try check(skewed, json).diagnostics.isEmpty)
  }

  @Test(
    "What is not understood is refused with a suggestion",
    arguments: [
      (#"{ "rules": { "severity": { "overlay-skew": "off" } } }"#, "overlay-skewed"),
      (#"{ "rules": { "severity": { "overlay-skewed": "warn" } } }"#, "warning"),
      (#"{ "rules": { "thresholds": { "outsideMeters": 2 } } }"#, "outsideMetres"),
    ])
  func suggestion(_ json: String, _ meant: String) throws {
    do {
      _ = try check(skewed, json)
      Issue.record("the configuration was accepted")
    } catch ConfigurationError.invalid(let faults) {
      #expect(faults.map(\.likelyCause) == ["did you mean \"\(meant)\"?"])
    }
  }

  @Test("A threshold is a number of 0 or more")
  func negativeThreshold() throws {
    #expect(throws: ConfigurationError.self) {
      try check(skewed, #"{ "rules": { "thresholds": { "jumpRatio": -1 } } }"#)
    }
  }
}
