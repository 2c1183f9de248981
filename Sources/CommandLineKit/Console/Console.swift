internal import ByteIO

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
    return text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: descriptor)?.code ?? 0 }
  }

  /// Makes the standard streams fit for use: a write into a closed pipe, or beyond the greatest size
  /// that a file may have, fails instead of ending the program, and no file that is opened gets the number of a stream that was closed, and with it its texts. If
  /// `program` gets no memory, it says so.
  package static func prepare(for program: String) {
    LastResort.arm(for: program)
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      // The lowest number is given out first. What is opened the wrong way round fails when it is used.
      _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// The number of the first word on the command line that is not UTF-8; `nil` where all are. What such a
  /// word names can't be found again.
  package static var foreignWord: Int? {
    (1..<max(1, Int(CommandLine.argc))).first { index in
      CommandLine.unsafeArgv[index].map { String(validatingCString: $0) == nil } ?? false
    }
  }

  /// Ends the program.
  package static func exit(_ status: ExitStatus) -> Never {
    systemExit(status.rawValue)
  }
}

/// The system's `exit`, under a name that the method of the same name does not hide.
private func systemExit(_ status: Int32) -> Never {
  exit(status)
}
