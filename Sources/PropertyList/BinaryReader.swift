internal import ByteIO
internal import Diagnostics

/// Reads a binary property list, object by object.
///
/// Objects may be shared: a file of 2 KB can unfold to more values than there is memory for. What
/// one file unfolds to is therefore bounded, and so is the depth. Damage ends the reading; a value
/// that XML could not hold is reported and reading goes on.
struct BinaryReader: ~Copyable {
  /// How many arrays and dictionaries may stand inside of each other.
  private static let greatestDepth = 256

  /// How much a file may unfold to for each of its bytes, in units of ``valueCost``.
  ///
  /// A file that shares no array or dictionary spends less than ``valueCost`` a byte on values, since
  /// each has a reference of at least one byte; that leaves three quarters for shared texts.
  private static let greatestExpansion = 64

  /// What a small file may unfold to in any case.
  private static let freeExpansion = 1 << 20

  /// What a value costs beside its text, a byte of which costs 1.
  private static let valueCost = 16

  private var file: BinaryFile
  private var builder: TreeBuilder
  private let consumer: any PropertyListConsumer

  /// The index of the element of the root array that is being read.
  private var element: Int?

  /// The references to the containers that are open, each inside of the one before.
  private var openReferences: [Int] = []

  /// How much more the file may unfold to.
  private var budget: Int

  /// Bytes of the file that are not yet text.
  private var raw: [UInt8] = []

  private init(
    file: consuming BinaryFile, consumer: any PropertyListConsumer, faults: FaultReporter
  ) {
    let size = min(file.size, Int.max / (2 * BinaryReader.greatestExpansion))
    budget = size * BinaryReader.greatestExpansion + BinaryReader.freeExpansion
    builder = TreeBuilder(faults: faults)
    self.file = file
    self.consumer = consumer
  }

  /// Reads `source` from its beginning.
  static func read(
    _ source: ByteSource, into consumer: any PropertyListConsumer, faults: FaultReporter
  ) throws(IOError) -> ReadingOutcome {
    do throws(BinaryReadingError) {
      var reader = BinaryReader(file: try BinaryFile(source), consumer: consumer, faults: faults)
      return try reader.read()
    } catch {
      switch error {
      case .input(let error): throw error
      case .fault(let fault, let offset):
        report(fault, at: offset, keyPath: "", to: faults)
        return .failed
      }
    }
  }

  /// Reads the root, and reports what ends that early.
  private mutating func read() throws(BinaryReadingError) -> ReadingOutcome {
    do throws(BinaryReadingError) {
      try file.checkReach()
      return try readRoot()
    } catch {
      guard case .fault(let fault, let offset) = error else { throw error }
      let path = builder.keyPath(element: element)
      BinaryReader.report(fault, at: offset, keyPath: path, to: builder.faults)
      return .failed
    }
  }

  private static func report(
    _ fault: BinaryFault, at offset: Int, keyPath: String, to faults: FaultReporter
  ) {
    faults.report(
      fault.rule, at: position(of: offset), keyPath: keyPath, fault.message,
      likelyCause: fault.likelyCause)
  }

  private static func position(of offset: Int) -> SourcePosition {
    SourcePosition(line: 1, column: UInt32(clamping: offset + 1))
  }

  // MARK: Root

  private mutating func readRoot() throws(BinaryReadingError) -> ReadingOutcome {
    let offset = try file.offset(of: file.root)
    if case .array(let elements) = try file.object(at: offset) {
      return try readRootArray(elements, at: offset)
    }
    try readValue(file.root)
    consumer.root(&builder.tree)
    return .complete
  }

  private mutating func readRootArray(
    _ elements: BinaryFile.References, at offset: Int
  ) throws(BinaryReadingError) -> ReadingOutcome {
    openReferences.append(file.root)
    consumer.rootArrayBegan(at: BinaryReader.position(of: offset))
    for index in 0..<elements.count {
      element = index
      try readValue(try file.reference(elements, at: index))
      let range = 0..<builder.tree.nodes.count
      if consumer.rootArray(elements: range, of: &builder.tree, from: index) == .stop {
        return .stopped
      }
      builder.tree.removeAll()
    }
    consumer.rootArrayEnded()
    return .complete
  }

  // MARK: Values

  private mutating func readValue(_ reference: Int) throws(BinaryReadingError) {
    let offset = try file.offset(of: reference)
    let object = try file.object(at: offset)
    try spend(BinaryReader.valueCost, at: offset)
    let place = BinaryReader.position(of: offset)
    switch object {
    case .false: _ = builder.begin(.false, at: place)
    case .true: _ = builder.begin(.true, at: place)
    case .integer(let range): try readInteger(range, at: place)
    case .real(let range): try readReal(range, at: place)
    case .date(let range): try readDate(range, at: place)
    case .data(let range): try readData(range, at: offset)
    case .ascii(let range): _ = try readText(range, as: .string, at: offset)
    case .utf16(let range): _ = try readText(range, isUTF16: true, as: .string, at: offset)
    case .null: reportInvalid(.plistStructure, at: place, "a null: expected a value")
    case .set: reportInvalid(.plistStructure, at: place, "a set: expected an array")
    case .array(let elements):
      try open(reference, at: offset)
      try readArray(elements, at: place)
      openReferences.removeLast()
    case .dictionary(let keys, let values):
      try open(reference, at: offset)
      try readDictionary(keys, values, at: place)
      openReferences.removeLast()
    }
  }

  private mutating func spend(_ cost: Int, at offset: Int) throws(BinaryReadingError) {
    guard builder.tree.nodes.count < TreeBuilder.mostValues else {
      throw .fault(.manyValues(TreeBuilder.mostValues), at: offset)
    }
    budget -= cost
    guard budget >= 0 else {
      throw .fault(.expansion(BinaryReader.greatestExpansion), at: offset)
    }
  }

  /// Notes that the container at `offset` is open, once it is sure that it is not within itself.
  private mutating func open(_ reference: Int, at offset: Int) throws(BinaryReadingError) {
    if openReferences.contains(reference) { throw .fault(.containsItself, at: offset) }
    guard openReferences.count < BinaryReader.greatestDepth else {
      throw .fault(.depth(BinaryReader.greatestDepth), at: offset)
    }
    openReferences.append(reference)
  }

  private mutating func readArray(
    _ elements: BinaryFile.References, at place: SourcePosition
  ) throws(BinaryReadingError) {
    let node = builder.begin(.array, at: place)
    for index in 0..<elements.count {
      try readValue(try file.reference(elements, at: index))
    }
    builder.endContainer(node, element: element)
  }

  private mutating func readDictionary(
    _ keys: BinaryFile.References, _ values: BinaryFile.References, at place: SourcePosition
  ) throws(BinaryReadingError) {
    let node = builder.begin(.dictionary, at: place)
    for index in 0..<keys.count {
      let value = try file.reference(values, at: index)
      if try readKey(try file.reference(keys, at: index)) { try readValue(value) }
    }
    builder.endContainer(node, element: element)
  }

  /// Reads a key and returns whether it is one; a value without a key is passed over.
  private mutating func readKey(_ reference: Int) throws(BinaryReadingError) -> Bool {
    let offset = try file.offset(of: reference)
    let object = try file.object(at: offset)
    try spend(BinaryReader.valueCost, at: offset)
    switch object {
    case .ascii(let range): return try readText(range, as: .key, at: offset)
    case .utf16(let range): return try readText(range, isUTF16: true, as: .key, at: offset)
    default:
      let faults = builder.faults
      faults.report(
        .plistStructure, at: BinaryReader.position(of: offset),
        keyPath: builder.keyPath(element: element), "a key that is no text: expected a string")
      return false
    }
  }

  // MARK: Scalars

  private mutating func readInteger(
    _ range: Range<Int>, at place: SourcePosition
  ) throws(BinaryReadingError) {
    let low = try file.unsigned(in: range.suffix(8))
    let high = try file.unsigned(in: range.dropLast(8))
    guard let text = BinaryScalar.integer(high: high, low: low, width: range.count) else {
      reportInvalid(
        .plistValue, at: place,
        "integer of \(8 * range.count) bits: \(ScalarText.Fault.integerRange.expectation)")
      return
    }
    append(text, as: .integer, at: place)
  }

  private mutating func readReal(
    _ range: Range<Int>, at place: SourcePosition
  ) throws(BinaryReadingError) {
    let value = BinaryScalar.real(try file.unsigned(in: range), width: range.count)
    guard value.isFinite else {
      reportInvalid(
        .plistValue, at: place, "real \"\(value)\": \(ScalarText.Fault.real.expectation)")
      return
    }
    append("\(value)", as: .real, at: place)
  }

  private mutating func readDate(
    _ range: Range<Int>, at place: SourcePosition
  ) throws(BinaryReadingError) {
    let seconds = Double(bitPattern: try file.unsigned(in: range))
    guard let text = BinaryScalar.date(seconds) else {
      reportInvalid(
        .plistValue, at: place,
        "date \(seconds) seconds after 2001: expected one in the years 0000 to 9999")
      return
    }
    append(text, as: .date, at: place)
  }

  private mutating func append(
    _ text: String, as kind: PropertyListTree.Kind, at place: SourcePosition
  ) {
    let node = builder.begin(kind, at: place)
    builder.tree.bytes.append(contentsOf: text.utf8)
    builder.endCanonicalText(node)
  }

  private mutating func readData(
    _ range: Range<Int>, at offset: Int
  ) throws(BinaryReadingError) {
    try admitText(range, at: offset)
    raw.removeAll(keepingCapacity: true)
    try file.append(range, to: &raw)
    let node = builder.begin(.data, at: BinaryReader.position(of: offset))
    let data = raw
    Base64.forEachDigit(of: data) { builder.tree.bytes.append($0) }
    builder.endCanonicalText(node)
  }

  /// Reads a string or a key and returns whether it is text that XML can hold; a key that is not
  /// leaves nothing behind.
  private mutating func readText(
    _ range: Range<Int>, isUTF16: Bool = false, as kind: PropertyListTree.Kind, at offset: Int
  ) throws(BinaryReadingError) -> Bool {
    let node = builder.begin(kind, at: BinaryReader.position(of: offset))
    try admitText(range, at: offset)
    guard let fault = try (isUTF16 ? appendUTF16(range) : appendASCII(range)) else {
      builder.endCanonicalText(node)
      return true
    }
    builder.report(fault.rule, at: node, element: element, fault.message)
    builder.invalidate(node)
    if kind == .key { builder.tree.nodes.removeLast() }
    return false
  }

  /// Appends the text in `range`, and returns what is wrong with it.
  private mutating func appendASCII(
    _ range: Range<Int>
  ) throws(BinaryReadingError) -> BinaryScalar.TextFault? {
    let start = builder.tree.bytes.count
    try file.append(range, to: &builder.tree.bytes)
    return BinaryScalar.fault(inASCII: builder.tree.bytes[start...])
  }

  /// Appends the text in `range`, and returns what is wrong with it.
  private mutating func appendUTF16(
    _ range: Range<Int>
  ) throws(BinaryReadingError) -> BinaryScalar.TextFault? {
    raw.removeAll(keepingCapacity: true)
    try file.append(range, to: &raw)
    return BinaryScalar.appendUTF16(of: raw, to: &builder.tree.bytes)
  }

  /// Sees to it that neither a text nor all of a tree becomes too long.
  private mutating func admitText(
    _ range: Range<Int>, at offset: Int
  ) throws(BinaryReadingError) {
    guard range.count <= TreeBuilder.longestText else {
      throw .fault(.longText(TreeBuilder.longestText), at: offset)
    }
    guard builder.tree.bytes.count <= TreeBuilder.mostText else {
      throw .fault(.muchText(TreeBuilder.mostText), at: offset)
    }
    try spend(range.count, at: offset)
  }

  private mutating func reportInvalid(
    _ rule: RuleID, at place: SourcePosition, _ message: String
  ) {
    let node = builder.begin(.invalid, at: place)
    builder.report(rule, at: node, element: element, message)
  }
}
