import Archive
import ByteIO
import TestSupport
import Testing

/// Returns an archive with the `entries`, written by the product.
func written(
  _ entries: KeyValuePairs<String, [UInt8]>, _ packing: ArchiveWriter.Packing = .deflated
) throws -> [UInt8] {
  let folder = try ScratchFolder()
  let output = try OutputFile(.file(folder.path(of: "a.zip")))
  let writer = try ArchiveWriter(output)
  for (name, bytes) in entries {
    try writer.add(
      name, from: ByteSource(bytes, named: name), packing: packing)
  }
  try writer.finish()
  try output.commit()
  return try folder.bytes(of: "a.zip")
}

/// Opens the archive in `bytes`.
func opened(_ bytes: [UInt8], limits: ArchiveLimits = ArchiveLimits()) throws -> ArchiveReader {
  try ArchiveReader(ByteSource(bytes, named: "a.kmz"), limits: limits)
}

/// Returns what keeps `work` from being done.
func reason(_ work: () throws -> some Any) -> String? {
  do {
    _ = try work()
    return nil
  } catch {
    return (error as? IOError)?.reason
  }
}

@Suite struct WritingTests {
  private let entries: KeyValuePairs<String, [UInt8]> = [
    "doc.kml": Array(String(repeating: "<kml>ü</kml>", count: 30_000).utf8),
    "files/a.png": [1, 2, 3],
    "files/é.png": [],
  ]

  @Test("what is written is read", arguments: [ArchiveWriter.Packing.stored, .deflated])
  func roundTrip(packing: ArchiveWriter.Packing) throws {
    let bytes = try written(entries, packing)
    let archive = try opened(bytes)
    #expect(archive.entries.map(\.name) == entries.map(\.key))
    for (entry, (_, expected)) in zip(archive.entries, entries) {
      #expect(try archive.open(entry).allBytes() == expected)
    }
    #expect((bytes.count < 10_000) == (packing == .deflated))
  }

  @Test("the same entries make the same bytes, with a fixed date and fixed modes")
  func deterministic() throws {
    let bytes = try written(entries)
    #expect(try written(entries) == bytes)
    // The local header: version, flags (UTF-8), method, time and date of 1980-01-01.
    #expect(bytes[4..<14].elementsEqual([20, 0, 2, 8, 8, 0, 0, 0, 0x21, 0]))
    let directory = try #require(
      bytes.indices.first { bytes[$0...].starts(with: [0x50, 0x4B, 1, 2]) })
    #expect(bytes[directory + 5] == 3)
    #expect(bytes[(directory + 38)..<(directory + 42)].elementsEqual([0, 0, 0xA4, 0x81]))
  }

  @Test("two entries can be read at the same time")
  func interleaved() throws {
    let archive = try opened(written(["a": Array("abc".utf8), "b": Array("def".utf8)]))
    let sources = try archive.entries.map { try archive.open($0) }
    #expect(try sources[0].firstBytes(1) == Array("a".utf8))
    #expect(try sources[1].allBytes() == Array("def".utf8))
    #expect(try sources[0].allBytes() == Array("abc".utf8))
  }
}

@Suite struct ReadingTests {
  @Test("an entry is found by its name, in no time among many", .timeLimit(.minutes(1)))
  func names() throws {
    let folder = try ScratchFolder()
    let output = try OutputFile(.file(folder.path(of: "a.zip")))
    let writer = try ArchiveWriter(output)
    for number in 0..<9000 {
      try writer.add("\(number)", from: ByteSource([], named: ""), packing: .stored)
    }
    try writer.finish()
    try output.commit()
    let archive = try opened(folder.bytes(of: "a.zip"))
    for number in 0..<200_000 where archive.entry("\(number % 9000)")?.name != "\(number % 9000)" {
      Issue.record("\(number)")
    }
    #expect(archive.entry("9000") == nil)
  }

  @Test("an archive is read from a pipe")
  func pipe() throws {
    let content = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 7) }
    let bytes = try written(["doc.kml": content], .stored)
    let archive = try ArchiveReader(
      ByteSource(named: "<stdin>", stream: Chunks(bytes).read))
    #expect(try archive.open(#require(archive.entry("doc.kml"))).allBytes() == content)
  }

  @Test("sizes behind the bytes, something before the archive and folders do no harm")
  func oddities() throws {
    var archive = HandmadeArchive("files/", "files/doc.kml")
    archive.entries[0].bytes = []
    archive.entries[1].hasDescriptor = true
    archive.prefix = Array("#!/bin/sh\n".utf8)
    let reader = try opened(archive.bytes)
    #expect(reader.entries.map(\.isFolder) == [true, false])
    #expect(try reader.open(reader.entries[1]).allBytes() == Array("x".utf8))
  }

  @Test("sizes are read from the ZIP64 field")
  func zip64() throws {
    var entry = HandmadeArchive.Entry("doc.kml")
    (entry.size, entry.packedSize) = (.max, .max)
    entry.extra = [1, 0, 16, 0] + [1, 0, 0, 0, 0, 0, 0, 0] + [1, 0, 0, 0, 0, 0, 0, 0]
    let reader = try opened(HandmadeArchive(entry).bytes)
    #expect(reader.entries[0].size == 1 && reader.entries[0].packedSize == 1)
    #expect(try reader.open(reader.entries[0]).allBytes() == Array("x".utf8))
  }

  @Test(
    "names are UTF-8, or else of code page 437",
    arguments: [
      (Array("Café.kml".utf8), 0x800, "Café.kml"), (Array("Café.kml".utf8), 0, "Café.kml"),
      (Array("Caf".utf8) + [0x82], 0, "Café"), ([0xFE, 0xFF], 0, "■\u{A0}"),
      ([0x80, 0xE0], 0, "Çα"),
    ])
  func names(bytes: [UInt8], flags: Int, expected: String) throws {
    var entry = HandmadeArchive.Entry("")
    (entry.name, entry.flags) = (bytes, flags)
    #expect(try opened(HandmadeArchive(entry).bytes).entries.map(\.name) == [expected])
  }
}

@Suite struct HostileArchiveTests {
  @Test(
    "names that lead out of the folder are refused",
    arguments: [
      "../a", "a/../../b", "/etc/passwd", "C:\\a", "C:a", "a\\b", "a//b", "./a", "a/..", "",
      "a\u{1}",
    ])
  func unsafeNames(name: String) {
    let reason = reason { try opened(HandmadeArchive("doc.kml", name).bytes) }
    #expect(reason?.contains("leads out of the ZIP archive") == true)
  }

  @Test("a name with a NUL does not hide what follows")
  func nul() {
    #expect(reason { try opened(HandmadeArchive("doc.kml\0.exe").bytes) } != nil)
  }

  @Test("two entries of the same name are refused")
  func repeated() {
    let reason = reason { try opened(HandmadeArchive("doc.kml", "doc.kml").bytes) }
    #expect(reason == "the ZIP archive has two entries 'doc.kml'")
  }

  @Test("a name that claims to be UTF-8 and is not is refused")
  func undecodable() {
    var entry = HandmadeArchive.Entry("")
    (entry.name, entry.flags) = ([0x61, 0xFF], 0x800)
    #expect(reason { try opened(HandmadeArchive(entry).bytes) }?.contains("is not UTF-8") == true)
  }

  @Test(
    "what is encrypted or packed in another way is named when it is opened",
    arguments: [
      (1, 0, "is encrypted"), (0x41, 8, "is encrypted"), (0, 99, "is packed by AES"),
      (0, 12, "by bzip2"), (0, 14, "by LZMA"), (0, 93, "by Zstandard"), (0, 1, "by method 1"),
    ])
  func methods(flags: Int, method: Int, expected: String) throws {
    var entry = HandmadeArchive.Entry("doc.kml")
    (entry.flags, entry.method) = (flags, method)
    let archive = try opened(HandmadeArchive(entry).bytes)
    #expect(reason { try archive.open(archive.entries[0]) }?.contains(expected) == true)
  }

  @Test("an entry that is part of another volume is refused")
  func spanned() {
    var entry = HandmadeArchive.Entry("doc.kml")
    entry.disk = 1
    #expect(reason { try opened(HandmadeArchive(entry).bytes) }?.contains("several parts") == true)
  }

  @Test("a bomb is refused before it unpacks")
  func bomb() throws {
    let archive = try opened(written(["doc.kml": [UInt8](repeating: 0, count: 3 << 20)]))
    let reason = reason { try archive.open(archive.entries[0]) }
    #expect(reason == "'doc.kml' unpacks to more than 200 times its size")
  }

  @Test("limits of number and size hold")
  func limits() throws {
    let bytes = HandmadeArchive("a", "b", "c").bytes
    var limits = ArchiveLimits()
    limits.entryCount = 2
    #expect(reason { try opened(bytes, limits: limits) }?.contains("at most 2") == true)
    limits = ArchiveLimits()
    limits.totalSize = 2
    #expect(reason { try opened(bytes, limits: limits) }?.contains("all entries together") == true)
    limits = ArchiveLimits()
    limits.entrySize = 0
    let archive = try opened(bytes, limits: limits)
    #expect(
      reason { try archive.open(archive.entries[0]) }
        == "'a' has 1 bytes, expected at most 0 bytes")
  }

  @Test("sizes near 2^64 do not overflow")
  func hugeSizes() {
    var archive = HandmadeArchive("a", "b")
    for index in archive.entries.indices {
      (archive.entries[index].size, archive.entries[index].packedSize) = (.max, .max)
      archive.entries[index].extra = [1, 0, 16, 0] + [UInt8](repeating: 0xFF, count: 16)
    }
    #expect(reason { try opened(archive.bytes) } != nil)
  }

  @Test("an entry that does not hold what the directory promises is an error", arguments: 0..<4)
  func damaged(kind: Int) throws {
    var archive = HandmadeArchive("doc.kml")
    switch kind {
    case 0: archive.entries[0].checksum = 1
    case 1: archive.entries[0].size = 500
    case 2: (archive.entries[0].size, archive.entries[0].packedSize) = (5000, 5000)
    default: archive.entries[0].method = 8
    }
    let reader = try opened(archive.bytes)
    let reason = reason { try reader.open(reader.entries[0]).allBytes() }
    #expect(reason?.contains("does not unpack to what") == true)
  }

  @Test("what is no archive is refused, cut anywhere")
  func cut() throws {
    let whole = try written(["doc.kml": Array("<kml/>".utf8), "files/a.png": [1, 2, 3]])
    for length in 0..<whole.count {
      #expect(throws: IOError.self) { try opened(Array(whole.prefix(length))) }
    }
    #expect(reason { try opened(Array("<kml/>".utf8)) } == "not a ZIP archive, or cut short")
    var archive = HandmadeArchive("a")
    archive.count = 9
    #expect(throws: IOError.self) { try opened(archive.bytes) }
  }

  @Test("any byte may be another without harm", arguments: 0..<8)
  func mutated(seed: Int) throws {
    let whole = try written(["doc.kml": Array("<kml>text</kml>".utf8), "files/a.png": [1, 2, 3]])
    var random = SeededRandom(seed: seed)
    for _ in 0..<400 {
      var bytes = whole
      for _ in 0...Int.random(in: 0..<3, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      guard let archive = try? opened(bytes) else { continue }
      for entry in archive.entries { _ = try? archive.open(entry).allBytes() }
    }
  }
}

/// Gives bytes in pieces of 1,000.
private final class Chunks {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(IOError) -> Int {
    let part = rest.prefix(min(1000, buffer.count))
    buffer.copyBytes(from: part)
    rest = rest.dropFirst(part.count)
    return part.count
  }
}
