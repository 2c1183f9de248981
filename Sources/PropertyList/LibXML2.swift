internal import CLibXML2
internal import Diagnostics

/// The calls into libxml2 that need care, and what its errors mean.
enum LibXML2 {
  private static let initialized: Void = xmlInitParser()

  /// Prepares the library, once for the process.
  static func initialize() {
    _ = initialized
  }

  /// Makes a parser that pulls its bytes from `state` and sends it what it finds.
  ///
  /// The only option is that the network is not used. There is no handler that could load an
  /// external subset or look an entity up, so that neither can happen; those that declare or refer
  /// to an entity report it.
  static func makeParser(state: UnsafeMutablePointer<XMLReader>) -> xmlParserCtxtPtr? {
    var handlers = XMLCallbacks.handlers
    let parser = xmlCreateIOParserCtxt(
      &handlers, state, XMLCallbacks.read, nil, state, XML_CHAR_ENCODING_NONE)
    guard let parser else { return nil }
    xmlCtxtUseOptions(parser, Int32(XML_PARSE_NONET.rawValue))
    return parser
  }

  /// An error of the parser, in our words where users meet it often.
  struct ParserError: ~Copyable {
    let isWarning: Bool
    let rule: RuleID
    let position: SourcePosition
    let message: String
    let likelyCause: String?

    /// Reads the libxml2 error `error`.
    ///
    /// With an external DTD named, the use of an undeclared entity is no fatal error to libxml2, and
    /// the text is lost; only plain warnings pass here.
    init(_ error: xmlError) {
      let code = xmlParserErrors(rawValue: UInt32(bitPattern: error.code))
      isWarning = error.level == XML_ERR_WARNING && code != XML_WAR_UNDECLARED_ENTITY
      let text = error.message.map { String(cString: $0) } ?? "not well-formed XML"
      let isInvalidUTF8 = text.contains("not proper UTF-8")
      rule = isInvalidUTF8 ? .plistEncoding : ParserError.rule(for: code)
      position = SourcePosition(
        line: UInt32(clamping: max(error.line, 1)), column: UInt32(clamping: max(error.int2, 1)))
      likelyCause = ParserError.likelyCause(for: isInvalidUTF8 ? XML_ERR_INVALID_ENCODING : code)
      message =
        switch code {
        case XML_ERR_TAG_NOT_FINISHED:
          "the file ends before </\(error.str1.map { String(cString: $0) } ?? "plist")>"
        case _ where isInvalidUTF8:
          "bytes that are not UTF-8, in a file that declares UTF-8 or nothing"
        default: ParserError.message(for: code, text: text)
        }
    }

    private static func rule(for code: xmlParserErrors) -> RuleID {
      switch code {
      case XML_ERR_INVALID_ENCODING, XML_ERR_UNSUPPORTED_ENCODING, XML_ERR_UNKNOWN_ENCODING,
        XML_I18N_CONV_FAILED, XML_I18N_NO_HANDLER, XML_I18N_NO_OUTPUT, XML_I18N_NO_NAME,
        XML_I18N_EXCESS_HANDLER, XML_ERR_ENCODING_NAME:
        .plistEncoding
      case XML_ERR_ENTITY_LOOP: .plistEntity
      default: .plistSyntax
      }
    }

    private static func message(for code: xmlParserErrors, text: String) -> String {
      switch code {
      case XML_ERR_NAME_REQUIRED where text.contains("EntityRef"), XML_ERR_ENTITYREF_SEMICOL_MISSING:
        "a bare '&'"
      case XML_I18N_CONV_FAILED: "bytes that contradict the declared encoding"
      case XML_ERR_DOCUMENT_END: "content after the end of the property list"
      case XML_ERR_DOCUMENT_EMPTY: "this is no XML: expected '<'"
      default: cleaned(text)
      }
    }

    private static func likelyCause(for code: xmlParserErrors) -> String? {
      switch code {
      case XML_ERR_NAME_REQUIRED, XML_ERR_ENTITYREF_SEMICOL_MISSING:
        "in XML, '&' is written '&amp;'"
      case XML_WAR_UNDECLARED_ENTITY, XML_ERR_UNDECLARED_ENTITY:
        "XML knows only &amp; &lt; &gt; &quot; &apos; and numbers such as &#233;"
      case XML_ERR_INVALID_ENCODING:
        "save the file as UTF-8, or declare its encoding in the first line"
      case XML_ERR_TAG_NOT_FINISHED: "the file has been cut short"
      case XML_ERR_DOCUMENT_END: "remove what follows </plist>"
      default: nil
      }
    }

    /// Returns libxml2's `text` as one line in our style: lower case, no newline.
    private static func cleaned(_ text: String) -> String {
      var line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
      if line.hasPrefix("xml"), let colon = line.firstIndex(of: ":") {
        line = String(line[line.index(after: colon)...].drop(while: \.isWhitespace))
      }
      guard let first = line.first, line.dropFirst().first?.isLowercase == true else { return line }
      return first.lowercased() + line.dropFirst()
    }
  }
}
