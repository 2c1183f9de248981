/// Returns the middle of `values`, the mean of the two in the middle where their number is even; `nil`
/// if there are none.
package func median(_ values: [Double]) -> Double? {
  guard !values.isEmpty else { return nil }
  let sorted = values.sorted()
  let middle = sorted.count / 2
  return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/// The runs of one command, a round each.
package struct Series: Sendable {
  /// What the command is called.
  package let name: String
  package private(set) var runs: [Usage]

  package init(name: String, runs: [Usage] = []) {
    (self.name, self.runs) = (name, runs)
  }

  mutating func append(_ usage: Usage) { runs.append(usage) }

  /// The median of a quantity; `nil` without runs.
  package func median(_ quantity: (Usage) -> Double) -> Double? {
    Measuring.median(runs.map(quantity))
  }

  /// The most memory of any run, in KiB.
  package var peak: Int { runs.map(\.peak).max() ?? 0 }

  /// Returns the median of the ratios between this command's and the other's quantity in the same round.
  ///
  /// A machine that is slow for a while is so for both, and does not change their ratio.
  package func ratio(to other: Series, _ quantity: (Usage) -> Double) -> Double? {
    let ratios = zip(runs, other.runs).compactMap { run, base in
      quantity(base) > 0 ? quantity(run) / quantity(base) : nil
    }
    return Measuring.median(ratios)
  }
}

/// Instructions without those of starting up.
package struct Instructions: Codable, Sendable, Equatable {
  /// Those of a run over many records.
  package let total: Int
  /// Those of a run over one record.
  package let startUp: Int

  package init(total: Int, startUp: Int) {
    (self.total, self.startUp) = (total, startUp)
  }

  /// Those of the work alone.
  package var net: Int { total - startUp }

  /// Returns how many times those of `floor` they are; `nil` if that has none.
  package func ratio(to floor: Instructions) -> Double? {
    floor.net > 0 ? Double(net) / Double(floor.net) : nil
  }
}
