import Testing

@testable import Spelling

@Suite struct EditDistanceTests {
  @Test(
    "each kind of edit counts once",
    arguments: [
      ("route", "route", 0), ("rout", "route", 1), ("routes", "route", 1), ("roate", "route", 1),
      ("rotue", "route", 1), ("kitten", "sitting", 3), ("ca", "abc", 3), ("", "abc", 3),
    ])
  func edits(source: String, target: String, distance: Int) {
    #expect(editDistance(from: Array(source), to: Array(target), limit: 3) == distance)
    #expect(editDistance(from: Array(target), to: Array(source), limit: 3) == distance)
  }

  @Test("a distance over the limit is none")
  func overTheLimit() {
    #expect(editDistance(from: Array("kitten"), to: Array("sitting"), limit: 2) == nil)
    #expect(editDistance(from: Array("a"), to: Array("abcd"), limit: 2) == nil)
  }
}
