import Foundation
import Measuring

/// The recorded instruction counts, from which the present ones may not stray.
struct Recorded: Codable {
  /// How many records the file had.
  let records: Int
  /// The instructions of a command for the file, without starting up, in those of the floor for it.
  var ratios: [String: Double] = [:]
  /// The instructions of a command for a file of one record.
  var startUps: [String: Int] = [:]

  /// By how much a count may be over the recorded one.
  static let tolerance = 0.05
}

extension Benchmark {
  /// Counts the instructions for a small file.
  ///
  /// The floor is counted along: another libxml2 or C library changes both. Its start-up is that of the
  /// dynamic linker, so the start-ups are kept as they are.
  func count(records: Int, valgrind: String) throws -> Recorded {
    let programs = self.programs
    let counts = try countInstructions(
      { input, count in [programs.floor(input)] + programs.ours(input, count: count) },
      try inputs.attractions(records), count: records, valgrind: valgrind)
    var recorded = Recorded(records: records)
    guard let floor = counts["saxfloor"] else { return recorded }
    for (name, count) in counts where name != "saxfloor" {
      recorded.ratios[name] = count.ratio(to: floor).map { ($0 * 1e4).rounded() / 1e4 }
      recorded.startUps[name] = count.startUp
    }
    return recorded
  }

  /// Compares the present counts with the recorded ones; returns whether none is too large.
  func isKept(_ path: String) throws -> Bool {
    guard let data = FileManager.default.contents(atPath: path),
      let recorded = try? JSONDecoder().decode(Recorded.self, from: data)
    else { throw BenchmarkError.records(path) }
    guard let valgrind = programs.peer("valgrind") else { throw BenchmarkError.missing("valgrind") }
    let comparison = compare(recorded, try count(records: recorded.records, valgrind: valgrind))
    print(comparison.text)
    if !comparison.isKept {
      print("More instructions than recorded. If that is meant: make record")
    } else if comparison.hasImproved {
      print("Fewer instructions than recorded. Keep that: make record")
    }
    return comparison.isKept
  }

  private func compare(_ recorded: Recorded, _ present: Recorded) -> Comparison {
    var comparison = Comparison(tolerance: Recorded.tolerance)
    for name in Set(recorded.ratios.keys).union(present.ratios.keys).sorted() {
      comparison.add("\(name), × floor", recorded.ratios[name], present.ratios[name], places: 3)
    }
    for name in Set(recorded.startUps.keys).union(present.startUps.keys).sorted() {
      comparison.add(
        "\(name), start-up", recorded.startUps[name].map(Double.init),
        present.startUps[name].map(Double.init), places: 0)
    }
    return comparison
  }

  /// Records the present counts.
  func record(in path: String) throws {
    guard let valgrind = programs.peer("valgrind") else { throw BenchmarkError.missing("valgrind") }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let present = try count(records: options.records ?? 2_000, valgrind: valgrind)
    try (encoder.encode(present) + Data("\n".utf8)).write(to: URL(fileURLWithPath: path))
  }
}
