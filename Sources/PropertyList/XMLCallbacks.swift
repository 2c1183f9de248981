internal import CLibXML2

/// The functions that libxml2 calls; each passes on to the ``XMLReader`` behind the user-data
/// pointer.
///
/// They are the only place where that pointer is turned back into a reader. libxml2 hands over the
/// pointer that ``LibXML2/makeParser(state:)`` gave it, and only during `xmlParseDocument`.
enum XMLCallbacks {
  /// The table of handlers for libxml2.
  static var handlers: xmlSAXHandler {
    var handlers = xmlSAXHandler()
    handlers.initialized = UInt32(XML_SAX2_MAGIC)
    handlers.startDocument = startDocument
    handlers.startElementNs = startElement
    handlers.endElementNs = endElement
    handlers.characters = characters
    handlers.ignorableWhitespace = characters
    handlers.cdataBlock = characters
    handlers.comment = comment
    handlers.processingInstruction = processingInstruction
    handlers.entityDecl = entityDeclaration
    handlers.unparsedEntityDecl = unparsedEntityDeclaration
    handlers.reference = reference
    handlers.serror = structuredError
    return handlers
  }

  @inline(__always)
  private static func reader(_ context: UnsafeMutableRawPointer) -> UnsafeMutablePointer<XMLReader>
  {
    context.assumingMemoryBound(to: XMLReader.self)
  }

  /// Reads a block for libxml2.
  static let read: xmlInputReadCallback = { context, buffer, count in
    guard let context, let buffer else { return -1 }
    return reader(context).pointee.fill(
      UnsafeMutableRawBufferPointer(start: buffer, count: Int(count)))
  }

  private static let startDocument: startDocumentSAXFunc = { context in
    guard let context else { return }
    reader(context).pointee.startDocument()
  }

  private static let startElement: startElementNsSAX2Func = {
    context, name, prefix, _, _, _, _, _, _ in
    guard let context, let name else { return }
    reader(context).pointee.startElement(name, prefix: prefix)
  }

  private static let endElement: endElementNsSAX2Func = { context, _, _, _ in
    guard let context else { return }
    reader(context).pointee.endElement()
  }

  private static let characters: charactersSAXFunc = { context, text, count in
    guard let context, let text else { return }
    reader(context).pointee.characters(UnsafeBufferPointer(start: text, count: Int(count)))
  }

  private static let comment: commentSAXFunc = { context, text in
    guard let context, let text else { return }
    reader(context).pointee.comment(text)
  }

  private static let processingInstruction: processingInstructionSAXFunc = { context, _, _ in
    guard let context else { return }
    reader(context).pointee.passedOver()
  }

  private static let entityDeclaration: entityDeclSAXFunc = { context, name, _, _, _, _ in
    guard let context, let name else { return }
    reader(context).pointee.entity(named: String(cString: name), isDeclared: true)
  }

  private static let unparsedEntityDeclaration: unparsedEntityDeclSAXFunc = {
    context, name, _, _, _ in
    guard let context, let name else { return }
    reader(context).pointee.entity(named: String(cString: name), isDeclared: true)
  }

  private static let reference: referenceSAXFunc = { context, name in
    guard let context, let name else { return }
    reader(context).pointee.entity(named: String(cString: name), isDeclared: false)
  }

  /// Takes the errors of the parser and of the character conversion.
  static let structuredError: xmlStructuredErrorFunc = { context, error in
    guard let context, let error else { return }
    reader(context).pointee.parserError(LibXML2.ParserError(error.pointee))
  }
}
