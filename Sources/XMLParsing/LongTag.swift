internal import CLibXML2
internal import Diagnostics

/// Watches for a tag with so many attributes that libxml2, which compares each with all before, would
/// take hours for it.
///
/// libxml2 tells nothing of a tag before its end. But what it reads there goes by, and is looked at once the
/// tag has become long.
struct LongTag {
  /// How many attributes a tag may have.
  static let mostAttributes = 1_000

  /// From how many bytes on a tag is long.
  private static let length = 1 << 13

  private var mark = SourcePosition.start
  private var byteCount = 0
  private var equalsSignCount = 0

  /// Takes `bytes`, which `parser` reads next and before which it last reported something at `mark`;
  /// returns whether they belong to a tag with too many attributes.
  mutating func exceeds(
    _ mark: SourcePosition, _ parser: xmlParserCtxtPtr?,
    _ bytes: Slice<UnsafeMutableRawBufferPointer>
  ) -> Bool {
    if mark != self.mark { self = LongTag(mark: mark) }
    byteCount += bytes.count
    guard byteCount > LongTag.length, let parser, !LongTag.isElsewhere(parser.pointee.instate)
    else {
      return false
    }
    equalsSignCount += bytes.count { $0 == UInt8(ascii: "=") }
    return equalsSignCount > LongTag.mostAttributes
  }

  /// Whether the parser stands in something that is long and no tag.
  private static func isElsewhere(_ state: xmlParserInputState) -> Bool {
    [
      XML_PARSER_COMMENT, XML_PARSER_PI, XML_PARSER_CDATA_SECTION, XML_PARSER_DTD,
      XML_PARSER_PROLOG, XML_PARSER_EPILOG, XML_PARSER_ATTRIBUTE_VALUE,
    ].contains(state)
  }
}

extension LongTag {
  private init(mark: SourcePosition) {
    self.mark = mark
  }
}
