import Measuring

extension Benchmark {
  /// Ten times as many records, points of a boundary, and files.
  mutating func measureGrowth() throws {
    let (large, small) = (try inputs.attractions(1_000_000), try inputs.attractions(100_000))
    try measureGrowth(
      zip(
        [programs.floor(large)] + programs.ours(large, count: 1_000_000),
        [programs.floor(small)] + programs.ours(small, count: 100_000)),
      "1,000,000 against 100,000 records", limit: 10.5)
    let (park, smallPark) = (
      try inputs.park(boundaryCount: 100_000), try inputs.park(boundaryCount: 10_000)
    )
    try measureGrowth(
      zip([programs.check(park)], [programs.check(smallPark)]),
      "100,000 against 10,000 points of a boundary", limit: 20)
    let (files, fewFiles) = (try inputs.files(2_000), try inputs.files(200))
    try measureGrowth(
      zip([programs.check(files, jobs: 1)], [programs.check(fewFiles, jobs: 1)]),
      "2,000 against 200 files", limit: 10.5)
  }

  private mutating func measureGrowth(
    _ pairs: some Sequence<(Command, Command)>, _ name: String, limit: Double
  ) throws {
    for (large, small) in pairs {
      let series = try time([large, small], rounds: min(3, options.rounds))
      let ratio = series[0].ratio(to: series[1], \.cpu)
      note(figure: "\(large.name), \(name), CPU time", ratio, "times", .atMost, limit)
    }
  }
}
