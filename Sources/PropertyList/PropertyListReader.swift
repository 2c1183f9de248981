public import ByteIO
public import Diagnostics

/// Reads a property list, XML or binary, and hands its values to a consumer.
public enum PropertyListReader {
  /// Reads `source` from its beginning.
  ///
  /// What is wrong with the file is reported to `diagnostics`; reading goes on after a fault for as
  /// long as the structure can be followed.
  ///
  /// - Throws: when the file can't be read at all.
  public static func read(
    _ source: ByteSource, into consumer: any PropertyListConsumer,
    diagnostics: DiagnosticCollector
  ) throws(IOError) -> ReadingOutcome {
    let faults = FaultReporter(file: source.name, collector: diagnostics)
    switch FileSignature(try source.firstBytes(FileSignature.length)) {
    case .binaryPropertyList:
      return try BinaryReader.read(source, into: consumer, faults: faults)
    case .xml:
      return try XMLReader.read(source, into: consumer, faults: faults)
    case .foreign(let description):
      faults.report(
        .plistSyntax, at: .start, "\(description): expected an XML or binary property list")
      return .failed
    case .unmarked(let encoding):
      faults.report(
        .plistEncoding, at: .start,
        "\(encoding) without a byte order mark, which Apple's readers take for UTF-8",
        likelyCause: "save the file as UTF-8")
      return .failed
    }
  }
}

/// What the first bytes of a file tell about it.
private enum FileSignature {
  case binaryPropertyList
  case xml
  case foreign(String)
  /// XML in an encoding in which ASCII is not what it is in UTF-8, which only a byte order mark can tell.
  case unmarked(String)

  static let length = 8

  init(_ bytes: [UInt8]) {
    if bytes.starts(with: Array("bplist".utf8)) {
      self = .binaryPropertyList
    } else if let name = FileSignature.foreignName(bytes) {
      self = .foreign(name)
    } else if let name = FileSignature.unmarkedEncoding(bytes) {
      self = .unmarked(name)
    } else {
      self = .xml
    }
  }

  private static func foreignName(_ bytes: [UInt8]) -> String? {
    let firstText = bytes.first { !ScalarText.isWhiteSpace($0) }
    if bytes.isEmpty { return "the file is empty" }
    if bytes.starts(with: [0x1F, 0x8B]) { return "this is a gzip archive" }
    if bytes.starts(with: Array("PK\u{3}\u{4}".utf8)) { return "this is a ZIP archive" }
    if bytes.starts(with: Array("{\\rtf".utf8)) { return "this is rich text (RTF)" }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      return "this is text in UTF-32"
    }
    if firstText == UInt8(ascii: "{") || firstText == UInt8(ascii: "[")
      || firstText == UInt8(ascii: "(")
    {
      return "this looks like JSON or an old-style (text) property list"
    }
    return nil
  }

  /// The encoding of a document that begins with `<`, or with `<?xm` in EBCDIC (XML 1.0, appendix F.1).
  private static func unmarkedEncoding(_ bytes: [UInt8]) -> String? {
    // All others begin with two bytes of ASCII; a binary one has been told before.
    if bytes.count > 1, bytes[0] != 0, bytes[1] != 0, bytes[0] != 0x4C { return nil }
    let encodings: [(name: String, start: [UInt8])] = [
      ("UTF-32", [0x3C, 0, 0, 0]), ("UTF-32", [0, 0, 0, 0x3C]), ("UTF-16", [0x3C, 0]),
      ("UTF-16", [0, 0x3C]), ("EBCDIC", [0x4C, 0x6F, 0xA7, 0x94]),
    ]
    return encodings.first { bytes.starts(with: $0.start) }?.name
  }
}
