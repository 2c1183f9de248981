internal import ByteIO
internal import Diagnostics
internal import XMLParsing

/// Takes the elements of an XML document as they end.
protocol XMLNodeTaker: AnyObject {
  /// What kind of document is read.
  static var documentKind: XMLDocumentKind { get }

  /// Takes `node`, which has ended within the open elements `ancestors`, the outermost first. Returns
  /// false to leave it to the element around it.
  func take(_ node: XMLNode, in ancestors: [XMLNode]) -> Bool
}

/// Puts the elements of an XML document together for a taker, which takes them out again as they end,
/// so that no more of the document is in memory than needed.
struct XMLNodeReader<Taker: XMLNodeTaker>: XMLHandler {
  static var documentKind: XMLDocumentKind { Taker.documentKind }

  private let taker: Taker
  private let faults: FeatureFaults

  /// The elements that are open, the outermost first.
  private var open: [XMLNode] = []

  /// The longest text of one element, in bytes.
  private static var longestText: Int { 1 << 28 }

  private init(taker: Taker, faults: FeatureFaults) {
    self.taker = taker
    self.faults = faults
  }

  /// Reads `source` and hands its elements to `taker`; returns whether it could be read to its end.
  static func read(
    _ source: ByteSource, into taker: Taker, _ faults: FeatureFaults
  ) throws(IOError) -> Bool {
    var reader = XMLNodeReader(taker: taker, faults: faults)
    return try XMLParser.parse(source, with: &reader) == .complete
  }

  mutating func elementStarted(
    _ element: XMLElement, at start: SourcePosition
  ) -> XMLExpectation {
    open.append(XMLNode(element, at: start))
    return .text
  }

  mutating func elementEnded(
    at start: SourcePosition, to end: SourcePosition
  ) -> XMLExpectation {
    guard let node = open.popLast() else { return .text }
    if !taker.take(node, in: open), !open.isEmpty { open[open.count - 1].children.append(node) }
    return .text
  }

  mutating func text(
    _ piece: Span<UInt8>, at start: SourcePosition, to end: SourcePosition
  ) -> XMLExpectation {
    guard !open.isEmpty else { return .text }
    let last = open.count - 1
    if open[last].bytes.isEmpty { open[last].textPosition = start }
    for place in piece.indices { open[last].bytes.append(piece[place]) }
    if open[last].bytes.count > Self.longestText {
      faults.report(.xmlSyntax, at: start, "a text of more than \(Self.longestText) bytes")
      return .nothing
    }
    return .text
  }

  mutating func comment(_ text: String, at start: SourcePosition) {}

  mutating func failed(_ fault: XMLFault) {
    faults.report(
      .xmlSyntax, at: fault.position, fault.message, likelyCause: fault.likelyCause)
  }
}
