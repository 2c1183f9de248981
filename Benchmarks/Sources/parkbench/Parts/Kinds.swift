import Measuring

extension Benchmark {
  /// Other encodings, names and roles against the parser alone; there are no figures to reach.
  mutating func measureKinds() throws {
    let attractions = [
      ("UTF-16", try inputs.attractions(records, encoding: .utf16)),
      ("names beyond ASCII", try inputs.attractions(records, names: .nonASCII)),
    ]
    for (kind, input) in attractions {
      let commands = [programs.floor(input)] + programs.ours(input, count: records)
      note(try time(commands), "\(grouped(records)) attractions, \(kind)")
    }
    for (kind, input) in [
      ("boundary", try inputs.park(boundaryCount: records)), ("route", try inputs.route(records)),
    ] {
      let convert = OutputFormat.allCases.map { format in
        Command(
          programs.convert(format, input, count: 0).name, programs.parkconv,
          programs.convert(format, input, count: 0).arguments)
      }
      note(
        try time([programs.floor(input)] + convert + [programs.check(input)]),
        "a \(kind) of \(grouped(records)) points")
    }
  }
}
