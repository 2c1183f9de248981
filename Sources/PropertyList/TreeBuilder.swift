internal import ByteIO
internal import Diagnostics
internal import XMLParsing

/// Appends values to a tree as a reader meets them, and judges each when it is complete.
///
/// The elements of a root array stand one behind the other until the reader removes them.
struct TreeBuilder: ~Copyable {
  var tree = PropertyListTree()

  /// Where the root, or the element of the root array, begins that is being read, and its text.
  private(set) var root: PropertyListTree.Index = 0
  private var rootText = 0

  let faults: FaultReporter

  /// The dictionaries and arrays that are open within the root, each inside of the one before.
  private var openContainers: [PropertyListTree.Index] = []

  /// The way to the last value at fault, and the element of the root array that it is in.
  private var trail = (element: Int?.none, path: KeyPathTrail())

  /// The keys of the last root dictionary, or the last one in a root array.
  private var keySequence = KeySequence()

  /// The longest text of one value, in bytes.
  static let longestText = 10_000_000

  /// The most text that one root holds, in bytes.
  static let mostText = 16_000_000

  /// The most values and keys that one root holds.
  static let mostValues = 500_000

  init(faults: FaultReporter) {
    self.faults = faults
  }

  /// Whether no value is being read.
  var isAtRoot: Bool { root == tree.nodes.count }

  /// Whether the root that is being read has no room for another value.
  @inline(__always)
  var isFull: Bool { tree.nodes.count &- root >= TreeBuilder.mostValues }

  /// Whether the root that is being read has room for more text of `count` bytes.
  @inline(__always)
  func hasRoom(forText count: Int) -> Bool {
    tree.bytes.count &- rootText &+ count <= TreeBuilder.mostText
  }

  /// Ends a root; the next value is another one.
  @inline(__always)
  mutating func endRoot() { (root, rootText) = (tree.nodes.count, tree.bytes.count) }

  /// Removes all values.
  mutating func removeAll() {
    tree.removeAll()
    (root, rootText) = (0, 0)
  }

  /// Begins a value and returns its index.
  @inline(__always)
  mutating func begin(
    _ kind: PropertyListTree.Kind, at position: SourcePosition
  ) -> PropertyListTree.Index {
    let index = tree.nodes.count
    tree.nodes.append(
      PropertyListTree.Node(
        kind: kind, line: position.line, column: position.column,
        textStart: UInt32(truncatingIfNeeded: tree.bytes.count), textCount: 0,
        end: UInt32(truncatingIfNeeded: index + 1)))
    if index > root && (kind == .dictionary || kind == .array) { openContainers.append(index) }
    return index
  }

  /// Appends a value that is no dictionary and no array, whose text is `text`; one that could not be
  /// read has none.
  @inline(__always)
  mutating func append(
    _ kind: PropertyListTree.Kind, _ text: Span<UInt8>, at position: SourcePosition, element: Int?
  ) {
    if kind == .invalid {
      _ = begin(kind, at: position)
      return
    }
    let index = tree.nodes.count
    tree.nodes.append(
      PropertyListTree.Node(
        kind: kind, line: position.line, column: position.column,
        textStart: UInt32(truncatingIfNeeded: tree.bytes.count),
        textCount: UInt32(truncatingIfNeeded: text.count),
        end: UInt32(truncatingIfNeeded: index + 1)))
    tree.bytes.append(text)
    if kind != .string && kind != .key { canonicalize(index, element: element) }
  }

  /// Appends the pairs of a key and a string that elements of `events` from `first` on are; returns how
  /// many elements that are.
  mutating func appendPairs(
    _ events: Span<XMLEvent>, from first: Int, _ text: Span<UInt8>, _ kinds: ElementKinds
  ) -> Int {
    let offset = UInt32(truncatingIfNeeded: tree.bytes.count) &- events[first].textOffset
    let (keyName, stringName) = (kinds.key.id, kinds.string.id)
    var end = UInt32(truncatingIfNeeded: tree.nodes.count)
    var index = first
    tree.nodes.append(addingCapacity: events.count &- first) { nodes in
      while index &+ 1 < events.count {
        let (key, value) = (events[index], events[index &+ 1])
        guard case .element = key.kind, case .element = value.kind, key.name.id == keyName,
          value.name.id == stringName
        else { return }
        nodes.append(PropertyListTree.Node(.key, key, offset, end: end &+ 1))
        nodes.append(PropertyListTree.Node(.string, value, offset, end: end &+ 2))
        end &+= 2
        index &+= 2
      }
    }
    if index > first {
      // The texts stand one behind the other there too.
      let part = events[first].text.lowerBound..<events[index - 1].text.upperBound
      tree.bytes.append(text.extracting(part))
    }
    return index - first
  }

  /// Completes the text at `index`, which reaches to the end of the bytes and is in the form that
  /// its kind promises.
  @inline(__always)
  mutating func endCanonicalText(_ index: PropertyListTree.Index) {
    let start = Int(tree.nodes[index].textStart)
    tree.nodes[index].textCount = UInt32(truncatingIfNeeded: tree.bytes.count - start)
  }

  private mutating func canonicalize(_ index: PropertyListTree.Index, element: Int?) {
    let start = Int(tree.nodes[index].textStart)
    let kind = tree.nodes[index].kind
    do throws(ScalarText.Fault) {
      try ScalarText.canonicalize(&tree.bytes, from: start, as: kind)
    } catch {
      let bytes = tree.bytes
      report(
        .plistValue, at: index, element: element,
        "\(kind) \(Quotation.quoted(bytes[start...])): \(error.expectation)")
      invalidate(index)
    }
    endCanonicalText(index)
  }

  /// Makes the value at `index` one that could not be read, and drops its text.
  mutating func invalidate(_ index: PropertyListTree.Index) {
    tree.bytes.removeSubrange(Int(tree.nodes[index].textStart)...)
    tree.nodes[index].kind = .invalid
  }

  /// Completes the dictionary or array at `index`, which reaches to the end of the values.
  @inline(__always)
  mutating func endContainer(_ index: PropertyListTree.Index, element: Int?) {
    let isDictionary = tree.nodes[index].kind == .dictionary
    let isUsual = isDictionary && index == root && keySequence.matches(tree, index)
    tree.nodes[index].complete(
      end: tree.nodes.count, keySequence: isUsual ? keySequence.number : 0)
    if index > root { openContainers.removeLast() }
    if isUsual || !isDictionary { return }
    let hasDuplicate = checkKeys(of: index, element: element)
    if index == root && !hasDuplicate {
      tree.nodes[index].keySequence = keySequence.begin(tree, index)
    }
  }

  /// Lets the dictionaries and arrays that are open reach to the end of the values, so that a key
  /// path leads through them.
  private mutating func extendOpenContainers() {
    for container in [root] + openContainers where container < tree.nodes.count {
      tree.nodes[container].end = UInt32(truncatingIfNeeded: tree.nodes.count)
    }
  }

  // MARK: Duplicate keys

  /// Reports a key that stands twice in `dictionary`; returns whether there is one.
  private mutating func checkKeys(
    of dictionary: PropertyListTree.Index, element: Int?
  ) -> Bool {
    guard let pair = DuplicateKey.first(in: tree, dictionary) else { return false }
    let key = Quotation.quoted(tree.bytes[tree.nodes[pair.second].text])
    let first = tree.position(of: pair.first)
    report(
      .plistDuplicateKey, at: pair.second, element: element,
      "the key \(key) is already in this dictionary, at \(first)",
      likelyCause: "remove one of the two; most readers keep only one, and not always the same")
    return true
  }

  // MARK: Reporting

  /// Reports a fault of the value at `index`.
  mutating func report(
    _ rule: RuleID, at index: PropertyListTree.Index, element: Int?,
    _ message: @autoclosure () -> String, likelyCause: @autoclosure () -> String? = nil
  ) {
    let faults = faults
    faults.report(
      rule, at: tree.position(of: index), keyPath: keyPath(to: index, element: element), message(),
      likelyCause: likelyCause())
  }

  /// Returns the way from the root of the document to the innermost dictionary or array that is
  /// open.
  mutating func keyPath(element: Int?) -> String {
    guard let container = openContainers.last else { return element.map { "[\($0)]" } ?? "" }
    return keyPath(to: container, element: element)
  }

  /// Returns the way from the root of the document to the value at `index`.
  private mutating func keyPath(to index: PropertyListTree.Index, element: Int?) -> String {
    extendOpenContainers()
    if trail.element != element { trail = (element, KeyPathTrail(from: root)) }
    let path = trail.path.keyPath(to: index, in: tree)
    guard let element else { return path }
    return "[\(element)]" + (path.isEmpty || path.hasPrefix("[") ? path : "." + path)
  }
}

extension PropertyListTree.Node {
  /// Completes a dictionary or an array, which reaches to before `end`.
  @inline(__always)
  fileprivate mutating func complete(end: Int, keySequence: UInt16) {
    self.end = UInt32(truncatingIfNeeded: end)
    self.keySequence = keySequence
  }

  /// Creates the value that the element `event` stands for, whose text is moved by `offset`.
  @inline(__always)
  fileprivate init(
    _ kind: PropertyListTree.Kind, _ event: XMLEvent, _ offset: UInt32, end: UInt32
  ) {
    self.init(
      kind: kind, line: event.start.line, column: event.start.column,
      textStart: event.textOffset &+ offset, textCount: event.textCount, end: end)
  }
}
