#if os(Linux)
  internal import CLinux
#endif

#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#endif

/// The number of processors that the program may run on.
package var coreCount: Int {
  #if os(Linux)
    let allowedCount = Int(parktools_count_processors())
    if allowedCount > 0 { return allowedCount }
  #endif
  return max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
}

/// Has the system begin to bring the bytes in `range` of the file behind `descriptor` onto the disk, where
/// it can.
func beginStoring(_ range: Range<Int>, of descriptor: Int32) {
  #if os(Linux)
    parktools_begin_storing(descriptor, Int64(range.lowerBound), Int64(range.count))
  #endif
}

/// Whether the program has the signal `number` ignored.
func isIgnored(_ number: Int32) -> Bool {
  // SIG_IGN is a pointer to nowhere, and pointers to functions can't be compared.
  handlerAddress(of: number) == 1
}

/// Whether the program leaves the signal `number` to the system.
func isDefault(_ number: Int32) -> Bool { handlerAddress(of: number) == 0 }

private func handlerAddress(of number: Int32) -> Int? {
  var action = sigaction()
  guard sigaction(number, nil, &action) == 0 else { return nil }
  #if canImport(Darwin)
    let handler = action.__sigaction_u.__sa_handler
  #else
    let handler = action.__sigaction_handler.sa_handler
  #endif
  return unsafeBitCast(handler, to: Int.self)
}
