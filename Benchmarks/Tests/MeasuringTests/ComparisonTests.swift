import Measuring
import Testing

@Suite struct ComparisonTests {
  @Test(
    "a count fails that is over 5 % more than recorded, or has nothing to be compared with",
    arguments: [
      (100, 100, .kept), (100, 104.9, .kept), (100, 105.1, .worse), (100, 95.1, .kept),
      (100, 94.9, .better), (nil, 100, .notRecorded), (100, nil, .notMeasured),
      (0, 100, .notRecorded),
    ] as [(Double?, Double?, Comparison.Verdict)])
  func verdict(_ recorded: Double?, _ present: Double?, _ expected: Comparison.Verdict) {
    var comparison = Comparison(tolerance: 0.05)
    #expect(comparison.verdict(recorded, present) == expected)
    comparison.add("count", recorded, present, places: 1)
    #expect(comparison.isKept == (expected == .kept || expected == .better))
    #expect(comparison.hasImproved == (expected == .better))
  }

  @Test("one worse count among kept and better ones fails the whole")
  func worst() {
    var comparison = Comparison(tolerance: 0.05)
    comparison.add("a", 100, 100, places: 0)
    comparison.add("b", 100, 120, places: 0)
    comparison.add("c", 100, 50, places: 0)
    #expect(!comparison.isKept)
  }
}
