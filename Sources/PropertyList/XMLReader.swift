internal import ByteIO
internal import CLibXML2
internal import Diagnostics

/// Reads an XML property list through libxml2's SAX interface.
///
/// One instance lives behind libxml2's user-data pointer while a document is being parsed; the
/// functions of `XMLCallbacks` reach it there. Nothing that a document names is opened, and no entity
/// is expanded: the handlers that would do so are left out.
struct XMLReader: ~Copyable {
  /// An element that is open.
  private struct Frame {
    enum Role { case plist, streamedArray, dictionary, array, text, truth }

    let role: Role
    /// The value in the tree; of no meaning for `plist` and `streamedArray`.
    let node: PropertyListTree.Index
    /// The key that waits for its value.
    var pendingKey: PropertyListTree.Index?
  }

  private var builder: TreeBuilder
  private var frames: [Frame] = []
  private let source: ByteSource
  private let consumer: any PropertyListConsumer
  private var parser: xmlParserCtxtPtr?

  /// How many elements are open within one that is passed over.
  private var skippedDepth = 0
  private var hasRoot = false

  /// The index of the element of the root array that is being read.
  private var element: Int?
  private var isStopped = false
  private var hasFailed = false
  private var readingError: IOError?

  private var suppressions: SuppressionTracker
  private var hasByteOrderMark = false

  /// Whether the source has no more bytes for the parser.
  private var isSourceExhausted = false

  /// Whether bytes have come that are no text in the declared encoding. The parser goes on to the
  /// end of the good ones, and that is where the fault is.
  private var hasConversionFailed = false

  /// Where the last stray text was reported, so that it is reported once.
  private var strayText: (frame: Int, node: Int)?

  /// The place behind what the parser last reported: a tag, text, a comment or an instruction.
  ///
  /// In content there is nothing between that and the next tag, which therefore begins here; the
  /// parser itself stands at the end of a start tag when it reports one.
  private var mark = SourcePosition.start

  private init(source: ByteSource, consumer: any PropertyListConsumer, faults: FaultReporter) {
    self.source = source
    self.consumer = consumer
    self.builder = TreeBuilder(faults: faults)
    self.suppressions = SuppressionTracker(faults: faults)
  }

  /// Reads `source` from its beginning.
  static func read(
    _ source: ByteSource, into consumer: any PropertyListConsumer, faults: FaultReporter
  ) throws(IOError) -> ReadingOutcome {
    LibXML2.initialize()
    // The reader stands at an address that does not change, since libxml2 keeps a pointer to it.
    let state = UnsafeMutablePointer<XMLReader>.allocate(capacity: 1)
    state.initialize(to: XMLReader(source: source, consumer: consumer, faults: faults))
    defer {
      state.deinitialize(count: 1)
      state.deallocate()
    }
    guard let parser = LibXML2.makeParser(state: state) else {
      throw IOError(.read, path: source.name, code: ENOMEM)
    }
    defer { LibXML2.free(parser) }
    state.pointee.parser = parser
    state.pointee.hasByteOrderMark = ByteOrderMark.begins(try source.firstBytes(3))
    _ = parktools_parse_document(parser, XMLCallbacks.structuredError, state)
    return try state.pointee.finish()
  }

  private mutating func finish() throws(IOError) -> ReadingOutcome {
    if let readingError { throw readingError }
    if isStopped { return .stopped }
    if hasFailed { return .failed }
    if hasConversionFailed {
      failConversion(at: currentPosition)
      return .failed
    }
    if let parser, try hasBytesLeft(parser) {
      fail(
        .plistSyntax, at: currentPosition, "content after the end of the property list",
        likelyCause: "remove what follows </plist>")
      return .failed
    }
    return .complete
  }

  private func hasBytesLeft(_ parser: xmlParserCtxtPtr) throws(IOError) -> Bool {
    if parktools_has_unread_bytes(parser) != 0 { return true }
    return try !source.isExhausted()
  }

  // MARK: Input

  /// Fills `buffer` for libxml2 and returns the count, or -1 when reading fails.
  mutating func fill(_ buffer: UnsafeMutableRawBufferPointer) -> Int32 {
    do throws(IOError) {
      let count = try source.read(into: buffer)
      isSourceExhausted = count == 0
      return Int32(count)
    } catch {
      readingError = error
      return -1
    }
  }

  // MARK: Positions

  private var currentPosition: SourcePosition {
    guard let input = parser?.pointee.input else { return mark }
    return SourcePosition(
      line: UInt32(truncatingIfNeeded: input.pointee.line),
      column: UInt32(truncatingIfNeeded: input.pointee.col))
  }

  /// Returns the place behind the `>` of the start tag that the parser reports.
  @inline(__always)
  private var endOfStartTag: SourcePosition {
    var position = currentPosition
    position.column &+= 1
    return position
  }

  /// Whether the file ends within the start tag that the parser reports, which is an error next.
  @inline(__always)
  private var isStartTagCutShort: Bool {
    guard let input = parser?.pointee.input else { return true }
    return input.pointee.cur == input.pointee.end
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
      position.column -= XMLReader.scalarCount(of: read[start...])
    } else {
      let line = read[..<start].reversed().prefix { $0 != UInt8(ascii: "\n") }
      position.line -= UInt32(truncatingIfNeeded: lines)
      position.column = XMLReader.scalarCount(of: line) + 1
    }
    return position
  }

  private static func scalarCount(of text: some Sequence<UInt8>) -> UInt32 {
    UInt32(truncatingIfNeeded: text.count { $0 & 0xC0 != 0x80 })
  }

  // MARK: Elements

  /// Takes the start of an element whose name is `name`.
  @inline(__always)
  mutating func startElement(_ name: UnsafePointer<UInt8>, prefix: UnsafePointer<UInt8>?) {
    if isHalted || isStartTagCutShort { return }
    let position = mark
    mark = endOfStartTag
    let tag = ElementName(name)
    if !suppressions.isIdle {
      suppressions.elementStarted(
        at: position, depth: frames.count + skippedDepth, isKey: tag.kind == .key)
    }
    if skippedDepth > 0 {
      skippedDepth += 1
      return
    }
    guard prefix == nil, let kind = tag.kind else {
      startUnknownElement(tag, prefix: prefix, at: position)
      return
    }
    guard admit(kind, at: position) else {
      skippedDepth = 1
      return
    }
    push(kind, at: position)
  }

  private var isHalted: Bool { hasFailed || isStopped || readingError != nil }

  @inline(__always)
  private mutating func push(_ kind: PropertyListTree.Kind, at position: SourcePosition) {
    if kind == .array && frames.count == 1 {
      frames.append(Frame(role: .streamedArray, node: 0))
      element = 0
      consumer.rootArrayBegan(at: position)
      return
    }
    let node = builder.begin(kind, at: position)
    switch kind {
    case .dictionary: frames.append(Frame(role: .dictionary, node: node))
    case .array: frames.append(Frame(role: .array, node: node))
    case .true, .false: frames.append(Frame(role: .truth, node: node))
    case .key:
      frames[frames.count - 1].pendingKey = node
      frames.append(Frame(role: .text, node: node))
    case .string, .integer, .real, .date, .data, .invalid:
      frames.append(Frame(role: .text, node: node))
    }
  }

  /// Returns whether a value of `kind` may begin here, and reports why it may not.
  @inline(__always)
  private mutating func admit(_ kind: PropertyListTree.Kind, at position: SourcePosition) -> Bool {
    guard let parent = frames.last else {
      startDocumentElement(named: ElementName.text(for: kind))
      return false
    }
    switch parent.role {
    case .dictionary:
      if kind != .key, parent.pendingKey != nil {
        frames[frames.count - 1].pendingKey = nil
        return true
      }
      return admitIrregularEntry(kind, in: parent, at: position)
    case .streamedArray, .array:
      if kind != .key { return true }
      report(at: position, "<key> in an array: expected a value")
    case .plist:
      if kind == .key {
        hasRoot = true
        report(at: position, "<key> outside of a dictionary: expected a value")
      } else if hasRoot {
        report(
          at: position, "a second value in <plist>: expected </plist>",
          likelyCause: "put the values into one <array> or <dict>")
      } else {
        hasRoot = true
        return true
      }
    case .text, .truth:
      report(
        at: position, "an element inside of a <\(elementName(of: parent))>: expected text alone")
      builder.invalidate(parent.node)
    }
    return false
  }

  private mutating func admitIrregularEntry(
    _ kind: PropertyListTree.Kind, in parent: Frame, at position: SourcePosition
  ) -> Bool {
    guard kind == .key else {
      report(at: position, "a value without a key: expected <key> or </dict>")
      return false
    }
    giveMissingValue(to: parent)
    return true
  }

  /// Reports a key without a value, and puts an invalid one behind it.
  private mutating func giveMissingValue(to dictionary: Frame) {
    guard let key = dictionary.pendingKey else { return }
    let name = FaultReporter.quoted(builder.tree.bytes[builder.tree.nodes[key].text])
    _ = builder.begin(.invalid, at: builder.tree.position(of: key))
    builder.report(
      .plistStructure, at: key, element: element, "the key \(name) has no value",
      likelyCause: "every <key> is followed by one value")
    frames[frames.count - 1].pendingKey = nil
  }

  private mutating func startUnknownElement(
    _ tag: ElementName, prefix: UnsafePointer<UInt8>?, at position: SourcePosition
  ) {
    skippedDepth = 1
    let name = prefix.map { String(cString: $0) + ":" + tag.text } ?? tag.text
    if frames.isEmpty {
      startDocumentElement(named: name)
      return
    }
    let message = "unknown element <\(FaultReporter.shortened(name))>"
    let cause = ElementName.suggestion(for: tag.text).map { "did you mean <\($0)>?" }
    let isInText = frames.last.map { $0.role == .text || $0.role == .truth } ?? false
    guard admit(.string, at: position) else {
      if !isInText { report(at: position, message, likelyCause: cause) }
      return
    }
    let node = builder.begin(.invalid, at: position)
    builder.report(.plistStructure, at: node, element: element, message, likelyCause: cause)
    deliverIfComplete()
  }

  private mutating func startDocumentElement(named name: String) {
    guard name == "plist" else {
      fail(
        .plistStructure, at: documentElementStart,
        "the root element is <\(FaultReporter.shortened(name))>: expected <plist>")
      return
    }
    skippedDepth = 0
    frames.append(Frame(role: .plist, node: 0))
  }

  /// Takes the end of an element.
  @inline(__always)
  mutating func endElement() {
    if isHalted { return }
    let position = mark
    mark = currentPosition
    if !suppressions.isIdle {
      suppressions.elementEnded(at: mark, depth: frames.count + skippedDepth - 1)
    }
    if skippedDepth > 0 {
      skippedDepth -= 1
      return
    }
    guard let frame = frames.popLast() else { return }
    switch frame.role {
    case .text: builder.endText(frame.node, element: element)
    case .truth: break
    case .dictionary:
      if frame.pendingKey != nil { endWithPendingKey(frame) }
      builder.endContainer(frame.node, element: element)
    case .array: builder.endContainer(frame.node, element: element)
    case .streamedArray:
      element = nil
      consumer.rootArrayEnded()
    case .plist: endPlist(at: position)
    }
    deliverIfComplete()
  }

  private mutating func endWithPendingKey(_ frame: Frame) {
    frames.append(frame)
    giveMissingValue(to: frame)
    frames.removeLast()
  }

  private mutating func endPlist(at position: SourcePosition) {
    if !hasRoot { report(at: position, "<plist> holds no value") }
  }

  /// Hands the tree on when it holds a whole element of the root array, or the whole root.
  @inline(__always)
  private mutating func deliverIfComplete() {
    guard let parent = frames.last, !builder.tree.isEmpty else { return }
    if parent.role == .streamedArray, let index = element {
      element = index + 1
      if consumer.rootArray(element: &builder.tree, at: index) == .stop { stop() }
      builder.tree.removeAll()
    } else if parent.role == .plist {
      consumer.root(&builder.tree)
      builder.tree.removeAll()
    }
  }

  // MARK: Text

  /// Takes a piece of text; a value may come in many.
  @inline(__always)
  mutating func characters(_ piece: UnsafeBufferPointer<UInt8>) {
    if isHalted { return }
    if skippedDepth == 0 {
      if let frame = frames.last, frame.role == .text {
        appendText(piece, to: frame)
      } else if !piece.allSatisfy(ScalarText.isWhiteSpace) {
        reportStrayText(piece)
      }
    }
    mark = currentPosition
  }

  @inline(__always)
  private mutating func appendText(_ piece: UnsafeBufferPointer<UInt8>, to frame: Frame) {
    builder.tree.bytes.append(contentsOf: piece)
    let start = Int(builder.tree.nodes[frame.node].textStart)
    let count = builder.tree.bytes.count
    if count - start > TreeBuilder.longestText || count > TreeBuilder.mostText {
      failTooMuchText(of: frame)
    }
  }

  private mutating func failTooMuchText(of frame: Frame) {
    let isInAll = builder.tree.bytes.count > TreeBuilder.mostText
    fail(
      .plistValue, at: builder.tree.position(of: frame.node),
      isInAll
        ? "more than \(TreeBuilder.mostText) bytes of text in one value"
        : "a text of more than \(TreeBuilder.longestText) bytes")
  }

  private mutating func reportStrayText(_ piece: UnsafeBufferPointer<UInt8>) {
    let place = (frame: frames.count, node: builder.tree.nodes.count)
    if let last = strayText, last == place { return }
    strayText = place
    let indentation = piece.prefix(while: ScalarText.isWhiteSpace)
    let word = piece[indentation.endIndex...].prefix { !ScalarText.isWhiteSpace($0) }
    report(
      at: end(of: indentation, in: piece),
      "stray text \(FaultReporter.quoted(word)) between elements",
      likelyCause: "text belongs into <string> or <key>")
  }

  /// Returns where `indentation` ends, white space at the beginning of `piece`, which reaches from
  /// ``mark`` to where the parser stands.
  ///
  /// The parser turns a CR alone into a line feed, but does not count it as a line.
  private func end(
    of indentation: Slice<UnsafeBufferPointer<UInt8>>, in piece: UnsafeBufferPointer<UInt8>
  ) -> SourcePosition {
    var position = mark
    let hasLinesCounted = piece.count { $0 == 0x0A } == Int(currentPosition.line &- mark.line)
    for byte in indentation {
      if byte == UInt8(ascii: "\n") && hasLinesCounted {
        position.line += 1
        position.column = 1
      } else {
        position.column += 1
      }
    }
    return position
  }

  /// Takes a comment or a processing instruction.
  mutating func passedOver() {
    mark = currentPosition
  }

  /// Takes a comment.
  mutating func comment(_ text: UnsafePointer<UInt8>) {
    suppressions.comment(
      String(cString: text), at: mark, isBeforeFirstElement: frames.isEmpty && skippedDepth == 0)
    passedOver()
  }

  // MARK: Faults

  private mutating func report(
    at position: SourcePosition, _ message: String, likelyCause: String? = nil
  ) {
    builder.faults.report(
      .plistStructure, at: position, keyPath: builder.keyPath(element: element), message,
      likelyCause: likelyCause)
  }

  private func elementName(of frame: Frame) -> String {
    ElementName.text(for: builder.tree.kind(of: frame.node))
  }

  /// Reports a fault after which the document can't be followed, and stops the parser.
  mutating func fail(
    _ rule: RuleID, at position: SourcePosition, _ message: String, likelyCause: String? = nil
  ) {
    guard !isHalted else { return }
    hasFailed = true
    builder.faults.report(rule, at: position, message, likelyCause: likelyCause)
    if let parser { xmlStopParser(parser) }
  }

  /// Takes a declaration or a use of an entity.
  mutating func entity(named name: String, isDeclared: Bool) {
    if isDeclared {
      fail(
        .plistEntity, at: currentPosition, "the document declares the entity '\(name)'",
        likelyCause: "property lists have no entities; write the text itself")
    } else {
      fail(.plistSyntax, at: currentPosition, "the entity '&\(name);' is not defined")
    }
  }

  /// Takes an error of the parser or of the character conversion.
  mutating func parserError(_ error: borrowing LibXML2.ParserError) {
    if error.isWarning || isHalted { return }
    if error.isOfConversion {
      hasConversionFailed = true
    } else if hasConversionFailed || isConversionStuck {
      failConversion(at: error.position)
    } else if error.isOfEnd && hasUnreadBytes {
      fail(.plistSyntax, at: error.position, LibXML2.nulMessage)
    } else {
      fail(
        error.rule, at: error.position, error.message,
        likelyCause: isCutShort ? "the file has been cut short" : error.likelyCause)
    }
  }

  /// Whether text is left behind the point where the parser stands; it stops at a NUL.
  private var hasUnreadBytes: Bool {
    guard let parser else { return false }
    return parktools_has_unread_bytes(parser) != 0 && parktools_unconverted_count(parser) == 0
  }

  /// Whether the file ends within the property list: no tag ends behind the point where the parser
  /// stands.
  private var isCutShort: Bool {
    guard isSourceExhausted, !frames.isEmpty, let input = parser?.pointee.input else {
      return false
    }
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
      .plistEncoding, at: position, "bytes that contradict the declared encoding",
      likelyCause: LibXML2.encodingAdvice)
  }

  /// Takes the beginning of the document, whose declaration has been read.
  ///
  /// With a byte order mark and another encoding declared, readers disagree on what the text is.
  mutating func startDocument() {
    guard hasByteOrderMark, let declared = parser?.pointee.input?.pointee.encoding else { return }
    let name = FaultReporter.shortened(String(cString: declared))
    fail(
      .plistEncoding, at: .start,
      "the file begins with a Unicode byte order mark but declares the encoding \"\(name)\"",
      likelyCause: LibXML2.encodingAdvice)
  }

  private mutating func stop() {
    isStopped = true
    if let parser { xmlStopParser(parser) }
  }
}
