/// Present numbers beside recorded ones.
package struct Comparison: Sendable {
  /// How a number stands to the recorded one.
  package enum Verdict: Equatable, Sendable {
    case kept
    /// Smaller by more than is tolerated: to be recorded, or the next loss goes unseen.
    case better
    /// Larger by more than is tolerated.
    case worse
    case notRecorded
    case notMeasured

    /// Whether the comparison fails.
    package var isFailure: Bool { self != .kept && self != .better }
  }

  /// By how much of itself a number may differ from the recorded one.
  private let tolerance: Double
  private var table = TextTable(["instructions", "recorded", "present", "difference", ""])
  /// Whether nothing has failed.
  package private(set) var isKept = true
  /// Whether a number is better by more than is tolerated.
  package private(set) var hasImproved = false

  package init(tolerance: Double) {
    self.tolerance = tolerance
  }

  /// Returns how `present` stands to `recorded`.
  package func verdict(_ recorded: Double?, _ present: Double?) -> Verdict {
    guard let present else { return .notMeasured }
    guard let recorded, recorded > 0 else { return .notRecorded }
    let change = present / recorded - 1
    return change > tolerance ? .worse : change < -tolerance ? .better : .kept
  }

  /// Compares one number with the recorded one; `places` digits behind the point are shown.
  package mutating func add(_ name: String, _ recorded: Double?, _ present: Double?, places: Int) {
    let verdict = verdict(recorded, present)
    if verdict.isFailure { isKept = false }
    if verdict == .better { hasImproved = true }
    let change = recorded.flatMap { recorded in present.map { ($0 / recorded - 1) * 100 } }
    table.append([
      name, recorded.map { decimal($0, places) } ?? "", present.map { decimal($0, places) } ?? "",
      change.map { ($0 < 0 ? "" : "+") + decimal($0, 1) + " %" } ?? "", verdict.text,
    ])
  }

  /// The numbers as a table.
  package var text: String { table.text }
}

extension Comparison.Verdict {
  fileprivate var text: String {
    switch self {
    case .kept: ""
    case .better: "better"
    case .worse: "WORSE"
    case .notRecorded: "NOT RECORDED"
    case .notMeasured: "NOT MEASURED"
    }
  }
}
