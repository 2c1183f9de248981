internal import Overlap

/// Takes the batches of a document from its parser.
protocol XMLBatchSink: AnyObject {
  /// Takes the content of `batch` and leaves another one there, to be filled again; returns whether more
  /// is wanted.
  func put(_ batch: inout XMLEventBatch) -> Bool
}

/// Hands batches to a handler at once.
final class XMLDelivery<Handler: XMLHandler & ~Copyable>: XMLBatchSink {
  private let handler: UnsafeMutablePointer<Handler>

  /// Whether the handler has had enough.
  private(set) var isStopped = false

  /// Prepares for `handler`, which must stay where it is for as long as batches come.
  init(to handler: UnsafeMutablePointer<Handler>) {
    self.handler = handler
  }

  func put(_ batch: inout XMLEventBatch) -> Bool {
    if isStopped { return false }
    if !handler.pointee.take(batch) {
      isStopped = true
    } else if let fault = batch.fault {
      handler.pointee.failed(fault)
    }
    return !isStopped
  }
}

/// Hands batches to another thread.
final class XMLHandover: XMLBatchSink, Sendable {
  private let handover = Handover(XMLEventBatch())

  func put(_ batch: inout XMLEventBatch) -> Bool { handover.put(&batch) }

  /// Says that no batch comes any more.
  func end() { handover.end() }

  /// Has `delivery` take all batches that come.
  func deliver(to delivery: some XMLBatchSink) {
    var batch = XMLEventBatch()
    while handover.take(&batch) {
      if !delivery.put(&batch) { handover.stop() }
    }
  }
}
