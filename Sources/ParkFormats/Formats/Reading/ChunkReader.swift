internal import ByteIO

/// Reads a source piece by piece, each up to and with a mark.
struct ChunkReader {
  private let source: ByteSource
  private var buffer: [UInt8] = []
  private var place = 0
  private var hasEnded = false

  /// Watches all bytes as they come.
  private var watch: LongToken

  /// The bytes of the piece in which a token is too long, up to the beginning of the token; nothing more is
  /// read then.
  private(set) var bytesBeforeLongToken: [UInt8]?

  private static let blockSize = 1 << 16

  /// Reads `source`, in which no token of JSON is to be longer than `longestToken` bytes.
  init(_ source: ByteSource, longestToken: Int) {
    self.source = source
    watch = LongToken(limit: longestToken)
  }

  /// Returns the bytes up to and with the next `mark`, or to the end; `nil` at the end.
  mutating func next(endingWith mark: UInt8) throws(IOError) -> [UInt8]? {
    var searched = place
    while true {
      if let end = buffer[searched...].firstIndex(of: mark) {
        defer { place = end + 1 }
        return Array(buffer[place...end])
      }
      searched = buffer.count - place
      if try !fill() { break }
    }
    guard place < buffer.count else { return nil }
    defer { place = buffer.count }
    return Array(buffer[place...])
  }

  /// Returns all bytes that are left.
  mutating func rest() throws(IOError) -> [UInt8] {
    while try fill() {}
    defer { place = buffer.count }
    return Array(buffer[place...])
  }

  /// Makes `bytes` the next ones.
  mutating func giveBack(_ bytes: ArraySlice<UInt8>) {
    buffer = Array(bytes) + buffer[place...]
    place = 0
  }

  /// Drops what has been returned and reads a block more; returns whether there was one.
  private mutating func fill() throws(IOError) -> Bool {
    if place > 0 { buffer.removeFirst(place) }
    place = 0
    if hasEnded { return false }
    let block = UnsafeMutableRawBufferPointer.allocate(
      byteCount: ChunkReader.blockSize, alignment: 16)
    defer { block.deallocate() }
    let count = try source.read(into: block)
    buffer.append(contentsOf: block[..<count])
    if let length = watch.lengthBeyondLimit(of: block[..<count]) {
      bytesBeforeLongToken = Array(buffer.dropLast(min(length, buffer.count)))
      hasEnded = true
      return false
    }
    hasEnded = count == 0
    return !hasEnded
  }
}
