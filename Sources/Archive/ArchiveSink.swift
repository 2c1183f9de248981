internal import ByteIO
internal import CMinizip

/// The output of an archive, as minizip writes it: at the end, but for the sizes and checksums of the
/// entries, which it goes back to fill in.
final class ArchiveSink {
  let output: OutputFile
  private var position = 0

  init(_ output: OutputFile) {
    self.output = output
  }

  /// The functions through which minizip writes; `self` must live for as long as it does.
  var functions: zlib_filefunc64_def {
    zlib_filefunc64_def(
      zopen64_file: { sink, _, _ in sink },
      zread_file: { _, _, _, _ in 0 },
      zwrite_file: { sink, _, bytes, count in
        ArchiveSink.at(sink).write(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
        return count
      },
      ztell64_file: { sink, _ in UInt64(ArchiveSink.at(sink).position) },
      zseek64_file: { sink, _, offset, origin in ArchiveSink.at(sink).seek(offset, from: origin) },
      zclose_file: { _, _ in 0 },
      // What can't be written is told when the output is committed.
      zerror_file: { _, _ in 0 },
      opaque: Unmanaged.passUnretained(self).toOpaque())
  }

  private static func at(_ sink: UnsafeMutableRawPointer?) -> ArchiveSink {
    guard let sink else { preconditionFailure("minizip has lost the output") }
    return Unmanaged<ArchiveSink>.fromOpaque(sink).takeUnretainedValue()
  }

  private func write(_ bytes: UnsafeRawBufferPointer) {
    let replaced = min(bytes.count, output.buffer.totalCount - position)
    if replaced > 0 {
      output.buffer.overwrite(
        at: position, with: UnsafeRawBufferPointer(rebasing: bytes.prefix(replaced)))
    }
    output.buffer.append(UnsafeRawBufferPointer(rebasing: bytes.dropFirst(replaced)))
    position += bytes.count
  }

  /// Moves to `offset` bytes from the beginning, the position or the end.
  private func seek(_ offset: UInt64, from origin: Int32) -> Int {
    let step = Int(truncatingIfNeeded: offset)
    switch origin {
    case ZLIB_FILEFUNC_SEEK_CUR: position += step
    case ZLIB_FILEFUNC_SEEK_END: position = output.buffer.totalCount + step
    default: position = step
    }
    return 0
  }
}
