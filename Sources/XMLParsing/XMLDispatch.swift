internal import Diagnostics

/// Calls a handler of a type that is not known where the parser's callbacks stand: C functions can't
/// be generic.
protocol XMLDispatch {
  static func elementStarted(
    _ handler: UnsafeMutableRawPointer, _ element: XMLElement, at start: SourcePosition
  ) -> XMLExpectation

  static func textElement(
    _ handler: UnsafeMutableRawPointer, _ element: XMLElement, _ text: Span<UInt8>,
    at places: XMLElementPlaces
  ) -> XMLExpectation

  static func elementEnded(
    _ handler: UnsafeMutableRawPointer, _ text: Span<UInt8>, at start: SourcePosition,
    to end: SourcePosition
  ) -> XMLExpectation

  static func strayText(
    _ handler: UnsafeMutableRawPointer, _ piece: Span<UInt8>, at start: SourcePosition,
    to end: SourcePosition
  ) -> XMLExpectation

  static func comment(
    _ handler: UnsafeMutableRawPointer, _ text: String, at start: SourcePosition)

  static func failed(_ handler: UnsafeMutableRawPointer, _ fault: XMLFault)
}

/// Calls handlers of the type `Handler`.
enum XMLDispatchTo<Handler: XMLHandler & ~Copyable>: XMLDispatch {
  @inline(__always)
  private static func typed(
    _ handler: UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<Handler> {
    handler.assumingMemoryBound(to: Handler.self)
  }

  static func elementStarted(
    _ handler: UnsafeMutableRawPointer, _ element: XMLElement, at start: SourcePosition
  ) -> XMLExpectation {
    typed(handler).pointee.elementStarted(element, at: start)
  }

  static func textElement(
    _ handler: UnsafeMutableRawPointer, _ element: XMLElement, _ text: Span<UInt8>,
    at places: XMLElementPlaces
  ) -> XMLExpectation {
    typed(handler).pointee.textElement(element, text, at: places)
  }

  static func elementEnded(
    _ handler: UnsafeMutableRawPointer, _ text: Span<UInt8>, at start: SourcePosition,
    to end: SourcePosition
  ) -> XMLExpectation {
    typed(handler).pointee.elementEnded(text, at: start, to: end)
  }

  static func strayText(
    _ handler: UnsafeMutableRawPointer, _ piece: Span<UInt8>, at start: SourcePosition,
    to end: SourcePosition
  ) -> XMLExpectation {
    typed(handler).pointee.strayText(piece, at: start, to: end)
  }

  static func comment(
    _ handler: UnsafeMutableRawPointer, _ text: String, at start: SourcePosition
  ) {
    typed(handler).pointee.comment(text, at: start)
  }

  static func failed(_ handler: UnsafeMutableRawPointer, _ fault: XMLFault) {
    typed(handler).pointee.failed(fault)
  }
}
