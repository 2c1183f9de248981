/// The file that holds an output until it is complete.
final class TemporaryFile {
  /// Where the file is made.
  enum Placement {
    /// Without a name, in the folder for temporary files.
    case unnamed
    /// Beside the file that it is to replace, with that file's mode; without a name until it is complete
    /// where the system can do that, so that an interrupted program leaves nothing behind.
    case beside(String, mode: mode_t?)
  }

  let placement: Placement
  private var descriptor: Int32 = -1
  private var passingName: String?

  init(placement: Placement) {
    self.placement = placement
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    if let passingName { unlink(passingName) }
  }

  /// Makes the file and returns its descriptor.
  func open() -> Result<Int32, ByteBuffer.SystemFailure> {
    if case .beside(let target, _) = placement {
      descriptor = openUnnamed(inFolder: folderPart(of: target))
      if descriptor >= 0 { return .success(descriptor) }
    }
    var template = Array((prefix + "XXXXXX").utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return .failure(.init(code: errno)) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let bytes = template.dropLast().map { UInt8(bitPattern: $0) }
    let name = String(decoding: bytes, as: UTF8.self)
    switch placement {
    case .unnamed: unlink(name)
    case .beside: passingName = name
    }
    return .success(descriptor)
  }

  private var prefix: String {
    switch placement {
    case .unnamed:
      let folder = getenv("TMPDIR").map { String(cString: $0) } ?? ""
      return (folder.isEmpty ? "/tmp" : folder) + "/parktools-"
    case .beside(let target, _):
      let name = String(decoding: fileName(of: target).utf8.prefix(64), as: UTF8.self)
      return folderPart(of: target) + "/." + name + ".parktools-"
    }
  }

  /// Reads bytes from `offset` on into `buffer` and returns how many came; 0 at the end.
  func read(
    into buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) -> Result<Int, ByteBuffer.SystemFailure> {
    while true {
      let count = pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
      if count >= 0 { return .success(count) }
      if errno != EINTR { return .failure(.init(code: errno)) }
    }
  }

  /// Copies all of the file to `output`.
  func copy(to output: Int32) -> ByteBuffer.SystemFailure? {
    read { writeAll($0, to: output) }
  }

  /// Calls `body` with all bytes of the file, block by block, until it fails.
  func read(
    _ body: (UnsafeRawBufferPointer) -> ByteBuffer.SystemFailure?
  ) -> ByteBuffer.SystemFailure? {
    let block = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 17, alignment: 16)
    defer { block.deallocate() }
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { return .init(code: errno) }
    while true {
      let count = systemRead(descriptor, block.baseAddress, block.count)
      if count == 0 { return nil }
      if count < 0 {
        if errno == EINTR { continue }
        return .init(code: errno)
      }
      let part = UnsafeRawBufferPointer(rebasing: block[..<count])
      if let failure = body(part) { return failure }
    }
  }

  /// Gives the file that is to replace another one its name, `mode` or else the mode of a new file, and
  /// brings it onto the disk. Nothing can be written to it after that.
  func complete(mode: mode_t?) -> ByteBuffer.SystemFailure? {
    if passingName == nil, let failure = giveName() { return failure }
    guard fchmod(descriptor, mode ?? newFileMode()) == 0, fsync(descriptor) == 0 else {
      return .init(code: errno)
    }
    close(descriptor)
    descriptor = -1
    return nil
  }

  /// Puts the file in the place of `target` in one step, once it is complete.
  func replace(_ target: String) -> ByteBuffer.SystemFailure? {
    guard let name = passingName else { return .init(code: ENOENT) }
    guard rename(name, target) == 0 else { return .init(code: errno) }
    passingName = nil
    return nil
  }

  /// Gives the file a passing name.
  private func giveName() -> ByteBuffer.SystemFailure? {
    for _ in 0..<100 {
      let name = prefix + String(UInt32.random(in: 0...UInt32.max), radix: 36)
      if linkUnnamed(descriptor, to: name) {
        passingName = name
        return nil
      }
      if errno != EEXIST { break }
    }
    return .init(code: errno)
  }

  private func newFileMode() -> mode_t {
    let mask = umask(0)
    umask(mask)
    return 0o666 & ~mask
  }
}

#if os(Linux)
  /// Opens a file without a name in `folder`; returns a negative number where the file system knows no
  /// such files, or where they can't be given a name later.
  private func openUnnamed(inFolder folder: String) -> Int32 {
    // O_TMPFILE, a macro that Swift does not import; O_DIRECTORY is a part of it.
    let unnamedFile: Int32 = 0o20000000 | O_DIRECTORY
    let descriptor = open(folder, O_RDWR | O_CLOEXEC | unnamedFile, 0o600)
    if descriptor >= 0, access(linkSource(of: descriptor), F_OK) != 0 {
      close(descriptor)
      return -1
    }
    return descriptor
  }

  private func linkUnnamed(_ descriptor: Int32, to name: String) -> Bool {
    linkat(AT_FDCWD, linkSource(of: descriptor), AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0
  }

  private func linkSource(of descriptor: Int32) -> String { "/proc/self/fd/\(descriptor)" }
#else
  private func openUnnamed(inFolder folder: String) -> Int32 { -1 }

  private func linkUnnamed(_ descriptor: Int32, to name: String) -> Bool { false }
#endif
