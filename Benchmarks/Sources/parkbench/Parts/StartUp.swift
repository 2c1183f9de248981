import Measuring

extension Benchmark {
  /// One small file.
  mutating func measureStartUp() throws {
    let input = try inputs.attractions(1)
    guard let xmllint = peer("xmllint") else { return }
    let commands = [
      Command("xmllint --noout", xmllint, ["--noout", input]), programs.floor(input),
      programs.print(.geojson, input), programs.check(input),
    ]
    let series = try time(commands, rounds: options.rounds * 20)
    note(series, "1 attraction")
    let valgrind = peer("valgrind")
    let counts = try commands.map { command in
      try valgrind.map { Double(try launcher.instructions(of: command, valgrind: $0)) }
    }
    for (one, count) in zip(series, counts).dropFirst(2) {
      note(
        figure: "\(one.name), start-up, instructions",
        count.flatMap { count in counts[0].map { count / $0 } }, "× xmllint --noout", .atMost, 1)
      note(
        figure: "\(one.name), start-up, CPU time", one.ratio(to: series[0], \.cpu),
        "× xmllint --noout", .atMost, 1)
      note(
        figure: "\(one.name), start-up, passing time", one.ratio(to: series[0], \.wall),
        "× xmllint --noout", .atMost, 1)
    }
  }
}
