internal import ByteIO

/// Work that goes on beside the caller's.
package struct BackgroundThread: ~Copyable {
  private let thread: pthread_t

  /// What a thread is started with.
  private final class Work {
    let run: () -> Void

    init(_ run: @escaping () -> Void) { self.run = run }
  }

  /// Starts `work`; `nil` when the system gives no thread.
  package init?(_ work: @escaping @Sendable () -> Void) {
    let box = Unmanaged.passRetained(Work(work))
    var thread = pthread_t()
    let code = pthread_create(&thread, nil, BackgroundThread.body, box.toOpaque())
    guard code == 0 else {
      box.release()
      return nil
    }
    self.thread = thread
  }

  private static let body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    box in
    guard let box else { return nil }
    Unmanaged<Work>.fromOpaque(box).takeRetainedValue().run()
    return nil
  }

  /// Waits until the work is done.
  package consuming func join() { pthread_join(thread, nil) }
}
