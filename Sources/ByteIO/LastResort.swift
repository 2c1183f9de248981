internal import Synchronization

/// What is done when the program can go on no more: memory that the system refuses, or a fault of the program
/// itself.
///
/// Swift ends a program that gets no memory by a signal. So a handler takes the signals of that kind: it
/// removes what has a passing name (``PassingNames``) and says what has happened. Where memory was refused,
/// the program ends with status 2, else with the signal, as it would have without the handler. What takes
/// over such a signal by itself, as sanitizers do, keeps it.
package enum LastResort {
  /// Ends the program where the system gives no memory.
  static func endForWantOfMemory() -> Never {
    errno = ENOMEM
    abort()
  }

  /// Prepares for the worst; `program` is what the program calls itself.
  package static func arm(for program: String) {
    messages = (
      bytes(program + ": there is not enough memory\n"),
      bytes(program + ": ended by a fault of its own, about which its makers want to know\n")
    )
    _ = hasBegun.load(ordering: .relaxed)
    for number in [SIGABRT, SIGBUS, SIGILL, SIGSEGV, SIGTRAP] where isDefault(number) {
      signal(number, handler)
    }
  }

  /// What is said of refused memory and of a fault; both stay where they are.
  nonisolated(unsafe) private static var messages:
    (memory: UnsafeRawBufferPointer, fault: UnsafeRawBufferPointer)?

  private static let hasBegun = Atomic(false)

  private static func bytes(_ text: String) -> UnsafeRawBufferPointer {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: text.utf8.count, alignment: 1)
    bytes.copyBytes(from: text.utf8)
    return UnsafeRawBufferPointer(bytes)
  }

  /// May neither allocate nor lock, since it comes in the midst of anything.
  private static let handler: @convention(c) (Int32) -> Void = { number in
    let isMemoryShort = errno == ENOMEM || !LastResort.isMemoryLeft
    if LastResort.hasBegun.exchange(true, ordering: .relaxed) {
      // Another thread is at it, or the handler has failed.
      sleep(1)
      _exit(2)
    }
    PassingNames.removeAllAtOnce()
    if isMemoryShort {
      LastResort.say(LastResort.messages?.memory)
      _exit(2)
    }
    LastResort.say(LastResort.messages?.fault)
    signal(number, SIG_DFL)
    kill(getpid(), number)
  }

  private static func say(_ message: UnsafeRawBufferPointer?) {
    if let message { _ = write(STDERR_FILENO, message.baseAddress, message.count) }
  }

  /// Whether the system still gives memory.
  private static var isMemoryLeft: Bool {
    let size = 1 << 20
    let block = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
    if block == MAP_FAILED { return false }
    munmap(block, size)
    return true
  }
}

/// Takes the place of the function in which Swift's runtime ends a program that gets no memory, where the
/// linker is asked for that (`--wrap`): the other prints the addresses of functions first.
@_cdecl("__wrap__ZN5swift28swift_abortAllocationFailureEmm")
package func endForWantOfMemory(size: Int, alignmentMask: Int) -> Never {
  LastResort.endForWantOfMemory()
}
