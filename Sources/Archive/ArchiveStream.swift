internal import ByteIO
internal import CMinizip

/// The bytes of an archive, as minizip asks for them.
///
/// The directory is read a few bytes at a time, and so through a cache; what is packed is not.
final class ArchiveStream {
  private let source: ByteSource
  private var cache: BlockCache
  private var position = 0

  /// The first error of reading, which minizip does not tell.
  private(set) var failure: IOError?

  /// Whether bytes beyond the end were asked for.
  private(set) var hasFallenShort = false

  /// Opens `source`, which is made seekable.
  init(_ source: ByteSource) throws(IOError) {
    self.source = source
    self.cache = try BlockCache(source)
  }

  /// The functions through which minizip reads; `self` must live for as long as it does.
  var functions: zlib_filefunc64_def {
    zlib_filefunc64_def(
      zopen64_file: { stream, _, _ in stream },
      zread_file: { stream, _, buffer, count in
        let room = UnsafeMutableRawBufferPointer(start: buffer, count: Int(count))
        return UInt(ArchiveStream.at(stream).read(into: room))
      },
      zwrite_file: nil,
      ztell64_file: { stream, _ in UInt64(ArchiveStream.at(stream).position) },
      zseek64_file: { stream, _, offset, origin in
        ArchiveStream.at(stream).seek(offset, from: origin)
      },
      zclose_file: { _, _ in 0 },
      zerror_file: { stream, _ in ArchiveStream.at(stream).failure == nil ? 0 : 1 },
      opaque: Unmanaged.passUnretained(self).toOpaque())
  }

  private static func at(_ stream: UnsafeMutableRawPointer?) -> ArchiveStream {
    // unreachable because minizip gives back what it has been given.
    guard let stream else { preconditionFailure("minizip has lost the stream") }
    return Unmanaged<ArchiveStream>.fromOpaque(stream).takeUnretainedValue()
  }

  /// Reads as many bytes as `buffer` holds. Beyond the end they are zeros: of entries whose size stands
  /// in a ZIP64 field minizip asks for more than there is, and what is unpacked has a checksum.
  private func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let available = min(buffer.count, cache.count - position)
    if available < buffer.count { hasFallenShort = true }
    guard failure == nil else { return 0 }
    let part = UnsafeMutableRawBufferPointer(rebasing: buffer.prefix(available))
    do throws(IOError) {
      let count = part.count < 1 << 12 ? try readCached(into: part) : try readThrough(into: part)
      UnsafeMutableRawBufferPointer(rebasing: buffer[count...]).initializeMemory(
        as: UInt8.self, repeating: 0)
      position += count
      return buffer.count
    } catch {
      failure = error
      return 0
    }
  }

  private func readCached(into buffer: UnsafeMutableRawBufferPointer) throws(IOError) -> Int {
    for index in buffer.indices { buffer[index] = try cache.byte(at: position + index) }
    return buffer.count
  }

  private func readThrough(into buffer: UnsafeMutableRawBufferPointer) throws(IOError) -> Int {
    try source.read(into: buffer, at: position)
  }

  /// Moves to `offset` bytes from the beginning, the position or the end; returns 0, or -1 for a place
  /// outside.
  private func seek(_ offset: UInt64, from origin: Int32) -> Int {
    let base =
      switch origin {
      case ZLIB_FILEFUNC_SEEK_CUR: position
      case ZLIB_FILEFUNC_SEEK_END: cache.count
      default: 0
      }
    // A step back comes as a very large number.
    let (target, isOutside) = base.addingReportingOverflow(Int(truncatingIfNeeded: offset))
    guard !isOutside, target >= 0, target <= cache.count else { return -1 }
    position = target
    return 0
  }
}
