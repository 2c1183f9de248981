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

  private let dispatch: any XMLDispatch.Type
  private let handler: UnsafeMutableRawPointer

  /// What the handler wants next.
  private var expectation = XMLExpectation.elements

  /// An element that has begun and of which the handler does not know yet: it may turn out to hold
  /// text alone.
  private var pending = XMLElement.Storage.none
  private var isPending = false

  /// Where the element that has begun last begins, and the text in it.
  private var elementStart = SourcePosition.start
  private var gathered = ByteBuffer()

  /// Where the elements begin that are open and that the handler knows of.
  private var openStarts: [SourcePosition] = []

  /// Where the text begins.
  private var textStart = SourcePosition.start

  /// Whether the handler takes nothing more, for one of the reasons below.
  private var isHalted = false
  private var hasFailed = false
  private var readingError: IOError?

  private let hasByteOrderMark: Bool
  private var hasRoot = false

  /// Whether the source has no more bytes for the parser.
  private var isSourceExhausted = false

  /// Whether bytes have come that are no text in the declared encoding. The parser goes on to the
  /// end of the good ones, and that is where the fault is.
  private var hasConversionFailed = false

  /// The place behind what the parser last reported: a tag, text, a comment or an instruction.
  ///
  /// In content there is nothing between that and the next tag, which therefore begins here; the
  /// parser itself stands at the end of a start tag when it reports one.
  private var mark = SourcePosition.start

  private var longTag = LongTag()
  private var hasManyAttributes = false

  init(
    source: ByteSource, kind: XMLDocumentKind, hasByteOrderMark: Bool,
    dispatch: any XMLDispatch.Type, handler: UnsafeMutableRawPointer
  ) {
    self.source = source
    self.kind = kind
    self.hasByteOrderMark = hasByteOrderMark
    self.dispatch = dispatch
    self.handler = handler
  }

  /// Judges how the parser has ended.
  mutating func finish() throws(IOError) -> XMLParser.Outcome {
    if let readingError { throw readingError }
    if hasFailed { return .failed }
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
    guard let parser else { return false }
    if parktools_has_unread_bytes(parser) != 0 { return true }
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

  @inline(__always)
  private var currentPosition: SourcePosition {
    guard let input = parser?.pointee.input else { return mark }
    return SourcePosition(
      line: UInt32(truncatingIfNeeded: input.pointee.line),
      column: UInt32(truncatingIfNeeded: input.pointee.col))
  }

  /// Where the document element begins, at the end of whose tag the parser stands: white space
  /// before it is not reported, so that ``mark`` does not tell.
  private var documentElementStart: SourcePosition {
    guard let input = parser?.pointee.input, let base = input.pointee.base else { return mark }
    let read = UnsafeBufferPointer(start: base, count: input.pointee.cur - base)
    guard let start = read.lastIndex(of: UInt8(ascii: "<")) else { return mark }
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
  mutating func elementStarted(_ element: XMLElement.Storage) {
    guard !isHalted, let input = parser?.pointee.input else { return }
    // The file may end within the tag, which is an error next.
    if input.pointee.cur == input.pointee.end { return }
    let isRoot = !hasRoot
    let start = isRoot ? rootStart : mark
    mark = currentPosition
    mark.column &+= 1
    if isPending { announce() }
    pending = element
    isPending = true
    elementStart = start
    textStart = mark
    gathered.removeAll()
    if element.attributeCount > 0 || isRoot { announce() }
  }

  /// Tells the handler of the element that has begun, and of text in it before something else.
  private mutating func announce() {
    isPending = false
    if isHalted { return }
    openStarts.append(elementStart)
    let (dispatch, handler, start, textStart) = (dispatch, handler, elementStart, textStart)
    take(
      withUnsafePointer(to: pending) {
        dispatch.elementStarted(handler, XMLElement($0), at: start)
      })
    if isHalted || expectation == .text || gathered.totalCount == 0 { return }
    let end = mark
    let answer = gathered.withSpan { text in
      text.isBlank
        ? .elements : dispatch.strayText(handler, text, at: textStart, to: end)
    }
    take(answer)
    gathered.removeAll()
  }

  private var rootStart: SourcePosition {
    mutating get {
      hasRoot = true
      return documentElementStart
    }
  }

  /// Takes the end of an element.
  @inline(__always)
  mutating func elementEnded() {
    if isHalted { return }
    let endTagStart = mark
    mark = currentPosition
    let (dispatch, handler, end) = (dispatch, handler, mark)
    if isPending {
      isPending = false
      let places = XMLElementPlaces(
        start: elementStart, textStart: textStart, endTagStart: endTagStart, end: end)
      let answer = withUnsafePointer(to: pending) { pending in
        gathered.withSpan { dispatch.textElement(handler, XMLElement(pending), $0, at: places) }
      }
      take(answer)
    } else {
      _ = openStarts.popLast()
      take(gathered.withSpan { dispatch.elementEnded(handler, $0, at: endTagStart, to: end) })
    }
    gathered.removeAll()
  }

  /// Takes a piece of text: gathers it where there may be text alone, and drops white space elsewhere.
  @inline(__always)
  mutating func text(_ piece: UnsafeBufferPointer<UInt8>) {
    if isHalted { return }
    let start = mark
    mark = currentPosition
    if isPending || expectation == .text {
      gathered.append(UnsafeRawBufferPointer(piece))
      if gathered.totalCount > kind.longestText { failLongText() }
    } else if !piece.span.isBlank {
      take(dispatch.strayText(handler, piece.span, at: start, to: mark))
    }
  }

  private mutating func failLongText() {
    fail(.length, at: elementStart, "a text of more than \(kind.longestText) bytes")
  }

  /// Takes a comment.
  mutating func comment(_ text: UnsafePointer<UInt8>) {
    if isPending { announce() }
    if !isHalted { dispatch.comment(handler, String(cString: text), at: mark) }
    mark = currentPosition
  }

  /// Takes a processing instruction.
  mutating func passedOver() {
    if isPending { announce() }
    mark = currentPosition
  }

  @inline(__always)
  private mutating func take(_ answer: XMLExpectation) {
    expectation = answer
    if answer == .nothing { halt() }
  }

  private mutating func halt() {
    isHalted = true
    if let parser { xmlStopParser(parser) }
  }

  // MARK: Faults

  /// Tells the handler of a fault after which the document can't be followed, and stops the parser.
  private mutating func fail(
    _ fault: XMLFault.Kind, at position: SourcePosition, _ message: String,
    likelyCause: String? = nil
  ) {
    if isPending { announce() }
    guard !isHalted else { return }
    hasFailed = true
    dispatch.failed(
      handler, XMLFault(fault, at: position, message, likelyCause: likelyCause))
    halt()
  }

  /// Takes a declaration or a use of an entity.
  mutating func entity(named name: String, isDeclared: Bool) {
    let name = Quotation.shortened(name)
    if isDeclared {
      fail(
        .entity, at: currentPosition, "the document declares the entity '\(name)'",
        likelyCause: "a \(kind.name) has no entities; write the text itself")
    } else {
      fail(.syntax, at: currentPosition, "the entity '&\(name);' is not defined")
    }
  }

  /// Takes an error of the parser or of the character conversion.
  mutating func parserError(_ error: borrowing ParserError) {
    if error.isWarning || isHalted { return }
    if isPending { announce() }
    if error.isOfConversion {
      hasConversionFailed = true
    } else if hasConversionFailed || isConversionStuck {
      failConversion(at: error.position)
    } else if error.isOfEnd && hasUnreadBytes {
      fail(.syntax, at: error.position, ParserError.nulMessage)
    } else {
      fail(
        error.fault, at: error.position, error.message(for: kind, openSince: openStarts.last),
        likelyCause: isCutShort ? "the file has been cut short" : error.likelyCause(for: kind))
    }
  }

  /// Whether text is left behind the point where the parser stands; it stops at a NUL.
  private var hasUnreadBytes: Bool {
    guard let parser else { return false }
    return parktools_has_unread_bytes(parser) != 0 && parktools_unconverted_count(parser) == 0
  }

  /// Whether the file ends within the root element: no tag ends behind the point where the parser
  /// stands.
  private var isCutShort: Bool {
    guard isSourceExhausted, let parser, parser.pointee.nameNr > 0,
      let input = parser.pointee.input
    else { return false }
    let rest = UnsafeBufferPointer(
      start: input.pointee.cur, count: input.pointee.end - input.pointee.cur)
    return !rest.contains(UInt8(ascii: ">"))
  }

  /// Whether the conversion has given up without an error: the longest character has 4 bytes.
  private var isConversionStuck: Bool {
    guard let parser else { return false }
    return parktools_unconverted_count(parser) >= 4
  }

  private mutating func failConversion(at position: SourcePosition) {
    fail(
      .encoding, at: position, "bytes that contradict the declared encoding",
      likelyCause: ParserError.encodingAdvice)
  }

  /// Takes the beginning of the document, whose declaration has been read.
  ///
  /// With a byte order mark and another encoding declared, readers disagree on what the text is.
  mutating func startDocument() {
    guard hasByteOrderMark, let declared = parser?.pointee.input?.pointee.encoding else { return }
    let name = Quotation.shortened(String(cString: declared))
    fail(
      .encoding, at: .start,
      "the file begins with a Unicode byte order mark but declares the encoding \"\(name)\"",
      likelyCause: ParserError.encodingAdvice)
  }
}
