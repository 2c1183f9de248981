import ByteIO
import Testing

@Suite("Sources of bytes")
struct ByteSourceTests {
  /// More than a pipe holds at once.
  private static let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 7) }

  private static func rest(of source: ByteSource) throws -> [UInt8] {
    var bytes: [UInt8] = []
    let block = UnsafeMutableRawBufferPointer.allocate(byteCount: 1000, alignment: 1)
    defer { block.deallocate() }
    while case let count = try source.read(into: block), count > 0 {
      bytes.append(contentsOf: block.prefix(count))
    }
    return bytes
  }

  @Test("a look at the first bytes takes none away", arguments: [0, 1, 8, 5000, 400_000])
  func firstBytes(count: Int) throws {
    let file = try ScratchFile(ByteSourceTests.bytes)
    func check(_ source: ByteSource) throws {
      #expect(try source.firstBytes(count) == Array(ByteSourceTests.bytes.prefix(count)))
      #expect(try source.firstBytes(2) == Array(ByteSourceTests.bytes.prefix(2)))
      #expect(try ByteSourceTests.rest(of: source) == ByteSourceTests.bytes)
      #expect(try source.isExhausted())
    }
    try check(ByteSource(path: file.path))
    try file.throughPipe(check)
  }

  @Test("a pipe goes back to its beginning as often as it is looked at")
  func rewinding() throws {
    let file = try ScratchFile(ByteSourceTests.bytes)
    try file.throughPipe { source in
      #expect(!source.isRegularFile)
      #expect(try ByteSourceTests.rest(of: source) == ByteSourceTests.bytes)
      try source.rewind()
      #expect(try ByteSourceTests.rest(of: source) == ByteSourceTests.bytes)
      try source.rewind(isFinal: true)
      #expect(try source.firstBytes(8) == Array(ByteSourceTests.bytes.prefix(8)))
      #expect(try ByteSourceTests.rest(of: source) == ByteSourceTests.bytes)
    }
  }

  @Test("the first bytes are not lost where nothing more is to be kept", arguments: [0, 3, 8, 100])
  func firstBytesAfterFinalRewind(looked: Int) throws {
    let file = try ScratchFile(ByteSourceTests.bytes)
    try file.throughPipe { source in
      _ = try source.firstBytes(looked)
      try source.rewind(isFinal: true)
      #expect(try source.firstBytes(8) == Array(ByteSourceTests.bytes.prefix(8)))
      #expect(try source.firstBytes(3) == Array(ByteSourceTests.bytes.prefix(3)))
      #expect(try ByteSourceTests.rest(of: source) == ByteSourceTests.bytes)
    }
  }

  @Test("a folder and a missing file can't be opened", arguments: ["/tmp", "/no/such/file"])
  func notAFile(path: String) {
    #expect(throws: IOError.self) { try ByteSource(path: path) }
  }

  @Test("any byte of a seekable source is at hand", arguments: [0, 1, 9000, 1_000_000, 1_500_000])
  func seeking(size: Int) throws {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31 / 5) }
    let file = try ScratchFile(bytes)
    func check(_ source: ByteSource) throws {
      _ = try source.firstBytes(8)
      var cache = try BlockCache(source)
      #expect(cache.count == size)
      var random = SeededGenerator(seed: size)
      for _ in 0..<200 where size > 0 {
        let start = Int.random(in: 0..<size, using: &random)
        let range = start..<min(size, start + random.pick([1, 8, 10_000]))
        var part: [UInt8] = []
        try cache.append(range, to: &part)
        #expect(part == Array(bytes[range]))
        #expect(try cache.byte(at: start) == bytes[start])
      }
      try source.rewind()
      #expect(try ByteSourceTests.rest(of: source) == bytes)
    }
    try check(ByteSource(path: file.path))
    try file.throughPipe(check)
  }

  @Test("numbers are read with the most significant byte first")
  func numbers() throws {
    let file = try ScratchFile([0xFF, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    var cache = try BlockCache(ByteSource(path: file.path))
    #expect(try cache.number(at: 0, width: 1) == 0xFF)
    #expect(try cache.number(at: 1, width: 3) == 0x010203)
    #expect(try cache.number(at: 1, width: 9) == 0x0203_0405_0607_0809)
  }
}
