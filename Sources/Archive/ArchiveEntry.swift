/// An entry of an archive, as its directory describes it.
package struct ArchiveEntry: Hashable, Sendable {
  /// The path in the archive, with slashes; that of a folder ends in one.
  package let name: String

  /// The number of bytes that it takes in the archive.
  package let packedSize: Int

  /// The number of bytes that it unpacks to.
  package let size: Int

  /// The method by which it is packed: 0 for none, 8 for Deflate (APPNOTE.TXT, section 4.4.5).
  let method: Int

  /// The general purpose flags (section 4.4.4).
  let flags: Int

  /// The checksum CRC-32 of the unpacked bytes.
  let checksum: UInt32

  /// Where the entry stands in the directory, and its number there.
  let place: Place

  /// The place of an entry in the directory.
  struct Place: Hashable, Sendable {
    let offset: UInt64
    let number: UInt64
  }

  /// Whether the entry stands for a folder.
  package var isFolder: Bool { name.hasSuffix("/") }

  var isEncrypted: Bool { flags & 0x0041 != 0 }
}
