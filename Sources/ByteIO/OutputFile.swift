/// An output that appears whole or not at all.
///
/// What is written goes into memory and then, when it is long, into a temporary file. ``commit()``
/// puts it in its place: a regular file is replaced in one step and keeps its mode, standard output
/// and devices get a copy. Without a commit, nothing is left behind.
public final class OutputFile {
  /// Where the output goes.
  public enum Destination: Hashable, Sendable {
    /// Standard output.
    case standardOutput
    /// The file at a path; a symbolic link is followed.
    case file(String)
  }

  /// Where the output goes; `nil` for one that goes nowhere.
  public let destination: Destination?

  /// The bytes of the output.
  public var buffer: ByteBuffer

  private let temporary: TemporaryFile

  /// Prepares an output that goes to `destination`. No file is made yet.
  ///
  /// - Throws: when the destination can't be written to, so that a long conversion does not end
  ///   with that news.
  public init(_ destination: Destination) throws(IOError) {
    self.destination = destination
    let temporary = TemporaryFile(placement: try Self.placement(for: destination))
    self.temporary = temporary
    self.buffer = ByteBuffer(openFile: temporary.open, onFlush: temporary.beginStoring(upTo:))
  }

  private static func placement(
    for destination: Destination
  ) throws(IOError) -> TemporaryFile.Placement {
    guard case .file(let path) = destination else { return .unnamed }
    let target = try resolvingLinks(path)
    var status = stat()
    if stat(target, &status) != 0 {
      guard errno == ENOENT else { throw IOError(.write, path: path, code: errno) }
      guard !fileName(of: target).isEmpty else { throw IOError(.create, path: path, code: ENOENT) }
      let folder = folderPart(of: target)
      guard access(folder, W_OK | X_OK) == 0 else {
        throw IOError(.create, path: path, code: errno)
      }
      return .beside(target, mode: nil)
    }
    if status.st_mode & S_IFMT == S_IFDIR { throw IOError(.write, path: path, code: EISDIR) }
    guard access(target, W_OK) == 0 else { throw IOError(.write, path: path, code: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { return .unnamed }
    return .beside(target, mode: status.st_mode & 0o7777)
  }

  /// Prepares an output that goes nowhere, and can be read before it is gone.
  package init() {
    destination = nil
    let temporary = TemporaryFile(placement: .unnamed)
    self.temporary = temporary
    self.buffer = ByteBuffer(openFile: temporary.open)
  }

  /// The name of the output for messages.
  public var name: String {
    switch destination {
    case nil: "<nowhere>"
    case .standardOutput: "<stdout>"
    case .file(let path): path
    }
  }

  /// Puts the output in its place.
  public func commit() throws(IOError) {
    try complete()
    try place()
  }

  /// Brings all bytes onto the disk, so that ``place()`` has nothing left to write there.
  func complete() throws(IOError) {
    guard case .beside(_, let mode) = temporary.placement else {
      if !buffer.isWhollyInMemory { buffer.flush() }
      return try check(buffer.failure)
    }
    buffer.flush()
    try check(buffer.failure)
    try check(temporary.complete(mode: mode))
  }

  /// Puts the complete output in its place. With `isReversible`, ``takeBack()`` can undo that for a file.
  func place(isReversible: Bool = false) throws(IOError) {
    switch (destination, temporary.placement) {
    case (nil, _): break
    case (.standardOutput, _):
      try copy(to: STDOUT_FILENO)
    case (.file(let path), .unnamed):
      let device = uninterrupted { open(path, O_WRONLY | O_CLOEXEC) }
      guard device >= 0 else { throw IOError(.write, path: path, code: errno) }
      defer { close(device) }
      try copy(to: device)
    case (.file, .beside(let target, _)):
      if let failure = temporary.replace(target, isReversible: isReversible) {
        throw IOError(.replace, path: name, code: failure.code)
      }
    }
  }

  /// Takes the output out of its place again, and brings back what was there.
  func takeBack() {
    if case .beside(let target, _) = temporary.placement { temporary.takeBack(target) }
  }

  /// Lets go of what was in its place before.
  func dropOld() { temporary.dropOld() }

  /// Gives the output up.
  func discard() { temporary.discard() }

  private func check(_ failure: ByteBuffer.SystemFailure?) throws(IOError) {
    if let failure { throw IOError(.write, path: name, code: failure.code) }
  }

  private func copy(to descriptor: Int32) throws(IOError) {
    try check(
      buffer.isWhollyInMemory
        ? buffer.copyMemory(to: descriptor) : temporary.copy(to: descriptor))
  }

  /// Returns a source of the bytes of an output that goes nowhere; nothing more may be written to it.
  package func contents() throws(IOError) -> ByteSource {
    if buffer.isWhollyInMemory { return ByteSource(buffer.bytes, named: name) }
    try complete()
    let (temporary, name) = (temporary, name)
    var offset = 0
    return ByteSource(named: name) { room throws(IOError) in
      let reading = temporary.read(into: room, at: offset)
      guard case .success(let count) = reading else {
        throw IOError(.read, path: name, code: EIO)
      }
      offset += count
      return count
    }
  }

  /// Returns all bytes of an output that goes nowhere.
  package func allBytes() throws(IOError) -> [UInt8] {
    if buffer.isWhollyInMemory { return buffer.bytes }
    try complete()
    var bytes: [UInt8] = []
    try check(
      temporary.read {
        bytes.append(contentsOf: $0)
        return nil
      })
    return bytes
  }
}

/// Returns the path behind the symbolic links of `path`, where it exists; links to nothing yet give
/// the place that they point to.
func resolvingLinks(_ path: String) throws(IOError) -> String {
  var place = path
  // No system follows more links than that.
  for _ in 0..<40 {
    if let resolved = absolutePath(of: place) { return resolved }
    guard errno == ENOENT else { throw IOError(.write, path: path, code: errno) }
    guard let link = try linkTarget(of: place) else { return place }
    place = link.hasPrefix("/") ? link : folderPart(of: place) + "/" + link
  }
  throw IOError(.write, path: path, code: ELOOP)
}

/// Returns what the symbolic link at `path` says; `nil` where there is no link.
private func linkTarget(of path: String) throws(IOError) -> String? {
  var target = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
  let length = readlink(path, &target, Int(PATH_MAX))
  guard length >= 0 else {
    if errno == ENOENT || errno == EINVAL { return nil }
    throw IOError(.write, path: path, code: errno)
  }
  return String(decoding: target.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
