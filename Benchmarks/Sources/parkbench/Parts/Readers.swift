import Measuring

extension Benchmark {
  /// Other programs that read property lists.
  ///
  /// The slow ones get fewer rounds, and those that are not linear a tenth of the records.
  mutating func measureReaders() throws {
    let input = try inputs.attractions(records)
    let python = Command(
      "python3 plistlib", "/usr/bin/python3",
      ["-c", "import plistlib, sys; plistlib.load(open(sys.argv[1], 'rb'))", input])
    var commands = [programs.floor(input), programs.check(input)]
    if programs.peer("python3") != nil { commands.append(python) }
    if let path = peer("check-plists") { commands.append(Command("check-plists", path, [input])) }
    if let path = peer("plutil") {
      commands.append(Command("plutil -lint", path, ["-lint", input]))
    }
    let series = try time(commands, rounds: min(3, options.rounds))
    note(series, "\(grouped(records)) attractions")
    noteLint(series, grouped(records))
    try measureSuperlinearReaders()
    if records == 100_000, let path = programs.peer("plutil") { try measureMillion(path) }
  }

  private mutating func measureSuperlinearReaders() throws {
    let count = max(1, records / 10)
    let input = try inputs.attractions(count)
    var commands = [programs.floor(input), programs.check(input)]
    if let path = programs.peer("plutil") {
      let output = "\(input).json"
      commands.append(
        Command(
          "plutil -convert json", path, ["-convert", "json", "-o", output, input],
          proof: Command.Proof(output, "\"location\"", count: count)))
    }
    if let path = peer("plistutil") {
      commands.append(Command("plistutil", path, ["-i", input, "-o", "\(input).bin"]))
    }
    note(try time(commands, rounds: min(3, options.rounds)), "\(grouped(count)) attractions")
  }

  private mutating func measureMillion(_ plutil: String) throws {
    let input = try inputs.attractions(1_000_000)
    let commands = [
      programs.floor(input), programs.check(input),
      Command("plutil -lint", plutil, ["-lint", input]),
    ]
    let series = try time(commands, rounds: 1)
    note(series, "1,000,000 attractions")
    noteLint(series, "1,000,000")
  }

  private mutating func noteLint(_ series: [Series], _ count: String) {
    guard let lint = series.first(where: { $0.name == "plutil -lint" }) else { return }
    note(
      figure: "parkcheck against plutil -lint, \(count) records, CPU time",
      lint.ratio(to: series[1], \.cpu), "times as fast", .atLeast, 30)
  }
}
