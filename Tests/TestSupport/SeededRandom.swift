/// Random numbers that are the same for the same seed: SplitMix64.
package struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  /// Creates the sequence that belongs to `seed`.
  package init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed)
  }

  /// Returns the next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Returns a whole number in `range`; not quite evenly where that is huge, but quickly.
  package mutating func int(in range: ClosedRange<Int>) -> Int {
    let count = UInt64(bitPattern: Int64(range.upperBound &- range.lowerBound)) &+ 1
    let offset = count == 0 ? next() : next() % count
    return range.lowerBound &+ Int(truncatingIfNeeded: offset)
  }

  /// Returns a number in `range`.
  package mutating func double(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// Returns true in one of `count` cases.
  package mutating func oneIn(_ count: Int) -> Bool { int(in: 1...count) == 1 }

  /// Returns one of `choices`, of which there must be one.
  package mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[int(in: 0...choices.count - 1)]
  }

  /// Returns `count` decimal digits.
  package mutating func digits(_ count: Int) -> String {
    var digits: [UInt8] = []
    for _ in 0..<count { digits.append(UInt8(ascii: "0") + UInt8(next() % 10)) }
    return String(decoding: digits, as: UTF8.self)
  }
}
