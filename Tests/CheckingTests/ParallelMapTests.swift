import Testing

@testable import Checking

@Suite("Doing the same with many things")
struct ParallelMapTests {
  @Test("The results come in the order of the things", arguments: [1, 2, 3, 8, 100, nil])
  func order(_ jobs: Int?) {
    for count in [0, 1, 2, 7, 1000] {
      let results = ParallelMap.run(Array(0..<count), jobs: jobs) { number in
        // The first ones take longest.
        (0..<(count - number) * 10).reduce(number) { sum, _ in sum }
      }
      #expect(results == Array(0..<count))
    }
  }

  @Test("A result that is nil is a result")
  func optional() {
    let results = ParallelMap.run([1, 2, 3], jobs: 2) { $0 == 2 ? nil : $0 }
    #expect(results == [1, nil, 3])
  }
}
