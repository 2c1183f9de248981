internal import ByteIO

extension Console {
  /// Whether standard output goes to a terminal.
  package static var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether standard error goes to a terminal.
  package static var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// How many columns the terminal behind standard output has; `nil` where there is none.
  package static var outputWidth: Int? { width(of: STDOUT_FILENO) }

  /// How many columns the terminal behind standard error has; `nil` where there is none.
  package static var errorWidth: Int? { width(of: STDERR_FILENO) }

  private static func width(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard isatty(descriptor) == 1, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else {
      return nil
    }
    return size.ws_col > 0 ? Int(size.ws_col) : nil
  }

  /// Returns whether text is coloured where nobody said so on the command line.
  ///
  /// `NO_COLOR` forbids it whatever it holds (no-color.org), `FORCE_COLOR` and `CLICOLOR_FORCE` ask for it
  /// unless they are 0; else it takes a terminal that can show it, and no `CLICOLOR` of 0.
  package static func wantsColor(isTerminal: Bool) -> Bool {
    if !environment("NO_COLOR").isEmpty { return false }
    let orders = ["FORCE_COLOR", "CLICOLOR_FORCE"].map(environment)
    if orders.contains(where: { !$0.isEmpty && $0 != "0" }) { return true }
    return isTerminal && canMove && environment("CLICOLOR") != "0"
  }

  /// Whether the terminal understands commands, such as the one for a colour or for clearing a line.
  static var canMove: Bool { environment("TERM") != "dumb" }

  /// Whether the environment's locale has characters beyond ASCII, in UTF-8.
  static var isUnicode: Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.map(environment).first { !$0.isEmpty } ?? ""
    let encoding = locale.lowercased()
    return encoding.contains("utf-8") || encoding.contains("utf8")
  }

  /// Returns the value of a variable of the environment; empty where there is none.
  static func environment(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }
}
