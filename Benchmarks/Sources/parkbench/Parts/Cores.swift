import Measuring

extension Benchmark {
  /// What two cores bring. Cores that share a clock or a cache bring less than two, which is why something
  /// that shares nothing is run twice at once beside.
  mutating func measureCores() throws {
    let files = try inputs.files(2_000)
    let (one, two) = (
      programs.check(files, jobs: 1, cores: 2), programs.check(files, jobs: 2, cores: 2)
    )
    let jobs = try time([one, two, programs.twice(one)])
    note(jobs, "2,000 files of 100")
    let gain = jobs[0].ratio(to: jobs[1], \.wall)
    note(
      figure: "parkcheck, 2,000 files, two jobs against one, passing time", gain, "times as fast",
      .atLeast, 1.8)
    let possible = jobs[0].ratio(to: jobs[2], \.wall).map { 2 * $0 }
    note(
      figure: "parkcheck, 2,000 files, two jobs, of what two programs at once gain",
      gain.flatMap { gain in possible.map { gain / $0 } }, "of it", .atLeast, 0.9)

    guard let xmllint = peer("xmllint") else { return }
    let input = try inputs.attractions(1_000_000)
    let alone = Command("xmllint --sax", xmllint, ["--sax", "--noout", input], cores: 2)
    let commands = [
      alone, programs.convert(.geojson, input, count: 1_000_000, cores: 2), programs.twice(alone),
    ]
    let series = try time(commands, rounds: min(3, options.rounds))
    note(series, "1,000,000 attractions, two cores")
    note(
      figure: "\(series[1].name), two cores, 1,000,000 records, passing time",
      series[1].ratio(to: series[0], \.wall), "× xmllint --sax", .atMost, 1)
  }
}
