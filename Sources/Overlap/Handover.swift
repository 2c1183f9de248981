internal import Synchronization

/// Hands what one thread makes to another, in order, and what has been used back to be filled again.
///
/// One piece may wait while the next is made; a maker that is further ahead waits.
package final class Handover<Piece: ~Copyable & Sendable>: Sendable {
  private struct State: ~Copyable {
    /// The piece that waits, or a used one.
    var piece: Piece
    var isEnded = false
    var isStopped = false
  }

  private let state: Mutex<State>
  private let free = Semaphore(1)
  private let filled = Semaphore(0)

  /// Creates a handover with an empty piece.
  package init(_ empty: consuming sending Piece) {
    state = Mutex(State(piece: empty))
  }

  // MARK: The maker's side

  /// Hands `piece` over and puts a used one in its place; returns whether more is wanted.
  package func put(_ piece: inout Piece) -> Bool {
    free.wait()
    let isStopped = state.withLock { state in
      swap(&state.piece, &piece)
      return state.isStopped
    }
    filled.signal()
    return !isStopped
  }

  /// Says that nothing more comes.
  package func end() {
    free.wait()
    state.withLock { $0.isEnded = true }
    filled.signal()
  }

  // MARK: The taker's side

  /// Puts the next piece in the place of `piece`, which has been used; returns whether there is one.
  package func take(_ piece: inout Piece) -> Bool {
    filled.wait()
    let isEnded = state.withLock { state in
      if state.isEnded { return true }
      swap(&state.piece, &piece)
      return false
    }
    free.signal()
    return !isEnded
  }

  /// Says that nothing more is wanted; what still comes must be taken nevertheless.
  package func stop() { state.withLock { $0.isStopped = true } }
}
