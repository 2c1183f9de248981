import Diagnostics
import ParkModel
import Testing

@testable import ParkChecks

@Suite struct CatalogueTests {
  @Test("The catalogue and the configuration know the same rules, in the same order")
  func names() {
    #expect(RuleCatalogue.rules.map(\.id) == RuleID.all)
  }

  @Test("A rule explains itself", arguments: RuleCatalogue.rules.map(\.id.name))
  func explanation(_ name: String) throws {
    let rule = try #require(RuleCatalogue.rules.first { $0.id.name == name })
    #expect(!rule.triggering.isEmpty && !rule.nonTriggering.isEmpty)
    for text in [rule.rationale, rule.remedy] {
      #expect(text.hasSuffix(".") && text.first?.isUppercase == true || text.hasPrefix("{"))
    }
    #expect(!rule.summary.hasSuffix(".") && rule.summary.first?.isUppercase == false)
    #expect(!rule.summary.contains("\n"))
  }
}
