import Testing

@testable import Reporting

@Suite struct GitReportTests {
  @Test("GitHub gets a command a finding")
  func gitHub() {
    let lines = written(SampleReport.small, .github).split(separator: "\n")
    #expect(
      lines[1] == """
        ::warning file=Map/Pins.plist,line=9,col=3,title=parkcheck%3A attraction-type-number::\
        [0].type: <integer>1</integer>: expected a string
        """)
    #expect(lines[2].hasPrefix("::notice file=Map/Walk.plist,line=4,col=5,"))
    #expect(lines[3].hasPrefix("::error file=Map/Gone.plist,title=parkcheck::cannot open '"))
  }

  @Test("neither a name nor a message ends its command, its properties or its line")
  func gitHubEscapes() throws {
    for line in written(SampleReport.hostile, .github).split(separator: "\n") {
      let parts = line.dropFirst(2).split(separator: "::", maxSplits: 1)
      let properties = try #require(parts.first).dropFirst("error ".count)
      for property in properties.split(separator: ",") {
        let name = property.prefix { $0 != "=" }
        #expect(["file", "line", "col", "title"].contains(name))
      }
      #expect(line.hasPrefix("::error file="))
      #expect(!line.contains("%0A%;"))
    }
    #expect(
      written(SampleReport.hostile, .github)
        .contains("file=日本 %2541/a%3Ab%2Cc.plist,line=2,col=9,title="))
    #expect(written(SampleReport.hostile, .github).contains("[31m%250A%25&amp;]]>"))
  }

  @Test("GitLab gets an object a finding, each with a fingerprint of its own")
  func gitLab() throws {
    let findings = try ParsedJSON(written(SampleReport.small, .gitlab)).elements
    #expect(findings.map { $0["severity"].string } == ["major", "minor", "info"])
    #expect(findings[0]["location"]["path"].string == "Map/Pins.plist")
    #expect(findings[0]["location"]["lines"]["begin"].number == 7)
    #expect(findings[0]["check_name"].string == "coordinate-swapped")
    #expect(Set(findings.map { $0["fingerprint"].string }).count == 3)
  }

  @Test("GitLab's report of nothing is an empty array")
  func gitLabEmpty() {
    var report = SampleReport.small
    report.findings = []
    #expect(written(report, .gitlab) == "[]\n")
  }
}
