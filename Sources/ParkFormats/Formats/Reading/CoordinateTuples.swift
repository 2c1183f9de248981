internal import Diagnostics

/// The places in the text of a KML `coordinates` element (OGC 07-147r2, section 10.3.4): tuples of
/// longitude, latitude and perhaps an altitude, with commas in them and white space between them.
///
/// White space beside the commas of a tuple is against the specification, but hand-written files have it
/// and Google's library reads it. It is read where that leaves tuples alone, and all of them make sense.
struct CoordinateTuples {
  /// The places.
  private(set) var places: [Place] = []

  /// How many places had an altitude other than zero.
  private(set) var altitudeCount = 0

  /// Whether a tuple was none, which has been reported.
  private(set) var isFaulty = false

  /// Reads the text of `node`.
  init(_ node: XMLNode, rule: RuleID, _ faults: FeatureFaults) {
    guard let fault = read(TupleScanner(node)) else { return }
    if read(TupleScanner(node, allowsSpaceAtCommas: true)) == nil { return }
    (places, isFaulty) = ([], true)
    faults.report(
      rule, at: fault.position,
      "\(Quotation.quoted(fault.bytes)) is no coordinate: "
        + "expected longitude,latitude or longitude,latitude,altitude")
  }

  /// Reads all tuples of `scanner`; returns the first that is none.
  private mutating func read(_ scanner: TupleScanner) -> TupleScanner.Tuple? {
    (places, altitudeCount) = ([], 0)
    var scanner = scanner
    while let tuple = scanner.next() {
      let numbers = tuple.bytes.split(
        separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      let ordinates = numbers.map { Ordinate(String(decoding: $0, as: UTF8.self)) }
      guard 2...3 ~= ordinates.count, let longitude = ordinates[0], let latitude = ordinates[1]
      else { return tuple }
      if ordinates.count == 3, ordinates[2]?.value != 0 { altitudeCount += 1 }
      places.append(Place(latitude: latitude, longitude: longitude, position: tuple.position))
    }
    return nil
  }
}

/// Takes a text apart at its white space, and counts lines and columns.
private struct TupleScanner {
  struct Tuple {
    /// The tuple without white space.
    var bytes: ArraySlice<UInt8>
    let position: SourcePosition
  }

  private let bytes: [UInt8]
  private let allowsSpaceAtCommas: Bool
  private var place = 0
  private var position: SourcePosition

  init(_ node: XMLNode, allowsSpaceAtCommas: Bool = false) {
    bytes = node.bytes
    position = node.textPosition
    self.allowsSpaceAtCommas = allowsSpaceAtCommas
  }

  mutating func next() -> Tuple? {
    guard var tuple = nextWord() else { return nil }
    while allowsSpaceAtCommas, isCommaNext || tuple.bytes.last == UInt8(ascii: ","),
      let word = nextWord()
    {
      tuple.bytes += word.bytes
    }
    return tuple
  }

  /// Whether the next word begins with a comma.
  private var isCommaNext: Bool {
    bytes[place...].first { !TupleScanner.isSpace($0) } == UInt8(ascii: ",")
  }

  private mutating func nextWord() -> Tuple? {
    while place < bytes.count, TupleScanner.isSpace(bytes[place]) { advance() }
    guard place < bytes.count else { return nil }
    let (start, startPosition) = (place, position)
    while place < bytes.count, !TupleScanner.isSpace(bytes[place]) { advance() }
    return Tuple(bytes: bytes[start..<place], position: startPosition)
  }

  private mutating func advance() {
    if bytes[place] == UInt8(ascii: "\n") {
      position = SourcePosition(line: position.line &+ 1, column: 1)
    } else if bytes[place] & 0xC0 != 0x80 {
      position.column &+= 1
    }
    place += 1
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
}
