/// Returns what `call` of the system returns, made again for as long as signals interrupt it.
func uninterrupted<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}

/// Makes `transfer`, a read or write of `descriptor` that tells how many bytes went, until it is done: again
/// when a signal interrupts it, and again when `events` come where it would have to wait, since whoever
/// shares our streams may have set them not to.
///
/// - Returns: what the last call returned.
func transferring(
  _ descriptor: Int32, _ events: Int32, _ transfer: () -> Int
) -> Int {
  while true {
    let count = uninterrupted(transfer)
    guard count < 0, errno == EAGAIN || errno == EWOULDBLOCK else { return count }
    var state = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    if uninterrupted({ poll(&state, 1, -1) }) < 0 { return -1 }
  }
}
