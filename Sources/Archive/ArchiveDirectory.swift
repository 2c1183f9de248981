internal import ByteIO

/// The directory of an archive, judged as a whole before anything is unpacked.
struct ArchiveDirectory {
  private(set) var entries: [ArchiveEntry] = []

  /// The places of the entries by their names.
  private(set) var places: [String: Int] = [:]

  private var totalSize = 0

  /// Reads the directory of the archive in `source`.
  ///
  /// - Throws: when there is none, when it is damaged or when it asks for more than `limits` allow.
  init(_ source: ByteSource, _ limits: ArchiveLimits) throws(IOError) {
    guard let handle = try ZipHandle(source) else { throw IOError(.notAnArchive, in: source.name) }
    guard handle.entryCount <= limits.entryCount else {
      throw IOError(
        .tooManyEntries(handle.entryCount, limit: limits.entryCount), in: source.name)
    }
    var isThere = handle.entryCount == 0 ? false : try handle.goToFirst()
    while isThere {
      guard let record = try handle.record() else { break }
      let entry = try Self.entry(of: record, archive: source.name)
      if record.info.disk_num_start != 0 { throw IOError(.spanned, in: source.name) }
      if let fault = add(entry, limits) { throw IOError(fault, in: source.name) }
      isThere = entries.count < handle.entryCount ? try handle.goToNext() : false
    }
    guard entries.count == handle.entryCount else {
      throw IOError(.notAnArchive, in: source.name)
    }
  }

  private static func entry(
    of record: DirectoryRecord, archive: String
  ) throws(IOError) -> ArchiveEntry {
    do throws(EntryName.Undecodable) {
      return try record.entry()
    } catch {
      throw IOError(.undecodableName(error.name), in: archive)
    }
  }

  /// Takes `entry` in, and returns what is wrong with it.
  private mutating func add(_ entry: ArchiveEntry, _ limits: ArchiveLimits) -> ArchiveFault? {
    entries.append(entry)
    if !EntryName.isSafe(entry.name) { return .unsafeName(entry.name) }
    let place = entries.count - 1
    if places.updateValue(place, forKey: entry.name) != nil { return .repeatedName(entry.name) }
    let (sum, isBeyond) = totalSize.addingReportingOverflow(entry.size)
    totalSize = sum
    return isBeyond || sum > limits.totalSize ? .tooLarge(limit: limits.totalSize) : nil
  }
}
