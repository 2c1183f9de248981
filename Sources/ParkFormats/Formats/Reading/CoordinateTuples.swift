internal import Diagnostics

/// The places in the text of a KML `coordinates` element (OGC 07-147r2, section 10.3.4): tuples of
/// longitude, latitude and perhaps an altitude, with commas in them and white space between them.
struct CoordinateTuples {
  /// The places.
  private(set) var places: [Place] = []

  /// How many places had an altitude other than zero.
  private(set) var altitudeCount = 0

  /// Whether a tuple was none, which has been reported.
  private(set) var isFaulty = false

  /// Reads the text of `node`, whose numbers are set apart by `separator`.
  init(
    _ node: XMLNode, separator: UInt8 = UInt8(ascii: ","), rule: RuleID, _ faults: FeatureFaults
  ) {
    var scanner = TupleScanner(node)
    while let tuple = scanner.next() {
      let numbers = tuple.bytes.split(separator: separator, omittingEmptySubsequences: false)
      let ordinates = numbers.map { Ordinate(String(decoding: $0, as: UTF8.self)) }
      guard 2...3 ~= ordinates.count, let longitude = ordinates[0], let latitude = ordinates[1]
      else {
        isFaulty = true
        let text = Quotation.quoted(tuple.bytes)
        faults.report(
          rule, at: tuple.position,
          "\(text) is no coordinate: expected longitude,latitude or longitude,latitude,altitude")
        return
      }
      if ordinates.count == 3, ordinates[2]?.value != 0 { altitudeCount += 1 }
      places.append(Place(latitude: latitude, longitude: longitude, position: tuple.position))
    }
  }
}

/// Takes a text apart at its white space, and counts lines and columns.
private struct TupleScanner {
  struct Tuple {
    let bytes: ArraySlice<UInt8>
    let position: SourcePosition
  }

  private let bytes: [UInt8]
  private var place = 0
  private var position: SourcePosition

  init(_ node: XMLNode) {
    bytes = node.bytes
    position = node.textPosition
  }

  mutating func next() -> Tuple? {
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
