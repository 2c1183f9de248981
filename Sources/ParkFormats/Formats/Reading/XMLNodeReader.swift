internal import ByteIO
internal import Diagnostics
internal import XMLParsing

/// Takes the elements of an XML document as they end.
protocol XMLNodeTaker: AnyObject {
  /// The name of the element around all others.
  static var rootElement: String { get }

  /// The rule for what is well-formed but has no meaning.
  static var rule: RuleID { get }

  /// Takes `node`, which has ended within the open elements `ancestors`, the outermost first. Returns
  /// false to leave it to the element around it.
  func take(_ node: XMLNode, in ancestors: [XMLNode]) -> Bool
}

/// Puts the elements of an XML document together for a taker, which takes them out again as they end,
/// so that no more of the document is in memory than needed.
struct XMLNodeReader<Taker: XMLNodeTaker>: XMLHandler {
  static var documentKind: XMLDocumentKind {
    XMLDocumentKind(
      name: Taker.rootElement.uppercased() + " document", rootElement: Taker.rootElement,
      longestText: XMLNode.longestText, hasNamespaces: true)
  }

  private let taker: Taker
  private let faults: FeatureFaults

  /// The elements that are open, the outermost first.
  private var open: [XMLNode] = []

  /// What the elements take that have been left to those around them.
  private var left = XMLNodeSize()

  private var names = XMLNameTexts()

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

  mutating func take(_ batch: borrowing XMLEventBatch) -> Bool {
    batch.withContent { events, text in
      for index in events.indices {
        take(events[index], text)
        if kept.excess != nil { return fail(at: events[index].start) }
      }
      return true
    }
  }

  /// What is kept of a feature.
  private var kept: XMLNodeSize {
    var size = left
    if !open.isEmpty { size += open[open.count - 1].ownSize }
    return size
  }

  /// Reports that more is kept of a feature than may be, and wants no more.
  private func fail(at position: SourcePosition) -> Bool {
    if let excess = kept.excess {
      faults.report(Taker.rule, at: position, "\(excess) in one feature")
    }
    return false
  }

  private mutating func take(_ event: XMLEvent, _ text: Span<UInt8>) {
    switch event.kind {
    case .start: begin(event)
    case .attribute:
      if !open.isEmpty {
        open[open.count - 1].add(attribute: event, text.extracting(event.text), &names)
      }
    case .text where !hasChildren: change { $0.append(text.extracting(event.text)) }
    case .text, .comment: break
    case .element:
      begin(event)
      change { $0.append(text.extracting(event.text)) }
      end()
    case .end: end()
    }
  }

  private mutating func begin(_ event: XMLEvent) {
    change { $0.removeText() }
    open.append(XMLNode(event, &names))
    hasChildren = false
  }

  private mutating func end() {
    // unreachable because the parser ends no element that it has not begun.
    guard let node = open.popLast() else { return }
    hasChildren = true
    if open.isEmpty { judgeRoot(node) }
    if taker.take(node, in: open) {
      left -= node.childrenSize
    } else {
      left += node.ownSize
      change { $0.add(node) }
    }
  }

  private func judgeRoot(_ node: XMLNode) {
    if node.name == Taker.rootElement { return }
    faults.report(
      Taker.rule, at: node.position,
      "found <\(node.name)>, expected the element <\(Taker.rootElement)> around all others")
  }

  /// Changes the innermost open element, where there is one.
  private mutating func change(_ body: (inout XMLNode) -> Void) {
    if !open.isEmpty { body(&open[open.count - 1]) }
  }

  mutating func failed(_ fault: XMLFault) {
    faults.report(
      .xmlSyntax, at: fault.position, fault.message, likelyCause: fault.likelyCause)
  }
}
