import Testing

/// A binary property list that is made to take all memory or all time.
struct HostileBinary: CustomTestStringConvertible {
  let testDescription: String
  let bytes: [UInt8]
  let message: String

  /// How large the file may become in memory, where one object stands in many places.
  var unfoldedSize: Int { max(bytes.count, min(64 * bytes.count, 16_000_000)) }

  static let all = [
    HostileBinary(
      "2^60 objects", [[0xA0]], objectCount: 1 << 60, message: "a table of 1152921504606846976"),
    HostileBinary(
      "an array of 2^60 elements", [[0xAF, 0x13] + bytes(of: 1 << 60)],
      message: "does not end before the table"),
    HostileBinary("an array in itself", [[0xA1, 0]], message: "contains itself"),
    HostileBinary(
      "60 arrays, each twice in the one before",
      (1...60).map { [0xA2, UInt8($0), UInt8($0)] } + [[0x08]], message: "unfold to more than"),
    HostileBinary(
      "a dictionary with one value 20 million times",
      [
        [0xD1, 1, 2], [0x58] + Array("boundary".utf8),
        [0xAF, 0x12] + bytes(of: 20_000_000).suffix(4)
          + [UInt8](repeating: 3, count: 20_000_000), [0x51, 0x61],
      ], message: "more than 500000 values in one value"),
    HostileBinary(
      "a boundary of one array a million times",
      [
        [0xD1, 1, 2], [0x58] + Array("boundary".utf8),
        [0xAF, 0x12] + bytes(of: 1_000_000).suffix(4) + [UInt8](repeating: 3, count: 1_000_000),
        [0xAF, 0x11, 0x27, 0x10] + [UInt8](repeating: 4, count: 10_000), [0x09],
      ], message: "more than 500000 values in one value"),
    HostileBinary(
      "a boundary of 400,000 pieces of data",
      [
        [0xD1, 1, 2], [0x58] + Array("boundary".utf8),
        [0xAF, 0x12] + bytes(of: 400_000).suffix(4) + [UInt8](repeating: 3, count: 400_000),
        [0x42, 0xFF, 0xFF],
      ], message: "error: boundary[0]"),
  ]

  /// Creates a property list of `objects`, the first of which is the root.
  private init(
    _ description: String, _ objects: [[UInt8]], objectCount: Int? = nil, message: String
  ) {
    testDescription = description
    self.message = message
    var bytes = Array("bplist00".utf8)
    var table: [UInt8] = []
    for object in objects {
      table += Self.bytes(of: bytes.count)
      bytes += object
    }
    let tableStart = bytes.count
    bytes += table + [0, 0, 0, 0, 0, 0, 8, 1]
    bytes += Self.bytes(of: objectCount ?? objects.count) + Self.bytes(of: 0)
    self.bytes = bytes + Self.bytes(of: tableStart)
  }

  private static func bytes(of number: Int) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
  }
}
