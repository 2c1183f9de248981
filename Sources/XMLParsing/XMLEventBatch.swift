internal import ByteIO

/// Some consecutive parts of a document, with their text.
///
/// The storage is unsafe memory: the parser's callbacks write into it a few words at a time.
package struct XMLEventBatch: ~Copyable, @unchecked Sendable {
  private let events: UnsafeMutableBufferPointer<XMLEvent>
  private(set) var count = 0

  /// The text of all events.
  var text = ByteBuffer()

  /// The fault for which nothing comes behind the events.
  var fault: XMLFault?

  /// How many events a batch has before it is handed on: enough for a thread not to wake too often.
  private static let usualCount = 2048

  /// How many events the first batch has, whose reader may have enough of it. Each one has twice as many as
  /// the one before, up to ``usualCount``.
  private static let firstCount = 64

  /// How many events this one has before it is handed on.
  private var wantedCount = firstCount

  /// How many events it may have: the start of an element, its text and its end come at once.
  private static let greatestCount = usualCount + 8

  /// How much text a batch has before it is handed on, in bytes.
  private static let usualTextCount = 1 << 16

  init() {
    events = .allocate(capacity: XMLEventBatch.greatestCount)
  }

  deinit {
    events.deallocate()
  }

  /// Whether the batch is large enough to be handed on.
  @inline(__always)
  var isFull: Bool {
    count >= wantedCount || text.heldCount >= XMLEventBatch.usualTextCount
  }

  /// Appends `event`; there must be room.
  @inline(__always)
  mutating func append(_ event: XMLEvent) {
    precondition(count < XMLEventBatch.greatestCount, "a batch that has not been handed on")
    (events.baseAddress.unsafelyUnwrapped + count).initialize(to: event)
    count &+= 1
  }

  /// Forgets the events and keeps the memory, for the batch that comes behind one of `lastCount` events.
  mutating func begin(behind lastCount: Int) {
    wantedCount = max(wantedCount, min(2 * lastCount, XMLEventBatch.usualCount))
    count = 0
    text.removeAll()
  }

  /// Returns what `body` makes of the events and of their text.
  package borrowing func withContent<Result>(
    _ body: (Span<XMLEvent>, Span<UInt8>) -> Result
  ) -> Result {
    let events = UnsafeBufferPointer(UnsafeMutableBufferPointer(rebasing: events[..<count]))
    return text.withSpan { body(events.span, $0) }
  }
}
