internal import CLibXML2

/// The functions that libxml2 calls; each passes on to the ``XMLSession`` behind the user-data
/// pointer.
///
/// They are the only place where that pointer is turned back into a session. libxml2 hands over the
/// pointer that ``XMLParser`` gave it, and only during `xmlParseDocument`.
enum XMLCallbacks {
  /// Returns the table of handlers for libxml2.
  ///
  /// The functions of SAX 1 take names as they are written, and cost a tenth less.
  static func handlers(withNamespaces: Bool) -> xmlSAXHandler {
    var handlers = xmlSAXHandler()
    handlers.startDocument = startDocument
    if withNamespaces {
      handlers.initialized = UInt32(XML_SAX2_MAGIC)
      handlers.startElementNs = startElementWithNamespace
      handlers.endElementNs = endElementWithNamespace
    } else {
      handlers.initialized = 1
      handlers.startElement = startElement
      handlers.endElement = endElement
    }
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
  private static func session(
    _ context: UnsafeMutableRawPointer?
  ) -> UnsafeMutablePointer<XMLSession>? {
    context?.assumingMemoryBound(to: XMLSession.self)
  }

  /// Reads a block for libxml2.
  static let read: xmlInputReadCallback = { context, buffer, count in
    session(context)?.pointee.fill(
      UnsafeMutableRawBufferPointer(start: buffer, count: Int(count))) ?? -1
  }

  private static let startDocument: startDocumentSAXFunc = { context in
    session(context)?.pointee.startDocument()
  }

  private static let startElement: startElementSAXFunc = { context, name, _ in
    session(context)?.pointee.elementStarted(XMLName(name), XMLName.none)
  }

  private static let startElementWithNamespace: startElementNsSAX2Func = {
    context, name, _, namespace, _, _, attributeCount, _, attributes in
    session(context)?.pointee.elementStarted(XMLName(name), XMLName(namespace))
    guard let attributes, attributeCount > 0 else { return }
    session(context)?.pointee.attributes(
      UnsafeBufferPointer(start: attributes, count: 5 * Int(attributeCount)))
  }

  private static let endElement: endElementSAXFunc = { context, _ in
    session(context)?.pointee.elementEnded()
  }

  private static let endElementWithNamespace: endElementNsSAX2Func = { context, _, _, _ in
    session(context)?.pointee.elementEnded()
  }

  private static let characters: charactersSAXFunc = { context, text, count in
    session(context)?.pointee.text(UnsafeRawBufferPointer(start: text, count: Int(count)))
  }

  private static let comment: commentSAXFunc = { context, text in
    if let text { session(context)?.pointee.comment(text) }
  }

  private static let processingInstruction: processingInstructionSAXFunc = { context, _, _ in
    session(context)?.pointee.passedOver()
  }

  private static let entityDeclaration: entityDeclSAXFunc = { context, name, _, _, _, _ in
    if let name { session(context)?.pointee.entity(named: String(cString: name), isDeclared: true) }
  }

  private static let unparsedEntityDeclaration: unparsedEntityDeclSAXFunc = {
    context, name, _, _, _ in
    if let name { session(context)?.pointee.entity(named: String(cString: name), isDeclared: true) }
  }

  private static let reference: referenceSAXFunc = { context, name in
    if let name {
      session(context)?.pointee.entity(named: String(cString: name), isDeclared: false)
    }
  }

  /// Takes the errors of the parser and of the character conversion.
  static let structuredError: xmlStructuredErrorFunc = { context, error in
    if let error { session(context)?.pointee.parserError(error.pointee) }
  }
}
