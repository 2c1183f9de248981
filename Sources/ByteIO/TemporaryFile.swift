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

  /// How many bytes the system has been asked to bring onto the disk.
  private var storedCount = 0

  /// The name of the file that was replaced, while it may come back.
  private var oldName: String?

  init(placement: Placement) {
    self.placement = placement
  }

  deinit { discard() }

  /// Closes the file and removes what has a passing name.
  func discard() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
    if let passingName { PassingNames.remove(passingName) }
    passingName = nil
    dropOld()
  }

  /// Makes the file and returns its descriptor.
  func open() -> Result<Int32, ByteBuffer.SystemFailure> {
    if case .beside(let target, _) = placement {
      descriptor = openUnnamed(inFolder: folderPart(of: target))
      if descriptor >= 0 { return .success(descriptor) }
    }
    let naming = makeName { name in
      descriptor = uninterrupted { systemOpen(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
      return descriptor >= 0
    }
    return naming.map { name in
      switch placement {
      case .unnamed: PassingNames.remove(name)
      case .beside: passingName = name
      }
      return descriptor
    }
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
    let count = uninterrupted {
      pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
    }
    return count >= 0 ? .success(count) : .failure(.init(code: errno))
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
      let count = uninterrupted { systemRead(descriptor, block.baseAddress, block.count) }
      if count == 0 { return nil }
      if count < 0 { return .init(code: errno) }
      let part = UnsafeRawBufferPointer(rebasing: block[..<count])
      if let failure = body(part) { return failure }
    }
  }

  /// How many bytes are brought onto the disk at once while more are made.
  private static let storedAtOnce = 8 << 20

  /// Has the first `count` bytes brought onto the disk where they are to stay there, so that little is left
  /// to wait for at the end.
  func beginStoring(upTo count: Int) {
    guard case .beside = placement, count - storedCount >= TemporaryFile.storedAtOnce else {
      return
    }
    ByteIO.beginStoring(storedCount..<count, of: descriptor)
    storedCount = count
  }

  /// Brings the file that is to replace another one onto the disk, with `mode` or else the mode of a new
  /// file, and gives it its name. Nothing can be written to it after that.
  func complete(mode: mode_t?) -> ByteBuffer.SystemFailure? {
    guard fchmod(descriptor, mode ?? newFileMode()) == 0,
      uninterrupted({ fsync(descriptor) }) == 0
    else { return .init(code: errno) }
    let completed = descriptor
    if passingName == nil {
      switch makeName({ linkUnnamed(completed, to: $0) }) {
      case .success(let name): passingName = name
      case .failure(let failure): return failure
      }
    }
    descriptor = -1
    // A descriptor is gone also where a signal has interrupted its closing.
    return close(completed) == 0 || errno == EINTR ? nil : .init(code: errno)
  }

  /// Puts the file in the place of `target` in one step, once it is complete.
  ///
  /// With `isReversible`, what stands there can come back; see ``takeBack(_:)``.
  func replace(_ target: String, isReversible: Bool) -> ByteBuffer.SystemFailure? {
    guard let name = passingName else { return .init(code: ENOENT) }
    if isReversible { keepOld(target) }
    guard rename(name, target) == 0 else { return .init(code: errno) }
    PassingNames.forget(name)
    passingName = nil
    return nil
  }

  // MARK: What was there before

  /// Gives the file at `target` a second name. Where the file system has none, it can't come back.
  private func keepOld(_ target: String) {
    guard case .beside(_, .some) = placement else { return }
    oldName = try? makeName { link(target, $0) == 0 }.get()
  }

  /// Undoes ``replace(_:isReversible:)``.
  func takeBack(_ target: String) {
    if let oldName {
      if rename(oldName, target) == 0 { PassingNames.forget(oldName) }
      self.oldName = nil
    } else if case .beside(_, nil) = placement {
      unlink(target)
    }
  }

  /// Lets go of what was there before.
  func dropOld() {
    if let oldName { PassingNames.remove(oldName) }
    oldName = nil
  }

  // MARK: Names

  /// Has `make` make a file under a name beside the target that is not taken, and returns the name.
  private func makeName(
    _ make: (String) -> Bool
  ) -> Result<String, ByteBuffer.SystemFailure> {
    for _ in 0..<100 {
      let name = prefix + String(UInt32.random(in: 0...UInt32.max), radix: 36)
      switch PassingNames.add(name, make) {
      case 0: return .success(name)
      case EEXIST: continue
      case let code: return .failure(.init(code: code))
      }
    }
    return .failure(.init(code: EEXIST))
  }

  private func newFileMode() -> mode_t {
    let mask = umask(0)
    umask(mask)
    return 0o666 & ~mask
  }
}

/// The system's `open`, under a name that the method of the same name does not hide.
private func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  open(path, flags, mode)
}

#if os(Linux)
  /// Opens a file without a name in `folder`; returns a negative number where the file system knows no
  /// such files, or where they can't be given a name later.
  private func openUnnamed(inFolder folder: String) -> Int32 {
    // O_TMPFILE, a macro that Swift does not import; O_DIRECTORY is a part of it.
    let unnamedFile: Int32 = 0o20000000 | O_DIRECTORY
    let descriptor = uninterrupted { open(folder, O_RDWR | O_CLOEXEC | unnamedFile, 0o600) }
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
