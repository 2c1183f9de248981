internal import ByteIO
internal import Overlap
internal import Synchronization

/// Does the same with many things at the same time.
enum ParallelMap {
  /// Finds out what `transform` makes of each of `elements`, in their order.
  ///
  /// - Parameters:
  ///   - elements: The things.
  ///   - jobs: How many are worked on at the same time; `nil` for as many as there are cores.
  ///   - transform: What is done with each.
  /// - Returns: The results.
  static func run<Element: Sendable, Result: Sendable>(
    _ elements: [Element], jobs: Int?, _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    let workers = min(jobs ?? coreCount, elements.count)
    guard workers > 1 else { return elements.map(transform) }
    let next = Atomic(0)
    let results = Mutex<[Result?]>(Array(repeating: nil, count: elements.count))
    BackgroundThread.run(workers) {
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < elements.count else { return }
        let result = transform(elements[index])
        results.withLock { $0[index] = result }
      }
    }
    return results.withLock { $0.compactMap { $0 } }
  }
}
