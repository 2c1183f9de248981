import Foundation
import Generating
import Measuring

/// One run of the benchmark.
struct Benchmark {
  let options: Options
  let programs: Programs
  let inputs: Inputs
  let launcher: Launcher
  var report = Report()

  init(_ options: Options) throws(BenchmarkError) {
    self.options = options
    programs = try Programs(in: options.programs)
    inputs = try Inputs()
    launcher = Launcher(childUsage: programs.childUsage, folder: inputs.folder)
  }

  /// Measures the parts that were asked for.
  mutating func run() throws {
    report.date = Date.now.formatted(.iso8601.year().month().day())
    report.machine = Machine(asking: programs)
    report.rounds = options.rounds
    for part in Part.allCases where options.parts.contains(part) {
      FileHandle.standardError.write(Data("measuring: \(part.rawValue)\n".utf8))
      switch part {
      case .floor: try measureFloor()
      case .memory: try measureMemory()
      case .readers: try measureReaders()
      case .writers: try measureWriters()
      case .startup: try measureStartUp()
      case .growth: try measureGrowth()
      case .cores: try measureCores()
      case .kinds: try measureKinds()
      }
    }
  }

  /// How many records the main files have.
  var records: Int { options.records ?? 100_000 }

  /// Times commands in turn, over all rounds or so many.
  func time(_ commands: [Command], rounds: Int? = nil) throws(MeasuringError) -> [Series] {
    try Rounds(rounds ?? options.rounds, launcher).run(commands, isWarm: rounds != 1)
  }

  /// Notes the runs of commands for one input; the first command is the floor.
  mutating func note(_ series: [Series], _ input: String, _ counts: [String: Instructions] = [:]) {
    guard let floor = series.first else { return }
    for one in series {
      guard let cpu = one.median(\.cpu), let wall = one.median(\.wall) else { continue }
      report.timings.append(
        Timing(
          input: input, command: one.name, cpu: cpu, wall: wall, peak: megabytes(one.peak),
          floorRatio: floor.name == "saxfloor" ? one.ratio(to: floor, \.cpu) : nil,
          instructions: counts[one.name]?.net,
          instructionRatio: counts[floor.name].flatMap { counts[one.name]?.ratio(to: $0) }))
    }
  }

  /// Notes a figure; nothing if it could not be measured.
  mutating func note(
    figure name: String, _ value: Double?, _ unit: String, _ bound: Figure.Bound, _ limit: Double
  ) {
    guard let value else { return skip("\(name): nothing to compare with") }
    report.figures.append(Figure(name, value, unit, bound, limit))
  }

  mutating func skip(_ what: String) { report.skipped.append(what) }

  /// Returns the path of another program, and notes when there is none.
  mutating func peer(_ name: String) -> String? {
    let path = programs.peer(name)
    if path == nil { skip("\(name): not installed") }
    return path
  }

  /// Counts the instructions of each command for `input` without those for a file of one record;
  /// `make` returns the commands for a file.
  func countInstructions(
    _ make: (_ input: String, _ count: Int) -> [Command], _ input: String, count: Int,
    valgrind: String
  ) throws -> [String: Instructions] {
    let small = try inputs.attractions(1)
    var counts: [String: Instructions] = [:]
    for (large, one) in zip(make(input, count), make(small, 1)) {
      counts[large.name] = Instructions(
        total: try launcher.instructions(of: large, valgrind: valgrind),
        startUp: try launcher.instructions(of: one, valgrind: valgrind))
    }
    return counts
  }
}

/// Returns megabytes, millions of bytes.
func megabytes(_ kibibytes: Int) -> Double { Double(kibibytes) * 1024 / 1e6 }

/// Returns the number with a comma between thousands.
func grouped(_ number: Int) -> String {
  var digits = String(abs(number))
  var groups: [String] = []
  while digits.count > 3 {
    groups.insert(String(digits.suffix(3)), at: 0)
    digits.removeLast(3)
  }
  return (number < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
}
