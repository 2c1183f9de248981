internal import ByteIO
internal import CMinizip

/// An archive that minizip has open for reading.
final class ZipHandle {
  private let stream: ArchiveStream
  private let file: unzFile

  /// How many entries the directory says it has.
  let entryCount: Int

  /// Opens the archive in `source`.
  ///
  /// - Throws: when it can't be read; `nil` comes back where it is none.
  init?(_ source: ByteSource) throws(IOError) {
    let stream = try ArchiveStream(source)
    var functions = stream.functions
    let file = unzOpen2_64(nil, &functions)
    if let failure = stream.failure {
      // unreachable because minizip opens nothing that it could not read.
      if let file { unzClose(file) }
      throw failure
    }
    guard let file else { return nil }
    // What is cut off is read as zeros.
    if stream.hasFallenShort {
      unzClose(file)
      return nil
    }
    var info = unz_global_info64()
    unzGetGlobalInfo64(file, &info)
    self.stream = stream
    self.file = file
    self.entryCount = Int(clamping: info.number_entry)
  }

  deinit { unzClose(file) }

  private func check() throws(IOError) {
    if let failure = stream.failure { throw failure }
  }

  // MARK: The directory

  /// Goes to the first entry; returns false where there is none, or no sound one.
  func goToFirst() throws(IOError) -> Bool {
    let status = unzGoToFirstFile(file)
    try check()
    return status == UNZ_OK
  }

  /// Goes to the next entry; returns false where there is none, or no sound one.
  func goToNext() throws(IOError) -> Bool {
    let status = unzGoToNextFile(file)
    try check()
    return status == UNZ_OK
  }

  /// Returns what the directory says about the entry at hand; `nil` where it is damaged.
  func record() throws(IOError) -> DirectoryRecord? {
    var info = unz_file_info64()
    var place = unz64_file_pos()
    let longest = Int(UInt16.max) + 1
    var name = [UInt8](repeating: 0, count: longest)
    var extra = [UInt8](repeating: 0, count: longest)
    let status = unzGetCurrentFileInfo64(
      file, &info, &name, UInt(longest), &extra, UInt(longest), nil, 0)
    try check()
    guard status == UNZ_OK, unzGetFilePos64(file, &place) == UNZ_OK, !stream.hasFallenShort else {
      return nil
    }
    return DirectoryRecord(
      info: info, name: Array(name.prefix(Int(info.size_filename))),
      extra: Array(extra.prefix(Int(info.size_file_extra))),
      place: .init(offset: place.pos_in_zip_directory, number: place.num_of_file))
  }

  // MARK: An entry

  /// Opens the entry at `place` for reading; returns false where it is damaged.
  func open(_ place: ArchiveEntry.Place) throws(IOError) -> Bool {
    var position = unz64_file_pos(
      pos_in_zip_directory: place.offset, num_of_file: place.number)
    let status = unzGoToFilePos64(file, &position)
    let isOpen = status == UNZ_OK && unzOpenCurrentFile(file) == UNZ_OK
    try check()
    return isOpen
  }

  /// Unpacks the next bytes into `buffer` and returns how many came; `nil` where they are damaged.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(IOError) -> Int? {
    let count = unzReadCurrentFile(
      file, buffer.baseAddress, UInt32(clamping: min(buffer.count, 1 << 20)))
    try check()
    return count < 0 ? nil : Int(count)
  }
}
