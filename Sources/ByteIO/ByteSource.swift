/// A file or standard input, read from the front to the back.
///
/// It can be taken back to its beginning once a look at the first bytes has told what it is. A
/// regular file seeks; of a pipe, what has been read so far is kept for as long as it is
/// being looked at. A reader that has to jump about asks for that first: see ``makeSeekable()``.
public final class ByteSource {
  /// The name for messages: the path as the user gave it, or `<stdin>`.
  public let name: String

  private var descriptor: Int32
  private let ownedDescriptor: Int32?

  /// What gives the bytes where they come from no descriptor.
  private let stream: ((UnsafeMutableRawBufferPointer) throws(IOError) -> Int)?

  /// Whether the source is a regular file, or has been copied into one.
  public private(set) var isRegularFile: Bool

  /// The file that holds the bytes of a long pipe in place of ``descriptor``.
  private var copy: TemporaryFile?

  /// Is told how many bytes have come with each block that is read.
  package var onRead: ((Int) -> Void)?

  private var recording: [UInt8] = []
  private var isRecording: Bool
  private var replayOffset = 0

  /// Opens the file at `path`, which the user has named; a named pipe waits until somebody writes into it.
  ///
  /// - Throws: when there is no such file, when it may not be read or when it is a folder.
  public convenience init(path: String) throws(IOError) {
    try self.init(path: path, flags: 0)
  }

  /// Opens the file at `path`, which was found in a folder or is named by data, and so must be a regular one:
  /// nobody may ever write into a named pipe, and a device may have no end.
  ///
  /// - Throws: also when it is anything else.
  package convenience init(ofRegularFileAt path: String) throws(IOError) {
    try self.init(path: path, flags: O_NONBLOCK)
    if !isRegularFile { throw IOError(.open, path: path, reason: "it is no regular file") }
  }

  private init(path: String, flags: Int32) throws(IOError) {
    let descriptor = uninterrupted { open(path, O_RDONLY | O_CLOEXEC | flags) }
    guard descriptor >= 0 else { throw IOError(.open, path: path, code: errno) }
    var status = stat()
    let code = fstat(descriptor, &status) == 0 ? 0 : errno
    guard code == 0, status.st_mode & S_IFMT != S_IFDIR else {
      close(descriptor)
      throw IOError(.open, path: path, code: code == 0 ? EISDIR : code)
    }
    self.name = path
    self.descriptor = descriptor
    self.ownedDescriptor = descriptor
    self.stream = nil
    self.isRegularFile = status.st_mode & S_IFMT == S_IFREG
    self.isRecording = !isRegularFile
  }

  /// Creates a source that reads standard input and calls itself `name`.
  public init(standardInputNamed name: String = "<stdin>") {
    self.name = name
    self.descriptor = STDIN_FILENO
    self.ownedDescriptor = nil
    self.stream = nil
    self.isRegularFile = false
    self.isRecording = true
  }

  /// Creates a source of the bytes in memory that calls itself `name`.
  package init(_ bytes: [UInt8], named name: String) {
    self.name = name
    self.descriptor = -1
    self.ownedDescriptor = nil
    self.stream = nil
    self.isRegularFile = false
    self.isRecording = true
    self.recording = bytes
  }

  /// Creates a source that calls itself `name` and gets its bytes from `stream`, which fills a buffer as
  /// far as it can and returns how many bytes came; 0 at the end.
  package init(
    named name: String, stream: @escaping (UnsafeMutableRawBufferPointer) throws(IOError) -> Int
  ) {
    self.name = name
    self.descriptor = -1
    self.ownedDescriptor = nil
    self.stream = stream
    self.isRegularFile = false
    self.isRecording = true
  }

  deinit {
    if let ownedDescriptor { close(ownedDescriptor) }
  }

  /// Reads up to `buffer.count` bytes and returns how many came; 0 at the end.
  public func read(into buffer: UnsafeMutableRawBufferPointer) throws(IOError) -> Int {
    if replayOffset < recording.count { return replay(into: buffer) }
    let count = try readOn(into: buffer)
    if isRecording { recording.append(contentsOf: buffer.prefix(count)) }
    replayOffset = recording.count
    return count
  }

  /// Reads what has not been read before.
  private func readOn(into buffer: UnsafeMutableRawBufferPointer) throws(IOError) -> Int {
    if descriptor < 0 { return try stream?(buffer) ?? 0 }
    let descriptor = descriptor
    let count = transferring(descriptor, POLLIN) {
      systemRead(descriptor, buffer.baseAddress, buffer.count)
    }
    guard count >= 0 else { throw IOError(.read, path: name, code: errno) }
    onRead?(count)
    return count
  }

  private func replay(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let count = min(buffer.count, recording.count - replayOffset)
    recording.withUnsafeBytes { bytes in
      buffer.copyMemory(
        from: UnsafeRawBufferPointer(rebasing: bytes[replayOffset...].prefix(count)))
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
    let wasRecording = isRecording
    isRecording = !isRegularFile
    let bytes = try nextBytes(count)
    try rewind()
    isRecording = wasRecording
    return bytes
  }

  /// Reads the next `count` bytes, or fewer where the source ends before.
  private func nextBytes(_ count: Int) throws(IOError) -> [UInt8] {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 1)
    defer { bytes.deallocate() }
    var filled = 0
    while filled < count {
      let received = try read(into: UnsafeMutableRawBufferPointer(rebasing: bytes[filled...]))
      if received == 0 { break }
      filled += received
    }
    return Array(bytes.prefix(filled))
  }

  /// Returns whether nothing is left to read; takes a byte where something is.
  public func isExhausted() throws(IOError) -> Bool {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1, alignment: 1)
    defer { buffer.deallocate() }
    return try read(into: buffer) == 0
  }

  /// Returns all that is left.
  public func allBytes() throws(IOError) -> [UInt8] { try bytes { _ in true } }

  /// Returns all that is left; `nil` where that is more than `limit` bytes.
  package func allBytes(upTo limit: Int) throws(IOError) -> [UInt8]? {
    if isRegularFile, try size() > limit { return nil }
    let bytes = try bytes { $0 <= limit }
    return bytes.count > limit ? nil : bytes
  }

  /// Returns what is left, as long as `goesOn` says so of the number of bytes that have come.
  private func bytes(while goesOn: (Int) -> Bool) throws(IOError) -> [UInt8] {
    let block = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { block.deallocate() }
    var bytes: [UInt8] = []
    while goesOn(bytes.count) {
      let count = try read(into: block)
      if count == 0 { break }
      bytes.append(contentsOf: block[..<count])
    }
    return bytes
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

  // MARK: Reading at any place

  /// The longest pipe that is kept in memory to be read at any place.
  private static let longestInMemory = 1 << 20

  /// Makes every byte reachable at any time, and goes back to the beginning: a short pipe is kept in memory, a long one copied into
  /// a temporary file without a name.
  package func makeSeekable() throws(IOError) {
    guard !isRegularFile else { return }
    isRecording = true
    try rewind()
    let head = try nextBytes(ByteSource.longestInMemory + 1)
    guard head.count > ByteSource.longestInMemory else { return try rewind() }
    let copy = TemporaryFile(placement: .unnamed)
    let copyDescriptor = try checked { copy.open() }
    try checked { head.withUnsafeBytes { writing($0, to: copyDescriptor) } }
    recording = []
    replayOffset = 0
    isRecording = false
    while case let block = try nextBytes(1 << 16), !block.isEmpty {
      try checked { block.withUnsafeBytes { writing($0, to: copyDescriptor) } }
    }
    self.copy = copy
    descriptor = copyDescriptor
    isRegularFile = true
    try rewind()
  }

  private func writing(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32
  ) -> Result<Void, ByteBuffer.SystemFailure> {
    writeAll(bytes, to: descriptor).map(Result.failure) ?? .success(())
  }

  private func checked<Value>(
    _ work: () -> Result<Value, ByteBuffer.SystemFailure>
  ) throws(IOError) -> Value {
    switch work() {
    case .success(let value): return value
    case .failure(let failure): throw IOError(.read, path: name, code: failure.code)
    }
  }

  /// Reads the bytes from `offset` on into `buffer` without moving the reading place, and returns
  /// how many came: fewer than `buffer` holds at the end alone. The source must be seekable.
  package func read(
    into buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(IOError) -> Int {
    guard isRegularFile else {
      let part = recording.dropFirst(offset).prefix(buffer.count)
      part.withUnsafeBytes { buffer.copyMemory(from: $0) }
      return part.count
    }
    var filled = 0
    while filled < buffer.count {
      let place = off_t(offset + filled)
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
      let count = uninterrupted { pread(descriptor, rest.baseAddress, rest.count, place) }
      guard count >= 0 else { throw IOError(.read, path: name, code: errno) }
      if count == 0 { break }
      onRead?(count)
      filled += count
    }
    return filled
  }

  /// The size in bytes of a source that is seekable.
  package func size() throws(IOError) -> Int {
    guard isRegularFile else { return recording.count }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw IOError(.read, path: name, code: errno) }
    return Int(status.st_size)
  }
}

/// The system's `read`, under a name that the method of the same name does not hide.
func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  read(descriptor, buffer, count)
}
