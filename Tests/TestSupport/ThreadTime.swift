#if canImport(Glibc)
  import Glibc
#endif

/// Returns the CPU time that this thread has taken so far, in nanoseconds.
package func threadTime() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// Returns the CPU time that this thread takes for `body`, in nanoseconds: the lesser of two runs, and not
/// less than a millisecond, so that ratios of times mean something.
package func threadTime(of body: () throws -> Void) rethrows -> UInt64 {
  var least = UInt64.max
  for _ in 0..<2 {
    let start = threadTime()
    try body()
    least = min(least, threadTime() - start)
  }
  return max(least, 1_000_000)
}
