internal import Diagnostics
internal import XMLParsing

/// Which elements may stand where, and what is reported of those that may not.
extension XMLReader {
  /// Returns whether a value of `kind` may begin here, and reports why it may not.
  @inline(__always)
  mutating func admits(_ kind: PropertyListTree.Kind, at position: SourcePosition) -> Bool {
    admitsRegular(kind) || admitsIrregular(kind, at: position)
  }

  /// Returns whether a value of `kind` begins in a dictionary or an array where one is expected.
  @inline(__always)
  mutating func admitsRegular(_ kind: PropertyListTree.Kind) -> Bool {
    if leaf != nil { return false }
    switch container.role {
    case .dictionary where (kind == .key) == (container.pendingKey == nil):
      container.pendingKey = nil
      return true
    case .streamedArray, .array: return kind != .key
    default: return false
    }
  }

  private mutating func admitsIrregular(
    _ kind: PropertyListTree.Kind, at position: SourcePosition
  ) -> Bool {
    if let leaf {
      // One element in it is told, all others are not.
      if leaf.kind == .invalid { return false }
      let name = ElementKinds.name(of: leaf.kind)
      report(at: position, "an element inside of a <\(name)>: expected text alone")
      self.leaf?.kind = .invalid
      return false
    }
    switch container.role {
    case .document:
      startDocumentElement(named: ElementKinds.name(of: kind), at: position)
    case .dictionary:
      guard kind == .key else {
        report(at: position, "a value without a key: expected <key> or </dict>")
        return false
      }
      giveMissingValue()
      return true
    case .streamedArray, .array: report(at: position, "<key> in an array: expected a value")
    case .plist: return admitsRoot(kind, at: position)
    }
    return false
  }

  private mutating func admitsRoot(
    _ kind: PropertyListTree.Kind, at position: SourcePosition
  ) -> Bool {
    defer { hasRoot = true }
    if kind == .key {
      report(at: position, "<key> outside of a dictionary: expected a value")
      return false
    }
    if hasRoot {
      report(
        at: position, "a second value in <plist>: expected </plist>",
        likelyCause: "put the values into one <array> or <dict>")
      return false
    }
    return true
  }

  /// Reports a key without a value in the innermost dictionary, where there is one, and puts an
  /// invalid one behind it.
  mutating func giveMissingValue() {
    guard let key = container.pendingKey else { return }
    let name = Quotation.quoted(builder.tree.bytes[builder.tree.nodes[key].text])
    _ = builder.begin(.invalid, at: builder.tree.position(of: key))
    builder.report(
      .plistStructure, at: key, element: element, "the key \(name) has no value",
      likelyCause: "every <key> is followed by one value")
    container.pendingKey = nil
  }

  /// Takes the start of an element that stands for no value; returns whether more is wanted.
  mutating func beginUnknown(_ name: String, at position: SourcePosition) -> Bool {
    if container.role == .document {
      startDocumentElement(named: name, at: position)
      return true
    }
    skippedDepth = 1
    let message = "unknown element <\(Quotation.shortened(name))>"
    let cause = ElementKinds.suggestion(for: name).map { "did you mean <\($0)>?" }
    let isInLeaf = leaf != nil
    guard admits(.string, at: position) else {
      if !isInLeaf { report(at: position, message, likelyCause: cause) }
      return true
    }
    let node = builder.begin(.invalid, at: position)
    builder.report(.plistStructure, at: node, element: element, message, likelyCause: cause)
    return deliverIfComplete() == .goOn
  }

  private mutating func startDocumentElement(named name: String, at position: SourcePosition) {
    guard name == "plist" else {
      fail(
        .plistStructure, at: position,
        "the root element is <\(Quotation.shortened(name))>: expected <plist>",
        likelyCause: ["kml", "gpx"].contains(name)
          ? "parkconv \(name)-to-plist makes property lists of it" : nil)
      return
    }
    outerContainers.append(container)
    container = Container(role: .plist, node: 0)
  }

  /// Gives up where the value that begins at `start` makes the tree too large.
  mutating func failTooMuch(at start: SourcePosition) {
    fail(
      .plistValue, at: start,
      builder.isFull
        ? "more than \(TreeBuilder.mostValues) values in one value"
        : "more than \(TreeBuilder.mostText) bytes of text in one value")
  }

  /// Reports text between elements, which reaches from `start` to before `end`.
  mutating func reportStrayText(
    _ piece: Span<UInt8>, at start: SourcePosition, to end: SourcePosition
  ) {
    let node = builder.tree.nodes.count - builder.root
    let place = (element: element, depth: depth, node: node)
    if let last = strayText, last == place { return }
    var first = 0
    while first < piece.count && ScalarText.isWhiteSpace(piece[first]) { first += 1 }
    if first == piece.count { return }
    var last = first
    while last < piece.count && !ScalarText.isWhiteSpace(piece[last]) { last += 1 }
    strayText = place
    var word: [UInt8] = []
    word.append(piece.extracting(first..<last))
    report(
      at: XMLReader.position(behind: first, of: piece, at: start, to: end),
      "stray text \(Quotation.quoted(word)) between elements",
      likelyCause: "text belongs into <string> or <key>")
  }

  /// Returns the place behind the first `count` bytes of `piece`, which are white space.
  ///
  /// The parser turns a CR alone into a line feed, but does not count it as a line. Where only some are
  /// counted, nothing tells which, and `start` is returned.
  private static func position(
    behind count: Int, of piece: Span<UInt8>, at start: SourcePosition, to end: SourcePosition
  ) -> SourcePosition {
    let lines = (0..<piece.count).count { piece[$0] == UInt8(ascii: "\n") }
    let countedLines = Int(end.line &- start.line)
    let areLinesCounted = lines == countedLines
    if !areLinesCounted && countedLines > 0 { return start }
    var position = start
    for offset in 0..<count {
      if piece[offset] == UInt8(ascii: "\n") && areLinesCounted {
        position.line += 1
        position.column = 1
      } else {
        position.column += 1
      }
    }
    return position
  }

  /// Reports a fault of the document's structure.
  mutating func report(
    at position: SourcePosition, _ message: @autoclosure () -> String,
    likelyCause: @autoclosure () -> String? = nil
  ) {
    let faults = builder.faults
    faults.report(
      .plistStructure, at: position, keyPath: builder.keyPath(element: element), message(),
      likelyCause: likelyCause())
  }
}
