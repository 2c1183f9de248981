internal import ByteIO

extension Console {
  /// Whether standard output goes to a terminal.
  package static var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// How many columns the terminal behind standard output has; `nil` where there is none.
  package static var outputWidth: Int? {
    var size = winsize()
    guard isOutputTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return size.ws_col > 0 ? Int(size.ws_col) : nil
  }

  /// Returns whether text is coloured where nobody said so on the command line: `NO_COLOR` and
  /// `FORCE_COLOR` decide, then whether it goes to a terminal that can show it.
  package static func wantsColor(isTerminal: Bool) -> Bool {
    if !environment("NO_COLOR").isEmpty { return false }
    if !environment("FORCE_COLOR").isEmpty { return true }
    return isTerminal && environment("TERM") != "dumb"
  }

  private static func environment(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }
}
