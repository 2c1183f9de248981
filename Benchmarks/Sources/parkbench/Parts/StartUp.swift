import Measuring

extension Benchmark {
  /// One small file.
  mutating func measureStartUp() throws {
    let input = try inputs.attractions(1)
    guard let xmllint = peer("xmllint") else { return }
    let commands = [
      Command("xmllint --noout", xmllint, ["--noout", input]), programs.floor(input),
      programs.convert(.geojson, input, count: 1), programs.check(input),
    ]
    let series = try time(commands, rounds: options.rounds * 20)
    note(series, "1 attraction")
    for one in series.dropFirst(2) {
      note(
        figure: "\(one.name), start-up, CPU time", one.ratio(to: series[0], \.cpu),
        "× xmllint --noout", .atMost, 1)
      note(
        figure: "\(one.name), start-up, passing time", one.ratio(to: series[0], \.wall),
        "× xmllint --noout", .atMost, 1)
    }
  }
}
