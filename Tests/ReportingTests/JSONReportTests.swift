import Foundation
import Testing

@testable import Reporting

@Suite struct JSONReportTests {
  @Test("a finding is read back as it was")
  func finding() throws {
    let finding = try ParsedJSON(written(SampleReport.hostile, .json))["findings"][0]
    #expect(finding["path"].string == SampleReport.hostileName)
    #expect(finding["message"].string == SampleReport.hostileMessage)
    #expect(finding["keyPath"].string == "[0].\u{1B}[2J")
    #expect(finding["likelyCause"].string == "\u{202E}]]>")
    #expect(finding["line"].number == 1 && finding["column"].number == 1)
    #expect(finding["severity"].string == "error")
    #expect(finding["rule"].string == "coordinate-swapped")
    #expect(finding["fix"].string == "unsafe")
  }

  @Test("the summary counts")
  func summary() throws {
    var report = SampleReport.small
    report.omittedCount = 7
    let summary = try ParsedJSON(written(report, .json))["summary"]
    let expected = [
      "files": 3, "filesWithFindings": 2, "errors": 1, "warnings": 1, "notes": 1, "omitted": 7,
      "fixable": 1, "unsafelyFixable": 1,
    ]
    #expect(summary.value as? [String: Int] == expected)
  }

  @Test("each line of JSON lines is a finding of the JSON report")
  func lines() throws {
    for report in [SampleReport.small, SampleReport.hostile] {
      let findings = try ParsedJSON(written(report, .json))["findings"]
      let lines = written(report, .jsonLines).split(separator: "\n")
      #expect(lines.count == report.findings.count)
      for (index, line) in lines.enumerated() {
        let object = try #require(ParsedJSON(String(line)).value as? NSDictionary)
        #expect(object == findings[index].value as? NSDictionary)
      }
    }
  }

  @Test("the schema knows exactly the members that are written")
  func schema() throws {
    let types = try ReportSchema.types()
    let report = try ParsedJSON(written(SampleReport.small, .json))
    let values = [
      "report": report, "tool": report["tool"], "summary": report["summary"],
      "finding": report["findings"][0], "unreadableFile": report["unreadable"][0],
    ]
    for (name, value) in values {
      #expect(types[name]["properties"].names == value.names)
      #expect(Set(types[name]["required"].strings) == value.names)
      #expect(types[name]["additionalProperties"].value as? Bool == false)
    }
    #expect(types["report"]["properties"]["version"]["const"].number == report["version"].number)
  }
}
