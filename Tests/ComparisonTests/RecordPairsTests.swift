import Testing

@testable import Comparison

@Suite struct RecordPairsTests {
  /// The steps in short: `-a` is gone, `+a` has come, `a` is in both.
  private func steps(_ old: String, _ new: String) -> [String] {
    let (one, other) = (Array(old), Array(new))
    return RecordPairs(one, other, by: [{ String($0) }, { $0.lowercased() }])
      .steps.map { step in
        switch step {
        case .old(let place): "-\(one[place])"
        case .new(let place): "+\(other[place])"
        case .both(let place, _): String(one[place])
        }
      }
  }

  @Test(
    "records come in the order of the new version, and one that is gone follows its neighbour",
    arguments: [
      ("abc", "abc", ["a", "b", "c"]), ("abc", "ac", ["a", "-b", "c"]),
      ("abc", "bc", ["-a", "b", "c"]), ("abc", "cab", ["c", "a", "b"]),
      ("abc", "cxb", ["-a", "c", "+x", "b"]), ("", "a", ["+a"]), ("a", "", ["-a"]),
    ])
  func order(old: String, new: String, expected: [String]) {
    #expect(steps(old, new) == expected)
  }

  @Test("the first test goes before the second, whatever the order of the records")
  func testOrder() {
    #expect(steps("aA", "A") == ["-a", "A"])
    #expect(steps("ab", "A") == ["a", "-b"])
  }

  @Test("a record without a key is no other's pair by it")
  func keyless() {
    let keys: [(Int) -> Int?] = [{ $0 > 1 ? $0 : nil }]
    let pairs = RecordPairs([1, 2], [1, 2], by: keys).steps.compactMap { step in
      if case .both(let old, let new) = step { [old, new] } else { nil }
    }
    #expect(pairs == [[1, 1]])
  }

  /// Each record against each other one would be ten milliards of comparisons.
  @Test("many records without a pair take no long time", .timeLimit(.minutes(1)))
  func many() {
    let count = 100_000
    let pairs = RecordPairs(
      Array(0..<count), Array(count..<2 * count), by: [{ "a\($0)" }, { "b\($0)" }])
    #expect(pairs.steps.count == 2 * count)
  }
}
