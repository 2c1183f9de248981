#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard output and standard error as text.
package enum Console {
  /// Writes `text` to standard error. That nobody reads it is no failure.
  package static func error(_ text: String) {
    _ = write(text, to: STDERR_FILENO)
  }

  /// Writes `text` to standard output.
  ///
  /// - Returns: 0, or the system's error number.
  package static func output(_ text: String) -> Int32 {
    write(text, to: STDOUT_FILENO)
  }

  private static func write(_ text: String, to descriptor: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeBufferPointer(rebasing: rest)
        let count = systemWrite(descriptor, part.baseAddress, part.count)
        if count < 0 && errno != EINTR { return errno }
        rest = rest.dropFirst(max(count, 0))
      }
      return 0
    }
  }

  /// Makes a write into a closed pipe fail instead of ending the program.
  package static func ignoreClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Ends the program.
  package static func exit(_ status: ExitStatus) -> Never {
    systemExit(status.rawValue)
  }
}

/// The system's functions under names that the methods do not hide.
private func systemWrite(
  _ descriptor: Int32, _ buffer: UnsafePointer<UInt8>?, _ count: Int
) -> Int {
  write(descriptor, buffer, count)
}

private func systemExit(_ status: Int32) -> Never {
  exit(status)
}
