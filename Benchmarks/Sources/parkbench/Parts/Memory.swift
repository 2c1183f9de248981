import Measuring

extension Benchmark {
  /// The most memory of our programs for small and for large files.
  mutating func measureMemory() throws {
    for count in [10_000, 1_000_000] {
      let input = try inputs.attractions(count)
      let series = try time(programs.ours(input, count: count), rounds: 1)
      note(series, "\(grouped(count)) attractions")
      for one in series {
        // A rule has to remember each place: 24 bytes a record.
        note(
          figure: "\(one.name), peak memory at \(grouped(count)) records", megabytes(one.peak),
          "MB", .atMost, 14 + Double(24 * count) / 1e6)
      }
    }
  }
}
