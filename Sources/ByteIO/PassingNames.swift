internal import Synchronization

/// The files and folders that are of use only while the program runs, and go when a signal ends it.
///
/// SIGINT, SIGTERM and SIGHUP remove them first and then end the program as they always do, so that its
/// status tells which one it was. SIGKILL leaves them behind, which disturbs nobody: no name is used
/// twice, and none is read as an input.
enum PassingNames {
  private static let names = Mutex<[String: FallenName]>([:])

  /// Held while outputs take their places, so that no signal comes in between.
  private static let placing = Mutex(())

  /// Has `make` make the file `name`, which goes unless it is forgotten.
  ///
  /// - Returns: 0, or the system's error number.
  static func add(_ name: String, _ make: (String) -> Bool) -> Int32 {
    _ = watch
    return names.withLock { names in
      let fallen = FallenName.make(for: name)
      guard make(name) else { return errno }
      fallen.isThere = true
      names[name] = fallen
      return 0
    }
  }

  /// Removes the file or the empty folder `name`.
  static func remove(_ name: String) {
    names.withLock { names in
      removeFromDisk(name)
      names.removeValue(forKey: name)?.isThere = false
    }
  }

  /// Lets `name` stay, or be gone already.
  static func forget(_ name: String) {
    names.withLock { $0.removeValue(forKey: name)?.isThere = false }
  }

  /// Lets no signal end the program during `body`, in which files take their places.
  static func withoutInterruption<Failure: Error>(
    _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    try placing.withLock { _ throws(Failure) in try body() }
  }

  private static func removeFromDisk(_ name: String) {
    if unlink(name) != 0 && errno != ENOENT { rmdir(name) }
  }

  /// Removes all of them without a lock and without memory, at the very end of the program.
  static func removeAllAtOnce() { FallenName.removeAll() }

  // MARK: Signals

  private static let endingSignals = [SIGINT, SIGTERM, SIGHUP]

  /// A pipe through which a signal gets from its handler, which may do hardly anything, to a thread that
  /// may do everything.
  private static let pipeEnds: (reading: Int32, writing: Int32)? = {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }()

  /// Takes over the signals; once, and before the first name is made. One that whoever started the program
  /// has ignored, as `nohup` does, stays so.
  private static let watch: Void = {
    guard pipeEnds != nil, startThread() else { return }
    for number in endingSignals where !isIgnored(number) {
      signal(number) { number in
        let code = errno
        var byte = UInt8(truncatingIfNeeded: number)
        if let ends = PassingNames.pipeEnds { _ = write(ends.writing, &byte, 1) }
        errno = code
      }
    }
  }()

  private static func startThread() -> Bool {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    return pthread_create(
      &thread, nil,
      { _ in
        PassingNames.removeAllWhenEnded()
        return nil
      }, nil) == 0
  }

  /// Waits for a signal, removes all that has a passing name, and lets the signal end the program.
  private static func removeAllWhenEnded() {
    var byte: UInt8 = 0
    guard let ends = pipeEnds, uninterrupted({ read(ends.reading, &byte, 1) }) == 1 else { return }
    placing.withLock { _ in
      names.withLock { names in
        for name in names.keys.sorted(by: >) { removeFromDisk(name) }
        signal(Int32(byte), SIG_DFL)
        kill(getpid(), Int32(byte))
        // Other threads must make no further names until it has come.
        while true { pause() }
      }
    }
  }
}
