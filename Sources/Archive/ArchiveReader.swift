package import ByteIO

/// A ZIP archive that is read (PKWARE's APPNOTE.TXT, with ZIP64 and data descriptors).
///
/// Opening it looks at its whole directory. An entry is unpacked piece by piece as it is read, and never
/// into a file. What is wrong is an error of reading the archive, and says why.
package struct ArchiveReader {
  /// The entries in the order of the directory, those of folders too.
  package let entries: [ArchiveEntry]

  /// The places of the entries by their names.
  private let places: [String: Int]

  private let source: ByteSource
  private let limits: ArchiveLimits

  /// Opens the archive in `source`, which is made seekable.
  ///
  /// - Throws: when it is no archive, asks for more than `limits` allow or has names that are not safe.
  package init(_ source: ByteSource, limits: ArchiveLimits = ArchiveLimits()) throws(IOError) {
    self.source = source
    self.limits = limits
    let directory = try ArchiveDirectory(source, limits)
    (self.entries, self.places) = (directory.entries, directory.places)
  }

  /// Returns the entry called `name`.
  package func entry(_ name: String) -> ArchiveEntry? { places[name].map { entries[$0] } }

  /// Opens `entry` of this archive at its beginning.
  ///
  /// The source that comes back calls itself by the archive's name and the entry's.
  ///
  /// - Throws: when the entry is encrypted, packed by an unknown method or unpacks to more than is
  ///   allowed. Reading throws when it does not unpack to what the directory promises.
  package func open(_ entry: ArchiveEntry) throws(IOError) -> ByteSource {
    if let fault = fault(of: entry) { throw IOError(fault, in: source.name) }
    guard let handle = try ZipHandle(source), try handle.open(entry.place) else {
      throw IOError(.damagedEntry(entry.name), in: source.name)
    }
    let reading = EntryReading(entry, handle, archive: source.name)
    return ByteSource(named: source.name + "/" + entry.name, stream: reading.read)
  }

  private func fault(of entry: ArchiveEntry) -> ArchiveFault? {
    if entry.isEncrypted { return .encrypted(entry.name) }
    if entry.method != 0 && entry.method != 8 { return .unknownMethod(entry.name, entry.method) }
    if entry.size > limits.entrySize {
      return .entryTooLarge(entry.name, size: entry.size, limit: limits.entrySize)
    }
    if entry.size > limits.ratioThreshold, entry.size / limits.ratio >= entry.packedSize {
      return .ratioTooHigh(entry.name, limit: limits.ratio)
    }
    return nil
  }
}
