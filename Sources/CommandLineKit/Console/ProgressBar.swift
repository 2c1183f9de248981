internal import Synchronization

/// A line on standard error that tells how far long work has come, and is gone when the work is done.
///
/// It is there on a terminal alone, and not before the work has taken a second. Any thread may tell it what has
/// been done.
package final class ProgressBar: Sendable {
  private struct State {
    var bytes = 0
    var files = 0
    var isShown = false
    var hasEnded = false
    var nextDrawing: ContinuousClock.Instant
  }

  private let work: ProgressLine.Work
  private let isColoured: Bool
  private let start: ContinuousClock.Instant
  private let state: Mutex<State>

  /// Whether standard error is a terminal that can show a bar.
  package static var isPossible: Bool { Console.isErrorTerminal && Console.canMove }

  /// Begins a bar for `fileCount` files, together `totalBytes` long, if that is known.
  package init(totalBytes: Int?, fileCount: Int, color: ColorChoice) {
    work = ProgressLine.Work(totalBytes: totalBytes, fileCount: fileCount)
    isColoured = color.isColoured(isTerminal: true)
    start = .now
    state = Mutex(State(nextDrawing: start + .seconds(1)))
  }

  /// Takes note of `count` bytes that have been read.
  package func advance(byBytes count: Int) { update { $0.bytes += count } }

  /// Takes note of a file that is done.
  package func advanceByFile() { update { $0.files += 1 } }

  private func update(_ change: (inout State) -> Void) {
    let now = ContinuousClock.now
    state.withLock { state in
      change(&state)
      guard now >= state.nextDrawing, !state.hasEnded else { return }
      state.nextDrawing = now + .milliseconds(100)
      draw(&state, after: now - start)
    }
  }

  /// Draws the line, unless the work is done before anybody has read it.
  private func draw(_ state: inout State, after time: Duration) {
    let line = ProgressLine(
      work, bytes: state.bytes, files: state.files, seconds: time / .seconds(1))
    if !state.isShown, line.isNearlyDone { return }
    state.isShown = true
    let text = line.text(
      width: Console.errorWidth ?? 80, isColoured: isColoured, isUnicode: Console.isUnicode)
    Console.error("\r" + text + "\u{1B}[K")
  }

  /// Takes the line away. What is told afterwards shows nothing.
  package func end() {
    state.withLock { state in
      if state.isShown, !state.hasEnded { Console.error("\r\u{1B}[K") }
      state.hasEnded = true
    }
  }
}
