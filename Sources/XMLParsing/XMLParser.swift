package import ByteIO
internal import CLibXML2
internal import Diagnostics

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
  /// - Throws: when the source can't be read at all.
  package static func parse<Handler: XMLHandler & ~Copyable>(
    _ source: ByteSource, with handler: inout Handler
  ) throws(IOError) -> Outcome {
    _ = initialization
    let hasByteOrderMark = ByteOrderMark.begins(try source.firstBytes(3))
    // Both stand at addresses that do not change while libxml2 keeps a pointer to the session.
    let result: Result<Outcome, IOError> = withUnsafeMutablePointer(to: &handler) { handler in
      var session = XMLSession(
        source: source, kind: Handler.documentKind, hasByteOrderMark: hasByteOrderMark,
        dispatch: XMLDispatchTo<Handler>.self, handler: handler)
      return withUnsafeMutablePointer(to: &session) { session in
        Result { () throws(IOError) in try run(session) }
      }
    }
    return try result.get()
  }

  /// Prepares the library, once for the process.
  private static let initialization: Void = parktools_initialize()

  private static func run(_ session: UnsafeMutablePointer<XMLSession>) throws(IOError) -> Outcome {
    guard let parser = makeParser(for: session) else {
      throw IOError(.read, path: session.pointee.source.name, code: ENOMEM)
    }
    defer { free(parser) }
    session.pointee.parser = parser
    _ = parktools_parse_document(parser, XMLCallbacks.structuredError, session)
    return try session.pointee.finish()
  }

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
    guard let parser else { return nil }
    xmlCtxtUseOptions(parser, Int32(XML_PARSE_NONET.rawValue))
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
