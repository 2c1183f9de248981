package import ByteIO
internal import CLibXML2
internal import Diagnostics
internal import Overlap

/// Reads XML documents through libxml2's SAX interface.
///
/// Nothing that a document names is opened, and no entity is expanded: the handlers that would do so
/// are left out. Whatever is not well-formed, or refers to what is not there, is a fault.
package enum XMLParser {
  /// How reading a document ended.
  package enum Outcome: Sendable {
    /// The whole document has been read.
    case complete
    /// The handler had enough.
    case stopped
    /// The document could not be read to its end; the handler has been told why.
    case failed
  }

  /// Reads `source` from its beginning and hands what it holds to `handler`.
  ///
  /// The parser is a bounded way ahead of the handler, and works beside it where the file is large.
  ///
  /// - Throws: when the source can't be read at all.
  package static func parse<Handler: XMLHandler & ~Copyable>(
    _ source: ByteSource, with handler: inout Handler
  ) throws(IOError) -> Outcome {
    _ = initialization
    let hasByteOrderMark = ByteOrderMark.begins(try source.firstBytes(3))
    let isLarge = try isWorthAThread(source)
    let result: Result<Outcome, IOError> = withUnsafeMutablePointer(to: &handler) { handler in
      let delivery = XMLDelivery(to: handler)
      let ending = XMLParser.parse(
        source, Handler.documentKind, hasByteOrderMark: hasByteOrderMark, into: delivery,
        beside: isLarge)
      return delivery.isStopped ? .success(.stopped) : ending
    }
    return try result.get()
  }

  private static func parse(
    _ source: ByteSource, _ kind: XMLDocumentKind, hasByteOrderMark: Bool,
    into delivery: some XMLBatchSink, beside isBeside: Bool
  ) -> Result<Outcome, IOError> {
    // It stands at an address that does not change while libxml2 keeps a pointer to it.
    let handover = isBeside ? XMLHandover() : nil
    var session = XMLSession(
      source: source, kind: kind, hasByteOrderMark: hasByteOrderMark, sink: handover ?? delivery)
    return withUnsafeMutablePointer(to: &session) { session in
      // unreachable because the system promises more memory than there is.
      guard let parser = makeParser(for: session) else {
        return .failure(IOError(.read, path: source.name, code: ENOMEM))
      }
      // The names that handlers are given are the parser's.
      defer { free(parser) }
      session.pointee.parser = parser
      run(session, handover, delivery)
      return session.pointee.ending
    }
  }

  /// Parses the document, in a thread of its own where its batches are handed over.
  private static func run(
    _ session: UnsafeMutablePointer<XMLSession>, _ handover: XMLHandover?,
    _ delivery: some XMLBatchSink
  ) {
    guard let handover else { return session.pointee.run() }
    // The session is the thread's own until that has been joined.
    nonisolated(unsafe) let own = session
    let thread = BackgroundThread {
      own.pointee.run()
      handover.end()
    }
    guard let thread else {
      session.pointee.sink = delivery
      return session.pointee.run()
    }
    handover.deliver(to: delivery)
    thread.join()
  }

  /// The size from which a file is parsed in a thread of its own, in bytes.
  private static let largeSize = 1 << 20

  private static func isWorthAThread(_ source: ByteSource) throws(IOError) -> Bool {
    guard source.isRegularFile, try source.size() >= largeSize else { return false }
    return coreCount > 1
  }

  /// Prepares the library, once for the process.
  private static let initialization: Void = parktools_initialize()

  /// Makes a parser that pulls its bytes from `session` and sends it what it finds.
  ///
  /// The only option is that the network is not used. There is no handler that could load an
  /// external subset or look an entity up, so that neither can happen; those that declare or refer
  /// to an entity report it.
  private static func makeParser(
    for session: UnsafeMutablePointer<XMLSession>
  ) -> xmlParserCtxtPtr? {
    var handlers = XMLCallbacks.handlers(
      withNamespaces: session.pointee.kind.hasNamespaces)
    let parser = xmlCreateIOParserCtxt(
      &handlers, session, XMLCallbacks.read, nil, session, XML_CHAR_ENCODING_NONE)
    if let parser { xmlCtxtUseOptions(parser, Int32(XML_PARSE_NONET.rawValue)) }
    return parser
  }

  /// Frees `parser`, with the document that it made for itself where entities are declared and that
  /// it leaves behind when it is stopped.
  private static func free(_ parser: xmlParserCtxtPtr) {
    xmlFreeDoc(parser.pointee.myDoc)
    parser.pointee.myDoc = nil
    xmlFreeParserCtxt(parser)
  }
}
