import Foundation
import Testing

@Suite(
  "The progress bar",
  .enabled(if: FileManager.default.fileExists(atPath: "/dev/pts/ptmx"), "there are no terminals"))
struct ProgressTests {
  /// Has Python run the program on a terminal of its own and feed it slowly; prints what the terminal got.
  private static let terminal = """
    import os, pty, sys, time
    seconds, words = float(sys.argv[1]), sys.argv[2:]
    text = sys.stdin.buffer.read()
    feed, hole = os.pipe()
    child, terminal = pty.fork()
    if child == 0:
        os.dup2(feed, 0); os.close(hole)
        os.dup2(os.open("/dev/null", os.O_WRONLY), 1)
        os.execvp(words[0], words)
    os.close(feed)
    half = len(text) // 2
    os.write(hole, text[:half]); time.sleep(seconds); os.write(hole, text[half:]); os.close(hole)
    try:
        while True:
            block = os.read(terminal, 4096)
            if not block: break
            sys.stdout.buffer.write(block)
    except OSError: pass
    os.waitpid(child, 0)
    """

  private static let route =
    "<plist version=\"1.0\"><array>"
    + (10..<50).map { "<string>{50.000\($0)1,8.00011}</string>" }.joined() + "</array></plist>"

  /// What a terminal gets on standard error when the input takes `seconds` to come.
  private func shown(
    after seconds: Double, _ options: [String] = [], environment: [String: String] = [:]
  ) throws -> String {
    let words = try [Tool.parkconv.path, "plist-to-geojson", "route:-"] + options
    return try run(
      .python3, ["-c", Self.terminal, String(seconds)] + words, input: .text(Self.route),
      environment: ["TERM": "xterm"].merging(environment) { $1 }
    ).text
  }

  @Test("It is there on a terminal when the work is long, and leaves nothing behind")
  func long() throws {
    let text = try shown(after: 4)
    #expect(text == "\r0.0 MB\u{1B}[K\r\u{1B}[K")
  }

  @Test("It is not there for short work, on a dumb terminal, or when quiet is asked for")
  func absent() throws {
    let short = try shown(after: 0.1)
    let dumb = try shown(after: 1.3, environment: ["TERM": "dumb"])
    let quiet = try shown(after: 1.3, ["--quiet"])
    #expect(short == "" && dumb == "" && quiet == "")
  }
}
