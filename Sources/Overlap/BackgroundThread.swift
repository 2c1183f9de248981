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

  /// Does `work` `count` times at once, or less often where the system gives fewer threads, and waits until
  /// all are done. The calling thread takes part.
  package static func run(_ count: Int, _ work: @Sendable () -> Void) {
    withoutActuallyEscaping(work) { work in
      start(count - 1, work)
    }
  }

  /// Starts `work` in `count` threads one after the other, does it here too, and waits for each.
  private static func start(_ count: Int, _ work: @escaping @Sendable () -> Void) {
    guard count > 0, let thread = BackgroundThread(work) else { return work() }
    start(count - 1, work)
    thread.join()
  }

  /// Waits until the work is done.
  package consuming func join() { pthread_join(thread, nil) }
}
