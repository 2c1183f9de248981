import Foundation
import TestSupport
import Testing

@testable import ByteIO

/// Where a source's bytes come from.
enum Carrier: CaseIterable {
  case file
  case pipe
}

@Suite struct ByteSourceTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// Calls `body` with a source of `bytes`.
  private func reading(
    _ bytes: [UInt8], from carrier: Carrier, _ body: (ByteSource) throws -> Void
  ) throws {
    switch carrier {
    case .file: try body(ByteSource(path: folder.write(bytes, to: "in")))
    case .pipe:
      let pipe = PipedBytes(bytes, pieceSize: 1000)
      try body(ByteSource(path: pipe.path))
    }
  }

  private func bytes(_ count: Int) -> [UInt8] { (0..<count).map { UInt8($0 * 7 & 0xFF) } }

  @Test(
    "all bytes come, in order", arguments: Carrier.allCases, [0, 1, 65_535, 65_536, 200_000])
  func all(carrier: Carrier, count: Int) throws {
    try reading(bytes(count), from: carrier) { (source: ByteSource) throws in
      #expect(try source.allBytes() == bytes(count))
      #expect(try source.isExhausted())
    }
  }

  @Test("a look at the first bytes takes nothing", arguments: Carrier.allCases)
  func firstBytes(carrier: Carrier) throws {
    try reading(bytes(5000), from: carrier) { (source: ByteSource) throws in
      #expect(try source.firstBytes(8) == Array(bytes(5000).prefix(8)))
      #expect(try source.firstBytes(3000) == Array(bytes(5000).prefix(3000)))
      #expect(try source.firstBytes(0) == [])
      #expect(try source.firstBytes(9000) == bytes(5000))
      #expect(try source.allBytes() == bytes(5000))
    }
  }

  @Test("a source can be read again, and in earnest after that", arguments: Carrier.allCases)
  func rewound(carrier: Carrier) throws {
    try reading(bytes(5000), from: carrier) { (source: ByteSource) throws in
      for _ in 0..<2 {
        #expect(try source.allBytes() == bytes(5000))
        try source.rewind()
      }
      try source.rewind(isFinal: true)
      #expect(try source.firstBytes(8) == Array(bytes(5000).prefix(8)))
      #expect(try source.allBytes() == bytes(5000))
      #expect(try source.isExhausted())
    }
  }

  @Test("a source read in part before it is read in earnest is whole", arguments: Carrier.allCases)
  func partThenAll(carrier: Carrier) throws {
    try reading(bytes(5000), from: carrier) { (source: ByteSource) throws in
      #expect(try source.firstBytes(2500).count == 2500)
      try source.rewind(isFinal: true)
      #expect(try source.allBytes() == bytes(5000))
    }
  }

  @Test(
    "every byte can be reached once the source is seekable", arguments: Carrier.allCases,
    [0, 1, 9000, 1 << 20, (1 << 20) + 1, (1 << 20) + 200_000])
  func seekable(carrier: Carrier, count: Int) throws {
    let bytes = bytes(count)
    try reading(bytes, from: carrier) { (source: ByteSource) throws in
      _ = try source.firstBytes(8)
      var cache = try BlockCache(source)
      #expect(cache.count == count)
      var random = SeededRandom(seed: count)
      var wrong: [Int] = []
      for _ in 0..<(count == 0 ? 0 : 2000) {
        let offset = random.int(in: 0...count - 1)
        if try cache.byte(at: offset) != bytes[offset] { wrong.append(offset) }
      }
      #expect(wrong == [])
      var copy: [UInt8] = []
      try cache.append(0..<count, to: &copy)
      #expect(copy == bytes)
      #expect(try source.allBytes() == bytes)
    }
  }

  @Test("a number in the cache is read with the most significant byte first")
  func number() throws {
    try reading(Array(1...200), from: .file) { (source: ByteSource) throws in
      var cache = try BlockCache(source)
      #expect(try cache.number(at: 0, width: 0) == 0)
      #expect(try cache.number(at: 2, width: 1) == 3)
      #expect(try cache.number(at: 0, width: 3) == 0x010203)
      #expect(try cache.number(at: 0, width: 9) == 0x0203_0405_0607_0809)
    }
  }

  @Test("a source that has shrunk is an error of reading")
  func shrunk() throws {
    let path = try folder.write(bytes(100_000), to: "in")
    let source = try ByteSource(path: path)
    var cache = try BlockCache(source)
    #expect(try cache.byte(at: 0) == 0)
    try #require(truncate(path, 10) == 0)
    var failure: IOError?
    do throws(IOError) { _ = try cache.byte(at: 99_999) } catch { failure = error }
    #expect(failure == IOError(.read, path: path, code: EIO))
  }

  @Test("what can't be read is an error that says why")
  func unreadable() throws {
    let missing = folder.path(of: "missing")
    #expect(throws: IOError(.open, path: missing, code: ENOENT)) { try ByteSource(path: missing) }
    #expect(throws: IOError(.open, path: folder.path, code: EISDIR)) {
      try ByteSource(path: folder.path)
    }
    #expect(throws: IOError(.open, path: "", code: ENOENT)) { try ByteSource(path: "") }
    let error = IOError(.open, path: "Park.plist", code: ENOENT)
    #expect("\(error)" == "cannot open 'Park.plist': No such file or directory")
  }
}
