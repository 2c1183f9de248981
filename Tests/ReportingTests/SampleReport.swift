import ByteIO
import Diagnostics
import TerminalText

@testable import Reporting

/// Reports to write.
enum SampleReport {
  static let swapped = RuleSummary(
    id: RuleID("coordinate-swapped"), severity: .error, fixability: .unsafe,
    summary: "latitude and longitude are exchanged", rationale: "The app draws {lat,lon}.",
    remedy: "Exchange the two numbers.", helpAddress: "https://example.org/rules#swapped")
  static let number = RuleSummary(
    id: RuleID("attraction-type-number"), severity: .warning, fixability: .safe,
    summary: "an integer for the type", rationale: "The app drops the file.",
    remedy: "Write a string.")
  static let empty = RuleSummary(
    id: RuleID("attraction-name-empty"), severity: .warning, summary: "an empty name",
    rationale: "The pin has no title.", remedy: "Name it.")

  /// A report of two files with findings, a clean one and one that can't be read.
  static let small = CheckReport(
    tool: .init(name: "parkcheck", version: "1.2.0"), rules: [swapped, number, empty],
    files: ["./Map/Pins.plist", "Map/Walk.plist", "Map/Park.plist"],
    findings: [
      finding(
        swapped, "./Map/Pins.plist", 7, 3, "[0].location",
        "\"{-118.6,34.4}\" is 12.5 km from the park: expected a place near to it",
        cause: "\"{34.4,-118.6}\" (latitude, longitude) is near to it"),
      finding(
        number, "./Map/Pins.plist", 9, 3, "[0].type", "<integer>1</integer>: expected a string"),
      finding(empty, "Map/Walk.plist", 4, 5, "", "\"\": expected a name", .note),
    ],
    unreadable: [
      .init(path: "Map/Gone.plist", reason: "cannot open 'Map/Gone.plist': Permission denied")
    ])

  /// A report whose names and messages are as hostile as can be.
  static let hostile = CheckReport(
    tool: .init(name: "parkcheck", version: "1.2.0"), rules: [swapped],
    files: [hostileName, "日本 %41/a:b,c.plist"],
    findings: [
      finding(swapped, hostileName, 1, 1, "[0].\u{1B}[2J", hostileMessage, cause: "\u{202E}]]>"),
      finding(swapped, "日本 %41/a:b,c.plist", 2, 9, "", hostileMessage),
    ],
    unreadable: [.init(path: hostileName, reason: hostileMessage)])

  static let hostileName = "a\n::error::x\r\u{1B}]0;t\u{7}<&\">'%0A\\\u{202E}\u{9B}\u{FFFF}.plist"
  static let hostileMessage =
    "\"</a>\n::set-output name=x::y\r\u{0}\u{1B}[31m%0A%&amp;]]>\u{2028}\u{FFFE}[go](https://x) {0}\""

  static func finding(
    _ rule: RuleSummary, _ file: String, _ line: UInt32, _ column: UInt32, _ keyPath: String,
    _ message: String, cause: String? = nil, _ severity: Severity? = nil
  ) -> Diagnostic {
    let position = SourcePosition(line: line, column: column)
    let edit = ValueEdit(at: position, .removal)
    return Diagnostic(
      rule: rule.id, severity: severity ?? rule.severity, file: file, position: position,
      keyPath: keyPath, message: message, likelyCause: cause,
      fix: rule.fixability == .none ? nil : Fix(isSafe: rule.fixability == .safe, edits: [edit]))
  }
}

/// Returns `report` as text in `format`.
func written(
  _ report: CheckReport, _ format: ReportFormat, style: TextStyle = .plain
) -> String {
  var buffer = ByteBuffer()
  format.write(report, style: style, to: &buffer)
  return String(decoding: buffer.bytes, as: UTF8.self)
}
