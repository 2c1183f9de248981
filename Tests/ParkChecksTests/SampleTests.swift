import Diagnostics
import Testing

@testable import ParkChecks

/// What people really write.
@Suite struct SampleTests {
  struct FieldCase: CustomTestStringConvertible {
    let name: String
    let rules: Set<String>
    var testDescription: String { name }
  }

  static func fieldCases() throws -> [FieldCase] {
    try Repository.table("Tests/FieldCases/expected.tsv").map { fields in
      let rules = fields[1] == "-" ? [] : fields[1].split(separator: ",").map(String.init)
      return FieldCase(name: fields[0], rules: Set(rules))
    }
  }

  @Test(
    "A field case gives the findings that it should, and no other error",
    arguments: try fieldCases())
  func fieldCase(_ expected: FieldCase) throws {
    let checked = try CheckedFolder(Repository.folder + "/Tests/FieldCases/" + expected.name)
    #expect(checked.rules.isSuperset(of: expected.rules), "\(checked.listing)")
    #expect(checked.errorRules.isSubset(of: expected.rules), "\(checked.listing)")
    if expected.rules.isEmpty { #expect(checked.diagnostics.isEmpty, "\(checked.listing)") }
  }

  struct BrokenSample: CustomTestStringConvertible {
    let name: String
    let rule: String
    let position: String
    var testDescription: String { name }
  }

  static func brokenSamples() throws -> [BrokenSample] {
    try Repository.table("Samples/Broken/expected.tsv").map { fields in
      BrokenSample(name: fields[0], rule: fields[1], position: fields[2])
    }
  }

  @Test("A broken sample gives its one error, in its place", arguments: try brokenSamples())
  func brokenSample(_ expected: BrokenSample) throws {
    let checked = try CheckedFolder(Repository.folder + "/Samples/Broken/" + expected.name)
    #expect(checked.errorRules == [expected.rule], "\(checked.listing)")
    let positions = checked.diagnostics.filter { $0.rule.name == expected.rule }
      .map(\.position.description)
    if !expected.position.isEmpty {
      #expect(positions == [expected.position], "\(checked.listing)")
    }
  }

  @Test("A sound sample gives no finding", arguments: ["MagicMountain", "NorthCampus"])
  func soundSample(_ name: String) throws {
    let checked = try CheckedFolder(Repository.folder + "/Samples/" + name)
    #expect(checked.diagnostics.isEmpty, "\(checked.listing)")
  }
}
