import Foundation

/// What to measure.
struct Options {
  /// What is to be done with the measurements.
  enum Task {
    case benchmark
    case check(recordPath: String)
    case record(recordPath: String)
  }

  var task = Task.benchmark
  /// The folder of `parkconv` and `parkcheck`.
  var programs = ""
  var parts = Set(Part.allCases)
  /// How many records the main files have.
  var records: Int?
  var rounds = 5
  /// The file for the results as JSON.
  var jsonPath: String?

  static let usage = """
    Time parkconv and parkcheck beside other programs

    Usage: parkbench --programs FOLDER [OPTIONS]

      --programs FOLDER   Where parkconv and parkcheck are
      --only PART         Measure this part alone [repeatable] [choices: \
    \(Part.allCases.map(\.rawValue).joined(separator: ", "))]
      --records N         Records of the main files [default: 100000; with --check or --record 2000]
      --rounds N          Rounds of timing [default: 5]
      --json FILE         Write the results to FILE as JSON too
      --record FILE       Count instructions alone, and write them to FILE
      --check FILE        Count instructions, and fail where they are over 5 % more than in FILE

    """

  /// Reads the command line; `nil` if it can't be understood.
  init?(_ words: some Sequence<String>) {
    var rest = Array(words)[...]
    var only: Set<Part> = []
    while let name = rest.popFirst() {
      guard let value = rest.popFirst() else { return nil }
      switch name {
      case "--programs": programs = URL(fileURLWithPath: value).path
      case "--only":
        guard let part = Part(rawValue: value) else { return nil }
        only.insert(part)
      case "--records":
        guard let count = Options.count(value, atLeast: 2) else { return nil }
        records = count
      case "--rounds":
        guard let count = Options.count(value, atLeast: 1) else { return nil }
        rounds = count
      case "--json": jsonPath = value
      case "--record": task = .record(recordPath: value)
      case "--check": task = .check(recordPath: value)
      default: return nil
      }
    }
    if programs.isEmpty { return nil }
    if !only.isEmpty { parts = only }
  }

  private static func count(_ text: String, atLeast least: Int) -> Int? {
    Int(text).flatMap { $0 >= least ? $0 : nil }
  }
}

/// A part of the benchmark.
enum Part: String, CaseIterable {
  /// Conversion and checking of attractions against the parser alone.
  case floor
  /// Peak memory at 10,000 and at 1,000,000 records.
  case memory
  /// Other programs that read property lists.
  case readers
  /// Other programs that write KML and GPX.
  case writers
  /// One small file.
  case startup
  /// Ten times as much of everything.
  case growth
  /// Two cores.
  case cores
  /// Other encodings, names and roles.
  case kinds
}
