/// A file or standard input, read from the front to the back.
///
/// It can be taken back to its beginning once a look at the first bytes has told what it is. A
/// regular file seeks; of a pipe, what has been read so far is kept for as long as it is
/// being looked at.
public final class ByteSource {
  /// The name for messages: the path as the user gave it, or `<stdin>`.
  public let name: String

  private let descriptor: Int32
  private let ownsDescriptor: Bool

  /// Whether the source is a regular file.
  public let isRegularFile: Bool

  private var recording: [UInt8] = []
  private var isRecording: Bool
  private var replayOffset = 0

  /// Opens the file at `path`.
  ///
  /// - Throws: when there is no such file, when it may not be read or when it is a folder.
  public init(path: String) throws(IOError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw IOError(.open, path: path, code: errno) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
      close(descriptor)
      throw IOError(.open, path: path, code: EISDIR)
    }
    self.name = path
    self.descriptor = descriptor
    self.ownsDescriptor = true
    self.isRegularFile = status.st_mode & S_IFMT == S_IFREG
    self.isRecording = !isRegularFile
  }

  /// Creates a source that reads standard input and calls itself `name`.
  public init(standardInputNamed name: String = "<stdin>") {
    self.name = name
    self.descriptor = STDIN_FILENO
    self.ownsDescriptor = false
    self.isRegularFile = false
    self.isRecording = true
  }

  deinit {
    if ownsDescriptor { close(descriptor) }
  }

  /// Reads up to `buffer.count` bytes and returns how many came; 0 at the end.
  public func read(into buffer: UnsafeMutableRawBufferPointer) throws(IOError) -> Int {
    if replayOffset < recording.count { return replay(into: buffer) }
    while true {
      let count = systemRead(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 {
        if isRecording { recording.append(contentsOf: buffer.prefix(count)) }
        replayOffset = recording.count
        return count
      }
      if errno != EINTR { throw IOError(.read, path: name, code: errno) }
    }
  }

  private func replay(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let count = min(buffer.count, recording.count - replayOffset)
    recording.withUnsafeBytes { bytes in
      buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[replayOffset...].prefix(count)))
    }
    replayOffset += count
    if !isRecording && replayOffset == recording.count {
      recording = []
      replayOffset = 0
    }
    return count
  }

  /// Returns the first `count` bytes, or fewer where the source is shorter, and stays at the
  /// beginning.
  public func firstBytes(_ count: Int) throws(IOError) -> [UInt8] {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 1)
    defer { bytes.deallocate() }
    var filled = 0
    while filled < count {
      let received = try read(into: UnsafeMutableRawBufferPointer(rebasing: bytes[filled...]))
      if received == 0 { break }
      filled += received
    }
    try rewind()
    return Array(bytes.prefix(filled))
  }

  /// Returns whether nothing is left to read; takes a byte where something is.
  public func isExhausted() throws(IOError) -> Bool {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1, alignment: 1)
    defer { buffer.deallocate() }
    return try read(into: buffer) == 0
  }

  /// Returns all that is left.
  public func allBytes() throws(IOError) -> [UInt8] {
    let block = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { block.deallocate() }
    var bytes: [UInt8] = []
    while true {
      let count = try read(into: block)
      if count == 0 { return bytes }
      bytes.append(contentsOf: block[..<count])
    }
  }

  /// Goes back to the beginning, to be read in earnest; nothing more is kept from here on if
  /// `isFinal`.
  public func rewind(isFinal: Bool = false) throws(IOError) {
    if isFinal { isRecording = false }
    replayOffset = 0
    if isRegularFile && lseek(descriptor, 0, SEEK_SET) < 0 {
      throw IOError(.read, path: name, code: errno)
    }
  }

  /// Returns the bytes in `range` of a regular file, or fewer at its end, without moving the
  /// reading place.
  func bytes(in range: Range<Int>) throws(IOError) -> [UInt8] {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, initialized in
      count = pread(descriptor, buffer.baseAddress, range.count, off_t(range.lowerBound))
      initialized = max(count, 0)
    }
    guard count >= 0 else { throw IOError(.read, path: name, code: errno) }
    return bytes
  }

  /// The size of a regular file in bytes.
  func size() throws(IOError) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw IOError(.read, path: name, code: errno) }
    return Int(status.st_size)
  }
}

/// The system's `read`, under a name that the method of the same name does not hide.
private func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  read(descriptor, buffer, count)
}
