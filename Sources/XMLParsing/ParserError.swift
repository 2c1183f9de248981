internal import CLibXML2
internal import Diagnostics

/// An error of the parser, in our words where users meet it often.
struct ParserError: ~Copyable {
  let isWarning: Bool
  /// Whether bytes could not be turned into text; such an error has no position.
  let isOfConversion: Bool
  /// Whether the text has ended before its time.
  let isOfEnd: Bool
  /// Whether another element ends than the one that is open.
  let isOfWrongTag: Bool
  let fault: XMLFault.Kind
  let position: SourcePosition
  private let text: String
  private let cause: Cause

  /// Reads the libxml2 error `error`, which came where `ahead` follows in the file. That is asked for only where
  /// the parser itself has found the error: while it takes in text, it has no place.
  ///
  /// With an external DTD named, the use of an undeclared entity is no fatal error to libxml2, and
  /// the text is lost; only plain warnings pass here.
  init(_ error: xmlError, before ahead: () -> String) {
    let code = xmlParserErrors(rawValue: UInt32(bitPattern: error.code))
    isWarning = error.level == XML_ERR_WARNING && code != XML_WAR_UNDECLARED_ENTITY
    isOfConversion = code == XML_I18N_CONV_FAILED || code == XML_IO_ENCODER
    isOfEnd = code == XML_ERR_TAG_NOT_FINISHED
    isOfWrongTag = code == XML_ERR_TAG_NAME_MISMATCH
    let text = error.message.map { String(cString: $0) } ?? "not well-formed XML"
    let names = (ParserError.name(error.str1), ParserError.name(error.str2))
    let cause = Cause(code, text: text, names: names, before: ahead)
    fault = cause.fault
    self.text = text
    self.cause = cause
    position = SourcePosition(
      line: UInt32(clamping: max(error.line, 1)), column: UInt32(clamping: max(error.int2, 1)))
  }

  /// Returns the name that an error tells of, which may be as long as a tag.
  private static func name(_ start: UnsafePointer<CChar>?) -> String? {
    start.map { Quotation.shortened(String(cString: $0)) }
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

  /// Returns what is wrong with a document of `kind`, of which the innermost open element begins at
  /// `start`.
  func message(for kind: XMLDocumentKind, openSince start: SourcePosition?) -> String {
    if case .mismatch(let expected, let found) = cause, let start {
      return "</\(found)> where </\(expected)> is expected: the <\(expected)> at \(start) is open"
    }
    return cause.message(for: kind)
      ?? Quotation.shortened(ParserError.cleaned(text), to: Quotation.greatestSentence)
  }

  /// Returns what users can do about it, where that is known.
  func likelyCause(for kind: XMLDocumentKind) -> String? { cause.likelyCause(for: kind) }

  /// What users can do about a wrong encoding.
  static let encodingAdvice = "save the file as UTF-8, or declare its encoding in the first line"

  /// What is wrong where the parser meets a NUL.
  static let nulMessage = "a NUL character: expected text"

  /// What is behind an error of libxml2, of which one code may stand for several things.
  private enum Cause {
    case bareAmpersand
    case bareLessThan
    case mergeConflict
    case unquotedValue(isCurly: Bool)
    case character(String)
    case undeclaredEntity
    case notUTF8
    case nul
    case encoding
    case cutShort(element: String?)
    case mismatch(expected: String, found: String)
    case depth
    case longText
    case longPiece(String)
    case contentAfterEnd
    case notXML
    case other

    init(
      _ code: xmlParserErrors, text: String, names: (String?, String?),
      before ahead: () -> String
    ) {
      self =
        switch code {
        case _ where text.contains("not proper UTF-8"): .notUTF8
        // Halves of UTF-16 characters, each written as a character of UTF-8.
        case XML_ERR_INVALID_CHAR
        where text.contains("har 0xD8") || text.contains("har 0xD9")
          || text.contains("har 0xDA") || text.contains("har 0xDB"):
          .notUTF8
        case XML_ERR_NAME_REQUIRED where text.contains("EntityRef"),
          XML_ERR_ENTITYREF_SEMICOL_MISSING:
          .bareAmpersand
        // The parser stands behind the first sign.
        case XML_ERR_NAME_REQUIRED where ahead().hasPrefix("<<<<<<"): .mergeConflict
        case XML_ERR_NAME_REQUIRED where text.contains("StartTag"): .bareLessThan
        case XML_ERR_ATTRIBUTE_NOT_STARTED, XML_ERR_LITERAL_NOT_STARTED,
          XML_ERR_STRING_NOT_STARTED:
          .unquotedValue(isCurly: ahead().first.map { "“”„‘’".contains($0) } ?? false)
        case XML_ERR_INVALID_CHAR where Cause.character(in: text) != nil:
          .character(Cause.character(in: text) ?? "")
        case XML_WAR_UNDECLARED_ENTITY, XML_ERR_UNDECLARED_ENTITY: .undeclaredEntity
        case XML_ERR_INVALID_CHAR where text.contains("0x0 ") || text.contains("value 0"): .nul
        case XML_ERR_INVALID_ENCODING, XML_ERR_UNSUPPORTED_ENCODING, XML_ERR_UNKNOWN_ENCODING,
          XML_I18N_NO_HANDLER, XML_I18N_NO_OUTPUT, XML_I18N_NO_NAME, XML_I18N_EXCESS_HANDLER,
          XML_ERR_ENCODING_NAME:
          .encoding
        case XML_ERR_TAG_NAME_MISMATCH:
          .mismatch(expected: names.0 ?? "", found: Quotation.shortened(names.1 ?? ""))
        case XML_ERR_TAG_NOT_FINISHED: .cutShort(element: names.0)
        case XML_ERR_INTERNAL_ERROR where text.contains("Excessive depth"): .depth
        case XML_ERR_CDATA_NOT_FINISHED where text.contains("too big"): .longText
        case XML_ERR_ATTRIBUTE_NOT_FINISHED where text.contains("too long"):
          .longPiece("an attribute")
        case XML_ERR_COMMENT_NOT_FINISHED where text.contains("too big"): .longPiece("a comment")
        case XML_ERR_INTERNAL_ERROR where text.contains("Huge input"):
          .longPiece("a piece of markup")
        case XML_ERR_DOCUMENT_END: .contentAfterEnd
        case XML_ERR_DOCUMENT_EMPTY: .notXML
        default: .other
        }
    }

    /// Returns the character that libxml2's `text` tells of, as `U+0001`.
    private static func character(in text: String) -> String? {
      let words = text.split(whereSeparator: { $0.isWhitespace })
      let number = words.lazy.compactMap { word in
        word.hasPrefix("0x") ? Int(word.dropFirst(2), radix: 16) : Int(word)
      }.first
      guard let number, number > 0 else { return nil }
      let digits = String(number, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    }

    var fault: XMLFault.Kind {
      switch self {
      case .notUTF8, .encoding: .encoding
      case .longText: .length
      default: .syntax
      }
    }

    /// Our message; `nil` where libxml2's is good.
    func message(for kind: XMLDocumentKind) -> String? {
      switch self {
      case .bareAmpersand: "a bare '&'"
      case .bareLessThan: "a bare '<'"
      case .mergeConflict: "a conflict of a merge that has not been resolved"
      case .unquotedValue: "a value without quotation marks: expected \" or '"
      case .character(let character): "the character \(character), which XML does not allow"
      case .notUTF8: "bytes that are not UTF-8, in a file that declares UTF-8 or nothing"
      case .nul: ParserError.nulMessage
      case .cutShort(let element): "the file ends before </\(element ?? kind.rootElement)>"
      case .depth: "more than \(ParserError.greatestDepth) elements inside of each other"
      case .longText: "a text of more than \(ParserError.longestText) bytes"
      case .longPiece(let piece): "\(piece) of more than \(ParserError.longestText) bytes"
      case .contentAfterEnd: "content after the end of the \(kind.name)"
      case .notXML: "this is no XML: expected '<'"
      case .undeclaredEntity, .encoding, .mismatch, .other: nil
      }
    }

    func likelyCause(for kind: XMLDocumentKind) -> String? {
      switch self {
      case .bareAmpersand: "in XML, '&' is written '&amp;'"
      case .bareLessThan: "in XML, '<' is written '&lt;'"
      case .mergeConflict: "keep one of the two versions, and remove the lines of signs"
      case .unquotedValue(let isCurly):
        isCurly ? "curly quotation marks are none to XML; write \"" : nil
      case .undeclaredEntity:
        "XML knows only &amp; &lt; &gt; &quot; &apos; and numbers such as &#233;"
      case .notUTF8, .encoding: ParserError.encodingAdvice
      case .nul: "UTF-16 begins with a byte order mark or declares itself in the first line"
      case .contentAfterEnd: "remove what follows </\(kind.rootElement)>"
      case .character: "remove it"
      case .cutShort, .depth, .longText, .longPiece, .notXML, .mismatch, .other: nil
      }
    }
  }

  /// The longest CDATA section, attribute, comment and name in bytes, as libxml2 has it.
  private static let longestText = 10_000_000

  /// How many elements may stand inside of each other, as libxml2 has it.
  private static let greatestDepth = 256
}
