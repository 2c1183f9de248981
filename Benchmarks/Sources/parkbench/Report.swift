import Foundation

/// All results.
struct Report: Codable {
  var date = ""
  var machine = Machine()
  var rounds = 0
  var timings: [Timing] = []
  var figures: [Figure] = []
  /// What was not measured, and why.
  var skipped: [String] = []
}

/// What one command took for one input.
struct Timing: Codable {
  let input: String
  let command: String
  /// CPU and passing time in seconds, medians of all rounds.
  let cpu: Double
  let wall: Double
  /// The most resident memory, in megabytes.
  let peak: Double
  /// How many times the floor's CPU time in the same round, the median.
  var floorRatio: Double?
  /// Instructions without those of starting up.
  var instructions: Int?
  /// How many times the floor's instructions.
  var instructionRatio: Double?
}

/// A measured number beside what it should be.
struct Figure: Codable {
  let name: String
  let value: Double
  let unit: String
  let bound: Bound
  let limit: Double
  let isReached: Bool

  enum Bound: String, Codable {
    case atMost
    case atLeast
  }

  init(_ name: String, _ value: Double, _ unit: String, _ bound: Bound, _ limit: Double) {
    (self.name, self.value, self.unit, self.bound, self.limit) = (name, value, unit, bound, limit)
    isReached = bound == .atMost ? value <= limit : value >= limit
  }
}
