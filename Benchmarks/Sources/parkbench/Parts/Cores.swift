import Measuring

extension Benchmark {
  /// What two cores bring.
  mutating func measureCores() throws {
    let files = try inputs.files(2_000)
    let jobs = try time([1, 2].map { programs.check(files, jobs: $0, cores: 2) })
    note(jobs, "2,000 files of 100")
    note(
      figure: "parkcheck, 2,000 files, two jobs against one, passing time",
      jobs[0].ratio(to: jobs[1], \.wall), "times as fast", .atLeast, 1.8)

    guard let xmllint = peer("xmllint") else { return }
    let input = try inputs.attractions(1_000_000)
    let commands = [
      Command("xmllint --sax", xmllint, ["--sax", "--noout", input], cores: 2),
      programs.convert(.geojson, input, count: 1_000_000, cores: 2),
    ]
    let series = try time(commands, rounds: min(3, options.rounds))
    note(series, "1,000,000 attractions, two cores")
    note(
      figure: "\(series[1].name), two cores, 1,000,000 records, passing time",
      series[1].ratio(to: series[0], \.wall), "× xmllint --sax", .atMost, 1)
  }
}
