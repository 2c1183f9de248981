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

  /// Whether the innermost open element has held another one.
  private var hasChildren = false

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
    hasChildren = false
    return .text
  }

  mutating func elementEnded(
    _ text: Span<UInt8>, at start: SourcePosition, to end: SourcePosition
  ) -> XMLExpectation {
    guard var node = open.popLast() else { return .text }
    // Text behind an element within belongs to no value.
    if !hasChildren { node.setText(text, endingAt: start) }
    hasChildren = true
    if !taker.take(node, in: open), !open.isEmpty { open[open.count - 1].children.append(node) }
    return .text
  }

  mutating func strayText(
    _ piece: Span<UInt8>, at start: SourcePosition, to end: SourcePosition
  ) -> XMLExpectation {
    .text
  }

  mutating func comment(_ text: String, at start: SourcePosition) {}

  mutating func failed(_ fault: XMLFault) {
    faults.report(
      .xmlSyntax, at: fault.position, fault.message, likelyCause: fault.likelyCause)
  }
}
