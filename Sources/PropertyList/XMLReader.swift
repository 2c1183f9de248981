internal import ByteIO
internal import Diagnostics
internal import XMLParsing

/// Reads an XML property list: the values that its elements stand for, and what is wrong with them.
struct XMLReader: ~Copyable {
  /// An element that holds others and is open.
  struct Container {
    enum Role { case document, plist, streamedArray, dictionary, array }

    let role: Role
    /// The value in the tree; of no meaning for the first three roles.
    let node: PropertyListTree.Index
    /// The key that waits for its value.
    var pendingKey: PropertyListTree.Index?
  }

  /// A value that holds text or nothing, and is open.
  struct Leaf {
    /// What the value is; it turns out to be invalid when an element stands in it.
    var kind: PropertyListTree.Kind
    let start: SourcePosition
    let isKey: Bool

    init(_ kind: PropertyListTree.Kind, at start: SourcePosition) {
      self.kind = kind
      self.start = start
      self.isKey = kind == .key
    }
  }

  var builder: TreeBuilder

  /// The innermost container.
  var container = Container(role: .document, node: 0)

  /// The containers around ``container``, the outermost first.
  var outerContainers: [Container] = []

  /// The value that holds text or nothing, when one is open in ``container``.
  var leaf: Leaf?

  /// The text of ``leaf`` where it comes in pieces.
  private var leafText: [UInt8] = []

  private let consumer: any PropertyListConsumer
  private var kinds = ElementKinds()

  /// How many elements are open within one that is passed over.
  var skippedDepth = 0
  var hasRoot = false

  /// The index of the element of the root array that is being read.
  var element: Int?

  /// How many elements of the root array have been handed on.
  private var deliveredCount = 0

  /// How many values and keys the complete elements of the root array hold before they are handed on: first
  /// those of one, since the consumer may have enough of it, and each time twice as many.
  private var deliverySize = 0

  private var suppressions: SuppressionTracker

  /// Where the last stray text was reported, so that it is reported once.
  var strayText: (element: Int?, depth: Int, node: Int)?

  private init(consumer: any PropertyListConsumer, faults: FaultReporter) {
    self.consumer = consumer
    self.builder = TreeBuilder(faults: faults)
    self.suppressions = SuppressionTracker(faults: faults)
  }

  /// Reads `source` from its beginning.
  static func read(
    _ source: ByteSource, into consumer: any PropertyListConsumer, faults: FaultReporter
  ) throws(IOError) -> ReadingOutcome {
    var reader = XMLReader(consumer: consumer, faults: faults)
    return switch try XMLParser.parse(source, with: &reader) {
    case .complete: .complete
    case .stopped: reader.hasFailed ? .failed : .stopped
    case .failed: .failed
    }
  }

  /// Whether a fault has been reported after which the document can't be followed.
  private(set) var hasFailed = false

  /// How many elements are open that are not passed over.
  var depth: Int { outerContainers.count + (leaf == nil ? 0 : 1) }
}

extension XMLReader: XMLHandler {
  static var documentKind: XMLDocumentKind {
    XMLDocumentKind(
      name: "property list", rootElement: "plist", longestText: TreeBuilder.longestText,
      hasNamespaces: false)
  }

  mutating func take(_ batch: borrowing XMLEventBatch) -> Bool {
    batch.withContent { events, text in
      var index = 0
      while true {
        index = takePairs(events, from: index, text)
        if index == events.count { return true }
        if !take(events[index], text) { return false }
        index += 1
      }
    }
  }

  private mutating func take(_ event: XMLEvent, _ text: Span<UInt8>) -> Bool {
    switch event.kind {
    case .element: return takeWhole(event, text.extracting(event.text))
    case .start: return begin(event.name, at: event.start)
    case .end:
      let text = leaf == nil ? [] : leafText
      return end(text.span, at: event.start, to: event.end)
    case .text: takeText(text.extracting(event.text), at: event.start, to: event.end)
    case .comment:
      suppressions.comment(
        text.extracting(event.text), at: event.start,
        isBeforeFirstElement: container.role == .document && skippedDepth == 0)
    // unreachable because property lists are read without namespaces, and so without attributes.
    case .attribute: break
    }
    return true
  }

  /// Takes an element with text alone; returns whether more is wanted.
  private mutating func takeWhole(_ event: XMLEvent, _ text: Span<UInt8>) -> Bool {
    guard begin(event.name, at: event.start) else { return false }
    if leaf?.kind.isWrittenAsText != true {
      takeStray(text, at: event.textStart, to: event.textEnd)
    }
    return end(text, at: event.textEnd, to: event.end)
  }

  private mutating func takeText(
    _ piece: Span<UInt8>, at start: SourcePosition, to end: SourcePosition
  ) {
    if leaf?.kind.isWrittenAsText == true && skippedDepth == 0 {
      leafText.append(piece)
    } else {
      takeStray(piece, at: start, to: end)
    }
  }

  private mutating func takeStray(
    _ piece: Span<UInt8>, at start: SourcePosition, to end: SourcePosition
  ) {
    if skippedDepth == 0 && !piece.isEmpty { reportStrayText(piece, at: start, to: end) }
  }

  /// Takes the pairs of a key and a string that follow each other in a dictionary, from the event at
  /// `first` on; returns the index of the first event that belongs to none.
  private mutating func takePairs(
    _ events: Span<XMLEvent>, from first: Int, _ text: Span<UInt8>
  ) -> Int {
    guard first < events.count, container.role == .dictionary, container.pendingKey == nil,
      leaf == nil, skippedDepth == 0, suppressions.isIdle,
      builder.hasRoom(forText: text.count), !builder.isFull
    else { return first }
    return first + builder.appendPairs(events, from: first, text, kinds)
  }

  /// Takes the start of an element; returns whether more is wanted.
  private mutating func begin(_ name: XMLName, at start: SourcePosition) -> Bool {
    let kind = kinds.kind(of: name)
    if !suppressions.isIdle {
      suppressions.elementStarted(at: start, depth: depth + skippedDepth, isKey: kind == .key)
    }
    if skippedDepth > 0 {
      skippedDepth += 1
    } else if let kind {
      if admits(kind, at: start) { open(kind, at: start) } else { skippedDepth = 1 }
    } else {
      return beginUnknown(name.text ?? "", at: start) && !hasFailed
    }
    return !hasFailed
  }

  private mutating func open(_ kind: PropertyListTree.Kind, at start: SourcePosition) {
    if builder.isFull { return failTooMuch(at: start) }
    switch kind {
    case .dictionary: enter(.dictionary, node: builder.begin(kind, at: start))
    case .array where container.role == .plist:
      enter(.streamedArray, node: 0)
      element = 0
      consumer.rootArrayBegan(at: start)
    case .array: enter(.array, node: builder.begin(kind, at: start))
    case .key, .string, .integer, .real, .date, .data, .invalid, .true, .false:
      leaf = Leaf(kind, at: start)
      leafText = []
    }
  }

  private mutating func enter(_ role: Container.Role, node: PropertyListTree.Index) {
    outerContainers.append(container)
    container = Container(role: role, node: node)
  }

  /// Takes the end of an element, whose text is `text`; returns whether more is wanted.
  private mutating func end(
    _ text: Span<UInt8>, at start: SourcePosition, to end: SourcePosition
  ) -> Bool {
    if !suppressions.isIdle {
      suppressions.elementEnded(at: end, depth: depth + skippedDepth - 1)
    }
    if skippedDepth > 0 {
      skippedDepth -= 1
      return true
    }
    if let leaf {
      self.leaf = nil
      if !append(leaf, text) { return false }
    } else if leaveContainer(at: start) == .stop {
      return false
    }
    return deliverIfComplete() == .goOn
  }

  /// Appends a value to the tree; returns false when that would become too long.
  @inline(__always)
  private mutating func append(_ leaf: Leaf, _ text: Span<UInt8>) -> Bool {
    if builder.isFull || !builder.hasRoom(forText: text.count) {
      failTooMuch(at: leaf.start)
      return false
    }
    if leaf.isKey { container.pendingKey = builder.tree.nodes.count }
    builder.append(leaf.kind, text, at: leaf.start, element: element)
    return true
  }

  private mutating func leaveContainer(at start: SourcePosition) -> ReadingStep {
    switch container.role {
    case .dictionary:
      giveMissingValue()
      builder.endContainer(container.node, element: element)
    case .array: builder.endContainer(container.node, element: element)
    case .streamedArray:
      if deliverElements() == .stop { return .stop }
      element = nil
      consumer.rootArrayEnded()
    case .plist:
      if !hasRoot { report(at: start, "<plist> holds no value") }
    // unreachable because a document ends without an end tag.
    case .document: break
    }
    container = outerContainers.popLast() ?? Container(role: .document, node: 0)
    return .goOn
  }

  /// How many values and keys the complete elements of the root array hold that are handed on at once, at
  /// most: as many as stay near the processor.
  private static let greatestDelivery = 512

  /// Hands on the whole root, or elements of the root array when there are enough of them.
  @inline(__always)
  mutating func deliverIfComplete() -> ReadingStep {
    if builder.isAtRoot { return .goOn }
    if container.role == .streamedArray, let index = element {
      element = index + 1
      builder.endRoot()
      return builder.root < deliverySize ? .goOn : deliverElements()
    }
    if container.role == .plist {
      consumer.root(&builder.tree)
      builder.removeAll()
    }
    return .goOn
  }

  /// Hands on the complete elements of the root array.
  private mutating func deliverElements() -> ReadingStep {
    let range = 0..<builder.root
    guard !range.isEmpty, let element else { return .goOn }
    let step = consumer.rootArray(elements: range, of: &builder.tree, from: deliveredCount)
    deliveredCount = element
    deliverySize = min(2 * range.count, XMLReader.greatestDelivery)
    builder.removeAll()
    return step
  }

  mutating func failed(_ fault: XMLFault) {
    fail(fault.kind.rule, at: fault.position, fault.message, likelyCause: fault.likelyCause)
  }

  /// Reports a fault after which the document can't be followed.
  mutating func fail(
    _ rule: RuleID, at position: SourcePosition, _ message: String, likelyCause: String? = nil
  ) {
    _ = deliverElements()
    hasFailed = true
    builder.faults.report(rule, at: position, message, likelyCause: likelyCause)
  }
}

extension XMLFault.Kind {
  /// The rule that such a fault breaks.
  fileprivate var rule: RuleID {
    switch self {
    case .syntax: .plistSyntax
    case .encoding: .plistEncoding
    case .entity: .plistEntity
    case .length: .plistValue
    }
  }
}

extension PropertyListTree.Kind {
  /// Whether the element of such a value holds text.
  var isWrittenAsText: Bool {
    switch self {
    case .key, .string, .integer, .real, .date, .data, .invalid: true
    case .dictionary, .array, .true, .false: false
    }
  }
}
