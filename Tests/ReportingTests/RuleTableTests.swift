import ByteIO
import ParkChecks
import Testing

@testable import Reporting

@Suite struct RuleTableTests {
  private let table = RuleTable([SampleReport.swapped, SampleReport.number, SampleReport.empty])

  @Test("a rule is a row")
  func rows() {
    #expect(
      table.text() == """
        coordinate-swapped      error    unsafe  latitude and longitude are exchanged
        attraction-type-number  warning  fix     an integer for the type
        attraction-name-empty   warning          an empty name

        """)
  }

  @Test("a summary goes on below itself where the table would be too wide")
  func wrapping() {
    #expect(
      table.text(width: 63).hasPrefix(
        """
        coordinate-swapped      error    unsafe  latitude and longitude
                                                 are exchanged

        """))
  }

  @Test("the table of all rules fits into 80 columns")
  func all() {
    let rules = RuleCatalogue.rules
    let lines = RuleTable(rules.map { RuleSummary($0) }).text(width: 80).split(separator: "\n")
    #expect(lines.count >= rules.count)
    for line in lines { #expect(line.count <= 80) }
  }

  @Test("JSON has an object a rule, with the members that the schema knows")
  func json() throws {
    var buffer = ByteBuffer()
    table.writeJSON(to: &buffer)
    let rules = try ParsedJSON(String(decoding: buffer.bytes, as: UTF8.self))
    #expect(rules.elements.map { $0["id"].string }.count == 3)
    #expect(rules[0]["fix"].string == "unsafe")
    #expect(rules[0]["rationale"].string == "The app draws {lat,lon}.")
    let type = try ReportSchema.types()["rule"]
    #expect(type["properties"].names == rules[0].names)
    #expect(Set(type["required"].strings) == rules[0].names)
  }
}
