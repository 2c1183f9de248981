/// A source read at any place, in blocks of which the last ones used are kept.
///
/// The memory does not depend on the size of the source. Who asks for bytes beyond ``count`` has
/// made a mistake; a source that has shrunk since is an error of reading.
package struct BlockCache: ~Copyable {
  private static let blockSize = 1 << 13
  private static let slotCount = 64

  /// The size of the source in bytes.
  package let count: Int

  private let source: ByteSource
  private var storage: [UInt8]

  /// The number of the block in each slot, or -1; block `n` has its place in slot `n % slotCount`.
  private var blocks: [Int]

  /// Creates a cache in front of `source`, which is made seekable.
  package init(_ source: ByteSource) throws(IOError) {
    try source.makeSeekable()
    let size = try source.size()
    let slotCount = min(BlockCache.slotCount, size / BlockCache.blockSize + 1)
    self.source = source
    count = size
    storage = [UInt8](repeating: 0, count: slotCount * BlockCache.blockSize)
    blocks = [Int](repeating: -1, count: slotCount)
  }

  /// Returns the byte at `offset`.
  package mutating func byte(at offset: Int) throws(IOError) -> UInt8 {
    storage[try place(of: offset)]
  }

  /// Returns the unsigned number of `width` bytes at `offset`, the most significant first; of more
  /// than 8 bytes, the last 8.
  package mutating func number(at offset: Int, width: Int) throws(IOError) -> UInt64 {
    var number: UInt64 = 0
    for index in 0..<width { number = number << 8 | UInt64(try byte(at: offset + index)) }
    return number
  }

  /// Appends the bytes in `range` to `bytes`.
  package mutating func append(_ range: Range<Int>, to bytes: inout [UInt8]) throws(IOError) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let place = try place(of: offset)
      let inBlock = BlockCache.blockSize - offset % BlockCache.blockSize
      let part = min(inBlock, range.upperBound - offset)
      bytes.append(contentsOf: storage[place..<place + part])
      offset += part
    }
  }

  /// Returns where in the storage the byte at `offset` stands, once it has been read.
  @inline(__always)
  private mutating func place(of offset: Int) throws(IOError) -> Int {
    let block = offset / BlockCache.blockSize
    let slot = block % blocks.count
    if blocks[slot] != block { try load(block, into: slot) }
    return slot * BlockCache.blockSize + offset % BlockCache.blockSize
  }

  private mutating func load(_ block: Int, into slot: Int) throws(IOError) {
    let start = block * BlockCache.blockSize
    let expected = min(BlockCache.blockSize, count - start)
    precondition(expected > 0, "bytes beyond the end of the source")
    blocks[slot] = -1
    let place = slot * BlockCache.blockSize
    let received = try storage.withUnsafeMutableBufferPointer { storage throws(IOError) in
      let room = UnsafeMutableBufferPointer(rebasing: storage[place..<place + expected])
      return try source.read(into: UnsafeMutableRawBufferPointer(room), at: start)
    }
    guard received == expected else { throw IOError(.read, path: source.name, code: EIO) }
    blocks[slot] = block
  }
}
