internal import ByteIO
internal import CMinizip

/// What the directory of an archive says about an entry, as it is written there.
struct DirectoryRecord {
  let info: unz_file_info64
  let name: [UInt8]
  let extra: [UInt8]
  let place: ArchiveEntry.Place

  /// The number that stands for one that the ZIP64 field tells.
  private static let elsewhere = UInt64(UInt32.max)

  /// The unpacked and the packed size. Those of the ZIP64 field (APPNOTE.TXT, section 4.5.3), which
  /// minizip passes over, go before.
  var sizes: (unpacked: UInt64, packed: UInt64) {
    var rest = zip64[...]
    func number(_ field: UInt64) -> UInt64 {
      guard field == Self.elsewhere, rest.count >= 8 else { return field }
      defer { rest = rest.dropFirst(8) }
      return rest.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    let unpacked = number(info.uncompressed_size)
    return (unpacked, number(info.compressed_size))
  }

  /// The content of the ZIP64 field.
  private var zip64: ArraySlice<UInt8> {
    var rest = extra[...]
    while rest.count >= 4 {
      let bytes = Array(rest.prefix(4)).map(Int.init)
      let content = rest.dropFirst(4).prefix(bytes[2] | bytes[3] << 8)
      if bytes[0] == 1, bytes[1] == 0 { return content }
      rest = rest.dropFirst(4 + content.count)
    }
    return []
  }

  /// Returns the entry.
  ///
  /// - Throws: when its name is not what it claims to be.
  func entry() throws(EntryName.Undecodable) -> ArchiveEntry {
    let sizes = sizes
    return ArchiveEntry(
      name: try EntryName.decoded(name, flags: Int(info.flag)),
      packedSize: Int(clamping: sizes.packed), size: Int(clamping: sizes.unpacked),
      method: Int(info.compression_method), flags: Int(info.flag),
      checksum: UInt32(truncatingIfNeeded: info.crc), place: place)
  }
}
