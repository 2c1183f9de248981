package import ByteIO
internal import CMinizip

/// A ZIP archive that is written, with the same bytes at any time: all entries are of the first of
/// January 1980, and regular files that everyone may read.
package final class ArchiveWriter {
  /// How an entry is kept.
  package enum Packing: Sendable {
    /// As it is, which pictures ask for.
    case stored
    /// By Deflate.
    case deflated
  }

  private let sink: ArchiveSink
  private let file: zipFile
  private var isOpen = true

  /// Begins an archive that goes to `output`, which must be empty and is not committed here.
  package init(_ output: OutputFile) throws(IOError) {
    let sink = ArchiveSink(output)
    var functions = sink.functions
    guard let file = zipOpen2_64(nil, APPEND_STATUS_CREATE, nil, &functions) else {
      throw IOError(.write, path: output.name, code: ENOMEM)
    }
    self.sink = sink
    self.file = file
  }

  deinit {
    if isOpen { zipClose(file, nil) }
  }

  /// Adds the entry `name` with all bytes of `source`.
  ///
  /// - Parameters:
  ///   - name: The path in the archive, with slashes.
  ///   - source: Where the bytes come from, read to its end.
  ///   - packing: How they are kept.
  /// - Throws: when there are more bytes than a reader takes; see ``ArchiveLimits``.
  package func add(
    _ name: String, from source: ByteSource, packing: Packing
  ) throws(IOError) {
    precondition(EntryName.isSafe(name), "the name of an entry leads out of its archive")
    try begin(name, packing)
    let block = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { block.deallocate() }
    var size = 0
    let limit = ArchiveLimits().entrySize
    while case let count = try source.read(into: block), count > 0 {
      size += count
      if size > limit {
        throw IOError(
          .write, path: sink.output.name,
          reason: ArchiveFault.entryTooLarge(name, size: size, limit: limit).description)
      }
      try check(zipWriteInFileInZip(file, block.baseAddress, UInt32(count)))
    }
    try check(zipCloseFileInZip(file))
  }

  private func begin(_ name: String, _ packing: Packing) throws(IOError) {
    let regularFile: UInt = 0o100644
    let unix: UInt = 3 << 8
    let version: UInt = 45
    let firstDay: UInt = 1 << 21 | 1 << 16
    var info = zip_fileinfo()
    info.dosDate = firstDay
    info.external_fa = regularFile << 16
    try check(
      zipOpenNewFileInZip4_64(
        file, name, &info, nil, 0, nil, 0, nil, packing == .stored ? 0 : Z_DEFLATED,
        Z_BEST_COMPRESSION, 0, -MAX_WBITS, MAX_MEM_LEVEL - 1, Z_DEFAULT_STRATEGY, nil, 0,
        unix | version, UInt(EntryName.isUTF8), 0))
  }

  /// Writes the directory.
  package func finish() throws(IOError) {
    isOpen = false
    try check(zipClose(file, nil))
  }

  private func check(_ status: Int32) throws(IOError) {
    guard status != ZIP_OK else { return }
    throw IOError(.write, path: sink.output.name, code: EIO)
  }
}
