import Testing

@testable import Reporting

@Suite struct SARIFReportTests {
  private func run(of report: CheckReport) throws -> ParsedJSON {
    try ParsedJSON(written(report, .sarif))["runs"][0]
  }

  @Test("a result points to its rule, its file and its place")
  func result() throws {
    let run = try run(of: SampleReport.small)
    let result = run["results"][1]
    let rule = run["tool"]["driver"]["rules"][try #require(result["ruleIndex"].number)]
    #expect(result["ruleId"].string == "attraction-type-number")
    #expect(rule["id"].string == "attraction-type-number")
    #expect(result["level"].string == "warning")
    let place = result["locations"][0]["physicalLocation"]
    #expect(place["artifactLocation"]["uri"].string == "Map/Pins.plist")
    #expect(place["artifactLocation"]["uriBaseId"].string == "%SRCROOT%")
    #expect(place["artifactLocation"]["index"].number == 0)
    #expect(place["region"]["startLine"].number == 9)
    #expect(place["region"]["startColumn"].number == 3)
    let name = result["locations"][0]["logicalLocations"][0]["fullyQualifiedName"]
    #expect(name.string == "[0].type")
    #expect(run["columnKind"].string == "unicodeCodePoints")
    #expect(run["artifacts"].elements.count == 3)
  }

  @Test("a rule tells why it matters and how to mend it, and links only to what exists")
  func rule() throws {
    let rules = try run(of: SampleReport.small)["tool"]["driver"]["rules"]
    #expect(rules[0]["helpUri"].string == "https://example.org/rules#swapped")
    #expect(rules[1]["helpUri"].value == nil)
    #expect(rules[1]["shortDescription"]["text"].string == "An integer for the type.")
    #expect(
      rules[1]["help"]["text"].string
        == "The app drops the file.\n\nWrite a string.\n\nparkcheck --fix mends it.")
    #expect(rules[1]["defaultConfiguration"]["level"].string == "warning")
  }

  @Test("braces are no placeholders, and brackets no links")
  func message() throws {
    let results = try run(of: SampleReport.hostile)["results"]
    let message = try #require(results[1]["message"]["text"].string)
    #expect(message.hasSuffix("[go] (https://x) {{0}}\""))
  }

  @Test("a name is an encoded relative address")
  func address() throws {
    let results = try run(of: SampleReport.hostile)["results"]
    let uris = results.elements.map {
      $0["locations"][0]["physicalLocation"]["artifactLocation"]["uri"].string
    }
    #expect(uris[1] == "%E6%97%A5%E6%9C%AC%20%2541/a%3Ab%2Cc.plist")
    #expect(
      uris[0]?.hasPrefix("a%0A%3A%3Aerror%3A%3Ax%0D%1B%5D0%3Bt%07%3C%26%22%3E%27%250A%5C") == true)
  }

  @Test("a file that can't be read makes the run unsuccessful, findings do not")
  func invocation() throws {
    let invocation = try run(of: SampleReport.small)["invocations"][0]
    #expect(invocation["executionSuccessful"].value as? Bool == false)
    let notification = invocation["toolExecutionNotifications"][0]
    #expect(
      notification["message"]["text"].string
        == "cannot open 'Map/Gone.plist': Permission denied")
    var report = SampleReport.small
    report.unreadable = []
    let clean = try run(of: report)["invocations"][0]
    #expect(clean["executionSuccessful"].value as? Bool == true)
  }

  @Test("a finding of a rule that is not listed has no index")
  func unlistedRule() throws {
    var report = SampleReport.small
    report.rules = [SampleReport.swapped]
    let results = try run(of: report)["results"]
    #expect(results[0]["ruleIndex"].number == 0)
    #expect(results[1]["ruleIndex"].value == nil)
    #expect(results[1]["ruleId"].string == "attraction-type-number")
  }
}
