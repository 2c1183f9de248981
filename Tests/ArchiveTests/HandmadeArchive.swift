/// A ZIP archive put together byte by byte, to be wrong in ways that no program writes.
struct HandmadeArchive {
  /// An entry that is stored, and what its headers say about it.
  struct Entry {
    var name: [UInt8]
    var bytes: [UInt8] = Array("x".utf8)
    var flags = 0
    var method = 0
    /// The sizes that the directory names; those of the bytes where `nil`.
    var size: UInt32?
    var packedSize: UInt32?
    var checksum: UInt32?
    /// What stands behind the name in the directory, where the sizes before the bytes are left to it.
    var extra: [UInt8] = []
    var disk = 0
    /// Whether sizes and checksum follow the bytes instead of standing before them.
    var hasDescriptor = false

    init(_ name: String) { self.name = Array(name.utf8) }
  }

  var entries: [Entry]
  /// The number of entries that the end of the directory names.
  var count: Int?
  /// What stands before the first entry.
  var prefix: [UInt8] = []

  init(_ names: String...) { entries = names.map(Entry.init) }

  init(_ entry: Entry) { entries = [entry] }

  /// The bytes of the archive.
  var bytes: [UInt8] {
    var out: [UInt8] = []
    var directory: [UInt8] = []
    for entry in entries {
      let offset = out.count
      let size = UInt32(entry.bytes.count)
      let checksum = entry.checksum ?? Self.checksum(entry.bytes)
      let flags = entry.flags | (entry.hasDescriptor ? 8 : 0)
      let told = entry.extra.isEmpty ? size : .max
      let promised = entry.hasDescriptor ? [0, 0, 0] : [checksum, told, told]
      out += number(0x0403_4B50, 4) + number(20, 2) + number(flags, 2) + number(entry.method, 2)
      out += number(0x21_0000, 4) + promised.flatMap { number($0, 4) }
      out += number(entry.name.count, 2) + number(0, 2) + entry.name + entry.bytes
      if entry.hasDescriptor {
        out += number(0x0807_4B50, 4) + [checksum, size, size].flatMap { number($0, 4) }
      }
      directory += number(0x0201_4B50, 4) + number(20, 2) + number(20, 2) + number(flags, 2)
      directory += number(entry.method, 2) + number(0x21_0000, 4)
      directory += number(checksum, 4) + number(entry.packedSize ?? size, 4)
      directory += number(entry.size ?? size, 4) + number(entry.name.count, 2)
      directory += number(entry.extra.count, 2) + number(0, 2) + number(entry.disk, 2)
      directory += number(0, 2) + number(0, 4) + number(offset, 4) + entry.name + entry.extra
    }
    let count = self.count ?? entries.count
    let end = number(0x0605_4B50, 4) + number(0, 4) + number(count, 2) + number(count, 2)
    let place = number(directory.count, 4) + number(out.count, 4) + number(0, 2)
    return prefix + out + directory + end + place
  }

  /// Returns the `width` bytes of `value`, the least significant first.
  private func number(_ value: some BinaryInteger, _ width: Int) -> [UInt8] {
    (0..<width).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// Returns the checksum CRC-32 of `bytes`.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = (sum >> 1) ^ (sum & 1 == 0 ? 0 : 0xEDB8_8320) }
    }
    return ~sum
  }
}
