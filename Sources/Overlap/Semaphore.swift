internal import ByteIO

/// Counts what is there to be taken, and lets threads wait for it.
final class Semaphore: @unchecked Sendable {
  // The system's semaphore must not move; its functions may be called from any thread.
  private let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

  init(_ count: UInt32) {
    sem_init(semaphore, 0, count)
  }

  deinit {
    sem_destroy(semaphore)
    semaphore.deallocate()
  }

  /// Adds one.
  func signal() { sem_post(semaphore) }

  /// Takes one, for which it waits.
  func wait() {
    while sem_wait(semaphore) != 0 && errno == EINTR {}
  }
}
