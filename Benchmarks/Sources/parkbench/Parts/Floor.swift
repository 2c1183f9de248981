import Measuring

extension Benchmark {
  /// Our programs against the parser alone, and against libxml2's own.
  mutating func measureFloor() throws {
    let input = try inputs.attractions(records)
    let xmllint = peer("xmllint")
    let programs = self.programs
    let make: (String, Int) -> [Command] = { input, count in
      [programs.floor(input)]
        + (xmllint.map { path in
          [
            Command("xmllint --sax", path, ["--sax", "--noout", input]),
            Command("xmllint --noout", path, ["--noout", input]),
          ]
        } ?? []) + programs.ours(input, count: count)
    }
    let series = try time(make(input, records))
    var counts: [String: Instructions] = [:]
    if let valgrind = peer("valgrind") {
      counts = try countInstructions(make, input, count: records, valgrind: valgrind)
    }
    note(series, "\(grouped(records)) attractions", counts)
    noteFloorFigures(series, counts)
  }

  private mutating func noteFloorFigures(_ series: [Series], _ counts: [String: Instructions]) {
    guard let floor = series.first else { return }
    for one in series where one.name.hasPrefix("park") {
      let limit = one.name.contains("geojson") ? 1.35 : 1.5
      if let net = counts[floor.name], let count = counts[one.name] {
        note(
          figure: "\(one.name), instructions", count.ratio(to: net), "× floor", .atMost, limit)
      }
      note(
        figure: "\(one.name), CPU time", one.ratio(to: floor, \.cpu), "× floor", .atMost, limit)
    }
  }
}
