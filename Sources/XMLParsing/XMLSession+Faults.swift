internal import CLibXML2
internal import Diagnostics

/// What is wrong with the document.
extension XMLSession {
  /// Tells the handler of a fault after which the document can't be followed, and stops the parser.
  mutating func fail(
    _ fault: XMLFault.Kind, at position: SourcePosition, _ message: String,
    likelyCause: String? = nil
  ) {
    if isPending { announce(keepsBlanks: true) }
    guard !isHalted else { return }
    batch.fault = XMLFault(fault, at: position, message, likelyCause: likelyCause)
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
  mutating func parserError(_ error: xmlError) {
    let error = ParserError(error) { textAhead }
    if error.isWarning || isHalted { return }
    if isPending { announce(keepsBlanks: true) }
    if error.isOfConversion {
      hasConversionFailed = true
    } else if hasConversionFailed || isConversionStuck {
      failConversion(at: error.position)
    } else if error.isOfEnd && hasUnreadBytes {
      fail(.syntax, at: error.position, ParserError.nulMessage)
    } else {
      fail(
        error.fault, at: error.position, error.message(for: kind, openSince: openStarts.last),
        likelyCause: isCutShort && !error.isOfWrongTag
          ? "the file has been cut short" : error.likelyCause(for: kind))
    }
  }

  /// The beginning of the text behind the point where the parser stands.
  private var textAhead: String {
    // unreachable because a parser that has found an error has an input.
    guard let input = parser?.pointee.input?.pointee, let start = input.cur else { return "" }
    let ahead = UnsafeBufferPointer(start: start, count: min(input.end - start, 8))
    return String(decoding: ahead, as: UTF8.self)
  }

  /// Whether text is left behind the point where the parser stands; it stops at a NUL.
  private var hasUnreadBytes: Bool {
    parser.map {
      parktools_has_unread_bytes($0) != 0 && parktools_unconverted_count($0) == 0
    } ?? false
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
    parser.map { parktools_unconverted_count($0) >= 4 } ?? false
  }

  mutating func failConversion(at position: SourcePosition) {
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
