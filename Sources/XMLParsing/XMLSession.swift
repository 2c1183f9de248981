internal import ByteIO
internal import CLibXML2
internal import Diagnostics

/// A document that is being parsed.
///
/// One stands behind libxml2's user-data pointer; the functions of ``XMLCallbacks`` reach it there.
struct XMLSession: ~Copyable {
  let source: ByteSource
  let kind: XMLDocumentKind
  var parser: xmlParserCtxtPtr?

  /// Takes the batches.
  var sink: any XMLBatchSink

  var batch = XMLEventBatch()

  /// An element that has begun and of which no event tells yet: it may turn out to hold text alone.
  private var pending = XMLName.none
  private var pendingNamespace = XMLName.none
  var isPending = false

  /// Where the element that has begun last begins, and the text in it.
  private var elementStart = SourcePosition.start
  private var textStart = SourcePosition.start

  /// Where that text begins in the batch.
  private var textOffset = 0

  /// Whether the innermost element, of which an event has told, has held no other element so far.
  private var isInOwnText = false
  /// How much text it has held, in bytes.
  private var ownTextCount = 0

  /// Where the elements begin that are open and that the handler knows of.
  var openStarts: [SourcePosition] = []

  /// Whether the handler takes nothing more, for one of the reasons below.
  var isHalted = false
  private var readingError: IOError?

  let hasByteOrderMark: Bool
  private var hasRoot = false

  /// Whether the source has no more bytes for the parser.
  var isSourceExhausted = false

  /// Whether bytes have come that are no text in the declared encoding. The parser goes on to the
  /// end of the good ones, and that is where the fault is.
  var hasConversionFailed = false

  /// The place behind what the parser last reported: a tag, text, a comment or an instruction.
  ///
  /// In content there is nothing between that and the next tag, which therefore begins here; the
  /// parser itself stands at the end of a start tag when it reports one.
  private var mark = SourcePosition.start

  /// How reading the document ended; the handler may have had enough before.
  private(set) var ending = Result<XMLParser.Outcome, IOError>.success(.stopped)

  private var longTag = LongTag()
  private var hasManyAttributes = false

  init(
    source: ByteSource, kind: XMLDocumentKind, hasByteOrderMark: Bool, sink: any XMLBatchSink
  ) {
    self.source = source
    self.kind = kind
    self.hasByteOrderMark = hasByteOrderMark
    self.sink = sink
  }

  /// Parses the document and hands on what it holds.
  mutating func run() {
    withUnsafeMutablePointer(to: &self) {
      if let parser = $0.pointee.parser {
        _ = parktools_parse_document(parser, XMLCallbacks.structuredError, $0)
      }
    }
    ending = Result { () throws(IOError) in try finish() }
    _ = sink.put(&batch)
  }

  /// Judges how the parser has ended.
  private mutating func finish() throws(IOError) -> XMLParser.Outcome {
    if let readingError { throw readingError }
    if batch.fault != nil { return .failed }
    if hasManyAttributes {
      isHalted = false
      fail(.length, at: mark, "a tag of more than \(LongTag.mostAttributes) attributes")
      return .failed
    }
    if isHalted { return .stopped }
    if hasConversionFailed {
      failConversion(at: currentPosition)
      return .failed
    }
    if try hasBytesLeft() {
      fail(
        .syntax, at: currentPosition, "content after the end of the \(kind.name)",
        likelyCause: "remove what follows </\(kind.rootElement)>")
      return .failed
    }
    return .complete
  }

  private func hasBytesLeft() throws(IOError) -> Bool {
    if let parser, parktools_has_unread_bytes(parser) != 0 { return true }
    return try !source.isExhausted()
  }

  // MARK: Input

  /// Fills `buffer` for libxml2 and returns the count, or -1 when reading fails.
  mutating func fill(_ buffer: UnsafeMutableRawBufferPointer) -> Int32 {
    do throws(IOError) {
      let count = try source.read(into: buffer)
      isSourceExhausted = count == 0
      if longTag.exceeds(mark, parser, buffer.prefix(count)) {
        // The parser must not be stopped while it reads.
        hasManyAttributes = true
        isHalted = true
        return -1
      }
      return Int32(count)
    } catch {
      readingError = error
      isHalted = true
      return -1
    }
  }

  // MARK: Positions

  /// Where the parser stands.
  var currentPosition: SourcePosition {
    parser?.pointee.input == nil ? mark : positionInContent
  }

  /// Where the parser stands when it reports a part of the document: it has an input then.
  @inline(__always)
  private var positionInContent: SourcePosition {
    let input = parser.unsafelyUnwrapped.pointee.input.unsafelyUnwrapped
    return SourcePosition(
      line: UInt32(truncatingIfNeeded: input.pointee.line),
      column: UInt32(truncatingIfNeeded: input.pointee.col))
  }

  /// Where the document element begins, at the end of whose tag the parser stands: white space
  /// before it is not reported, so that ``mark`` does not tell.
  private var documentElementStart: SourcePosition {
    guard let input = parser?.pointee.input, let base = input.pointee.base,
      case let read = UnsafeBufferPointer(start: base, count: input.pointee.cur - base),
      let start = read.lastIndex(of: UInt8(ascii: "<"))
    else { return mark }
    var position = currentPosition
    let lines = read[start...].count { $0 == UInt8(ascii: "\n") }
    if lines == 0 {
      position.column -= XMLSession.scalarCount(of: read[start...])
    } else {
      let line = read[..<start].reversed().prefix { $0 != UInt8(ascii: "\n") }
      position.line -= UInt32(truncatingIfNeeded: lines)
      position.column = XMLSession.scalarCount(of: line) + 1
    }
    return position
  }

  private static func scalarCount(of text: some Sequence<UInt8>) -> UInt32 {
    UInt32(truncatingIfNeeded: text.count { $0 & 0xC0 != 0x80 })
  }

  // MARK: What the document holds

  /// Takes the start of an element.
  @inline(__always)
  mutating func elementStarted(_ name: XMLName, _ namespace: XMLName) {
    if isHalted { return }
    if isPending || !hasRoot { return elementStartedUnusually(name, namespace) }
    begin(name, namespace, at: mark)
  }

  /// Takes the start of an element that is the root, or the first in another one.
  private mutating func elementStartedUnusually(_ name: XMLName, _ namespace: XMLName) {
    if isPending {
      announce(keepsBlanks: false)
      begin(name, namespace, at: mark)
    } else {
      hasRoot = true
      begin(name, namespace, at: documentElementStart)
      if isPending { announce(keepsBlanks: true) }
    }
  }

  @inline(__always)
  private mutating func begin(
    _ name: XMLName, _ namespace: XMLName, at start: SourcePosition
  ) {
    let input = parser.unsafelyUnwrapped.pointee.input.unsafelyUnwrapped
    // The file may end within the tag, which is an error next.
    if input.pointee.cur == input.pointee.end { return }
    mark = positionInContent
    mark.column &+= 1
    pending = name
    pendingNamespace = namespace
    isPending = true
    elementStart = start
    textStart = mark
    textOffset = batch.text.heldCount
  }

  /// Takes the attributes of the element that has just begun, in groups of five pointers: local name,
  /// prefix, namespace, beginning and end of the value.
  mutating func attributes(_ fields: UnsafeBufferPointer<UnsafePointer<UInt8>?>) {
    if isHalted { return }
    if isPending { announce(keepsBlanks: true) }
    for group in stride(from: 0, to: fields.count - 4, by: 5) {
      if let start = fields[group + 3], let end = fields[group + 4] {
        append(
          .attribute, XMLName(fields[group]), XMLName(fields[group + 2]),
          text: UnsafeRawBufferPointer(start: start, count: end - start), from: elementStart)
      }
    }
  }

  /// Tells of the start of the pending element, and of text in it before something else; where the
  /// latter is another element, white space alone is dropped.
  mutating func announce(keepsBlanks: Bool) {
    isPending = false
    if isHalted { return }
    openStarts.append(elementStart)
    isInOwnText = keepsBlanks
    let count = batch.text.heldCount - textOffset
    ownTextCount = count
    batch.append(
      XMLEvent(
        kind: .start, name: pending, namespace: pendingNamespace, start: elementStart,
        textStart: textStart, textEnd: textStart, end: textStart, textOffset: 0, textCount: 0))
    if count > 0 {
      let isBlank = batch.text.withSpan { XMLSession.isBlank($0, from: textOffset) }
      if isBlank && !keepsBlanks {
        batch.text.truncate(to: textOffset)
      } else {
        appendText(at: textOffset, from: textStart)
      }
    }
    if batch.isFull { handOn() }
  }

  /// Takes the end of an element.
  @inline(__always)
  mutating func elementEnded() {
    if isHalted { return }
    if !isPending { return startedElementEnded() }
    let textEnd = mark
    mark = positionInContent
    isPending = false
    isInOwnText = false
    batch.append(
      XMLEvent(
        kind: .element, name: pending, namespace: pendingNamespace, start: elementStart,
        textStart: textStart, textEnd: textEnd, end: mark,
        textOffset: UInt32(truncatingIfNeeded: textOffset),
        textCount: UInt32(truncatingIfNeeded: batch.text.heldCount &- textOffset)))
    if batch.isFull { handOn() }
  }

  /// Takes the end of an element whose start has been told of.
  private mutating func startedElementEnded() {
    let start = mark
    mark = positionInContent
    isInOwnText = false
    _ = openStarts.popLast()
    batch.append(
      XMLEvent(
        kind: .end, name: .none, namespace: .none, start: start, textStart: start, textEnd: start,
        end: mark, textOffset: 0, textCount: 0))
    if batch.isFull { handOn() }
  }

  /// Takes a piece of text, of which white space between elements is dropped.
  @inline(__always)
  mutating func text(_ piece: UnsafeRawBufferPointer) {
    if isHalted { return }
    let start = mark
    mark = positionInContent
    if isPending {
      if batch.text.heldCount &- textOffset &+ piece.count > kind.longestText {
        return failLongText()
      }
      batch.text.append(piece)
    } else if isInOwnText || !XMLSession.isBlank(piece.bindMemory(to: UInt8.self).span, from: 0) {
      unusualText(piece, from: start)
    }
  }

  /// Takes a piece of text that is not all that its element holds.
  private mutating func unusualText(_ piece: UnsafeRawBufferPointer, from start: SourcePosition) {
    ownTextCount += piece.count
    if isInOwnText && ownTextCount > kind.longestText { return failLongText() }
    append(.text, .none, .none, text: piece, from: start)
  }

  private mutating func failLongText() {
    fail(.length, at: elementStart, "a text of more than \(kind.longestText) bytes")
  }

  /// Takes a comment.
  mutating func comment(_ text: UnsafePointer<UInt8>) {
    if isPending { announce(keepsBlanks: true) }
    if !isHalted {
      append(
        .comment, .none, .none, text: UnsafeRawBufferPointer(start: text, count: strlen(text)),
        from: mark)
    }
    mark = currentPosition
  }

  /// Takes a processing instruction.
  mutating func passedOver() {
    if isPending { announce(keepsBlanks: true) }
    mark = currentPosition
  }

  /// Whether the bytes of `text` from `start` on are white space alone; other characters below the space
  /// are not allowed in XML.
  @inline(__always)
  private static func isBlank(_ text: Span<UInt8>, from start: Int) -> Bool {
    for index in start..<text.count where text[index] > 0x20 { return false }
    return true
  }

  // MARK: Batches

  /// Appends an event of which the text is `text`, and which reaches from `start` to ``mark``.
  private mutating func append(
    _ kind: XMLEvent.Kind, _ name: XMLName, _ namespace: XMLName, text: UnsafeRawBufferPointer,
    from start: SourcePosition
  ) {
    let offset = batch.text.heldCount
    batch.text.append(text)
    batch.append(
      XMLEvent(
        kind: kind, name: name, namespace: namespace, start: start, textStart: start, textEnd: mark,
        end: mark, textOffset: UInt32(truncatingIfNeeded: offset),
        textCount: UInt32(truncatingIfNeeded: text.count)))
    if batch.isFull { handOn() }
  }

  /// Appends an event of the text that stands in the batch from `offset` on.
  private mutating func appendText(at offset: Int, from start: SourcePosition) {
    batch.append(
      XMLEvent(
        kind: .text, name: .none, namespace: .none, start: start, textStart: start, textEnd: mark,
        end: mark, textOffset: UInt32(truncatingIfNeeded: offset),
        textCount: UInt32(truncatingIfNeeded: batch.text.heldCount - offset)))
  }

  /// Hands the batch on and begins another; no element may be pending, whose text stands in it.
  private mutating func handOn() {
    let count = batch.count
    if !sink.put(&batch) { halt() }
    batch.begin(behind: count)
  }

  mutating func halt() {
    isHalted = true
    if let parser { xmlStopParser(parser) }
  }
}
