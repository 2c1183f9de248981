import Measuring
import Testing

@Suite struct StatisticsTests {
  @Test(
    "the median is the middle, or the mean of the two in the middle",
    arguments: [
      ([3], 3), ([9, 1, 5], 5), ([4, 1, 100, 2], 3), ([7, 7, 1, 900, 8], 7),
    ] as [([Double], Double)])
  func middle(_ values: [Double], _ expected: Double) {
    #expect(median(values) == expected)
  }

  @Test("nothing has no median")
  func nothing() {
    #expect(median([]) == nil)
  }

  @Test("a ratio compares the runs of one round, not the medians")
  func pairedRatio() {
    // The machine was slow for two rounds, in which the other command ran too.
    let floor = Series(name: "floor", runs: [run(1), run(10), run(12)])
    let other = Series(name: "other", runs: [run(2), run(20), run(36)])
    #expect(other.ratio(to: floor, \.cpu) == 2)
    #expect(other.median(\.cpu) == 20)
  }

  @Test("a round without a base counts for nothing")
  func zeroBase() {
    let floor = Series(name: "floor", runs: [run(0), run(2)])
    #expect(Series(name: "other", runs: [run(5), run(6)]).ratio(to: floor, \.cpu) == 3)
    #expect(Series(name: "none").ratio(to: floor, \.cpu) == nil)
  }

  @Test("CPU time is that of the program and of the kernel for it")
  func cpu() {
    #expect(Usage(user: 1, system: 0.5, wall: 9, peak: 0).cpu == 1.5)
  }

  @Test("start-up counts in neither side of a ratio of instructions")
  func instructions() {
    let floor = Instructions(total: 1_100, startUp: 100)
    let ours = Instructions(total: 2_500, startUp: 1_000)
    #expect(ours.ratio(to: floor) == 1.5)
    #expect(ours.ratio(to: Instructions(total: 7, startUp: 7)) == nil)
  }

  private func run(_ seconds: Double) -> Usage {
    Usage(user: seconds, system: 0, wall: 1, peak: 0)
  }
}
