internal import ByteIO
internal import CMinizip

/// The reading of an entry, which ends with a look at its size and its checksum.
///
/// minizip looks at them too, but not at those of entries whose size stands in a ZIP64 field.
final class EntryReading {
  private let entry: ArchiveEntry
  private let handle: ZipHandle
  private let archive: String
  private var count = 0
  private var checksum: UInt = 0

  /// Reads `entry`, which `handle` has open, of the archive called `archive`.
  init(_ entry: ArchiveEntry, _ handle: ZipHandle, archive: String) {
    self.entry = entry
    self.handle = handle
    self.archive = archive
  }

  /// Unpacks the next bytes into `buffer` and returns how many came; 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(IOError) -> Int {
    let room = UnsafeMutableRawBufferPointer(rebasing: buffer.prefix(entry.size - count))
    if room.isEmpty {
      if count == entry.size, checksum != UInt(entry.checksum) { throw damage }
      return 0
    }
    guard let received = try handle.read(into: room), received > 0 else { throw damage }
    count += received
    checksum = crc32(
      checksum, room.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt32(received))
    return received
  }

  private var damage: IOError { IOError(.damagedEntry(entry.name), in: archive) }
}
