/// A fixed block of memory in front of a file, through which all output goes.
///
/// It is filled by copying runs of bytes, and emptied into the file when it is full. A failed write
/// is remembered and ends all further writing; ``failure`` tells it.
///
/// The storage is unsafe memory: writers append a few bytes at a time, and a checked array would
/// cost as much as the parsing.
public struct ByteBuffer: ~Copyable {
  @usableFromInline var storage: UnsafeMutableRawBufferPointer
  @usableFromInline var count = 0

  /// How many bytes have gone to the file.
  private var flushedCount = 0

  /// The file behind the buffer; opened when the buffer is full for the first time.
  private var descriptor: Int32?
  private let openFile: (() -> Result<Int32, SystemFailure>)?

  /// Is told how many bytes have gone to the file whenever some have.
  private let onFlush: (Int) -> Void

  /// The error of the first write that failed.
  public private(set) var failure: SystemFailure?

  /// An error number of the system.
  public struct SystemFailure: Error {
    /// The number.
    public let code: Int32
  }

  /// Creates an empty buffer in front of the file that `openFile` gives; `onFlush` is told how many bytes
  /// have gone to the file whenever some have.
  init(
    openFile: @escaping () -> Result<Int32, SystemFailure>,
    onFlush: @escaping (Int) -> Void = { _ in }
  ) {
    self.openFile = openFile
    self.onFlush = onFlush
    self.storage = .allocate(byteCount: 1 << 16, alignment: 16)
  }

  /// Creates an empty buffer with no file behind it, which grows.
  public init() {
    self.openFile = nil
    self.onFlush = { _ in }
    self.storage = .allocate(byteCount: 1 << 8, alignment: 16)
  }

  deinit {
    storage.deallocate()
  }

  /// How many bytes have been appended in all.
  public var totalCount: Int { flushedCount + count }

  /// How many of them are in memory.
  @inlinable
  public var heldCount: Int { count }

  /// Whether all that was appended is still in memory.
  var isWhollyInMemory: Bool { flushedCount == 0 }

  /// The bytes that are in memory.
  public var bytes: [UInt8] { Array(storage[..<count]) }

  // MARK: Appending

  /// Appends one byte.
  @inlinable
  public mutating func append(_ byte: UInt8) {
    if count == storage.count { makeRoom() }
    (storage.baseAddress.unsafelyUnwrapped + count).storeBytes(of: byte, as: UInt8.self)
    count &+= 1
  }

  /// Appends the bytes of `span`.
  @inlinable
  public mutating func append(_ span: Span<UInt8>) {
    span.withUnsafeBytes { append($0) }
  }

  /// Appends the text of `literal`.
  @inlinable
  public mutating func append(_ literal: StaticString) {
    append(UnsafeRawBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// Appends the UTF-8 of `text`.
  public mutating func append(text: String) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  /// Appends `bytes`.
  @inlinable @inline(__always)
  public mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard let source = bytes.baseAddress, bytes.count > 0 else { return }
    if bytes.count > storage.count &- count {
      appendInParts(bytes)
      return
    }
    let target = storage.baseAddress.unsafelyUnwrapped + count
    count &+= bytes.count
    target.copyMemory(from: source, byteCount: bytes.count)
  }

  @usableFromInline
  mutating func appendInParts(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes[...]
    while !rest.isEmpty {
      if count == storage.count { makeRoom() }
      let part = rest.prefix(storage.count - count)
      UnsafeMutableRawBufferPointer(rebasing: storage[count...])
        .copyMemory(from: UnsafeRawBufferPointer(rebasing: part))
      count += part.count
      rest = rest.dropFirst(part.count)
    }
  }

  // MARK: What is in memory

  /// Returns what `body` makes of the bytes in memory.
  @inlinable
  public func withSpan<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    body(UnsafeRawBufferPointer(rebasing: storage[..<count]).bindMemory(to: UInt8.self).span)
  }

  /// Forgets the bytes in memory, and keeps the memory.
  @inlinable
  public mutating func removeAll() { count = 0 }

  /// Forgets the bytes from `count` on, of which none may have gone to a file.
  package mutating func truncate(to count: Int) {
    precondition(isWhollyInMemory && count <= self.count, "bytes that are not in memory")
    self.count = count
  }

  /// Gives back the memory that is not in use, for an output that waits for others and gets no more.
  package mutating func giveBackRoom() {
    let size = max(count, 16)
    if size >= storage.count { return }
    let smaller = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
    smaller.copyMemory(from: UnsafeRawBufferPointer(rebasing: storage[..<count]))
    storage.deallocate()
    storage = smaller
  }

  // MARK: Room for what is known later

  /// A stretch of the output whose bytes are written later.
  public struct Slot {
    fileprivate let offset: Int
    /// How many bytes there are.
    public let width: Int
  }

  /// Leaves `width` spaces to be filled in later.
  public mutating func reserve(_ width: Int) -> Slot {
    let slot = Slot(offset: totalCount, width: width)
    for _ in 0..<width { append(UInt8(ascii: " ")) }
    return slot
  }

  /// Fills `slot` with the line `text`, which must fit together with its line feed, or closes it up
  /// where the line is empty.
  ///
  /// What is left of the slot stays blank, at the end of the line, where it has gone to the file, and
  /// is closed up else; so of several slots, the last one is filled first.
  public mutating func fill(_ slot: Slot, withLine text: String) {
    let width = text.utf8.count
    precondition(width < slot.width, "text wider than its slot")
    let padding = isWhollyInMemory ? 0 : slot.width - 1 - width
    let line = isWhollyInMemory && text.isEmpty ? "" : text + blanks(padding) + "\n"
    for (index, byte) in line.utf8.enumerated() { set(byte, at: slot.offset + index) }
    if isWhollyInMemory {
      closeUp(from: slot.offset + line.utf8.count, to: slot.offset + slot.width)
    }
  }

  /// Puts `bytes` in the place of as many that were appended before, from `offset` on.
  package mutating func overwrite(at offset: Int, with bytes: UnsafeRawBufferPointer) {
    precondition(offset + bytes.count <= totalCount, "bytes that have not been appended")
    for (index, byte) in bytes.enumerated() { set(byte, at: offset + index) }
  }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

  private mutating func closeUp(from start: Int, to end: Int) {
    UnsafeMutableRawBufferPointer(rebasing: storage[start...])
      .copyMemory(from: UnsafeRawBufferPointer(rebasing: storage[end..<count]))
    count -= end - start
  }

  private mutating func set(_ byte: UInt8, at offset: Int) {
    if offset >= flushedCount {
      storage[offset - flushedCount] = byte
    } else if let descriptor, failure == nil {
      var byte = byte
      let count = uninterrupted { pwrite(descriptor, &byte, 1, off_t(offset)) }
      if count != 1 { failure = SystemFailure(code: count < 0 ? errno : EIO) }
    }
  }

  // MARK: Emptying

  /// Sends what is in memory to the file, or takes more memory where there is no file.
  @usableFromInline
  mutating func makeRoom() {
    if openFile != nil {
      flush()
      return
    }
    let larger = UnsafeMutableRawBufferPointer.allocate(
      byteCount: storage.count * 2, alignment: 16)
    larger.copyMemory(from: UnsafeRawBufferPointer(storage))
    storage.deallocate()
    storage = larger
  }

  /// Sends all that is in memory to the file.
  mutating func flush() {
    if failure == nil, let openFile {
      switch descriptor.map(Result.success) ?? openFile() {
      case .failure(let error):
        failure = error
      case .success(let file):
        descriptor = file
        failure = writeAll(UnsafeRawBufferPointer(rebasing: storage[..<count]), to: file)
      }
    }
    flushedCount += count
    count = 0
    onFlush(flushedCount)
  }

  /// Writes all that is in memory to `descriptor`, without counting it as flushed.
  func copyMemory(to descriptor: Int32) -> SystemFailure? {
    writeAll(UnsafeRawBufferPointer(rebasing: storage[..<count]), to: descriptor)
  }
}

/// Writes all of `bytes` to `descriptor`, however many calls that takes.
package func writeAll(
  _ bytes: UnsafeRawBufferPointer, to descriptor: Int32
) -> ByteBuffer.SystemFailure? {
  var rest = bytes[...]
  while !rest.isEmpty {
    let part = UnsafeRawBufferPointer(rebasing: rest)
    let written = transferring(descriptor, POLLOUT) {
      write(descriptor, part.baseAddress, part.count)
    }
    guard written > 0 else { return ByteBuffer.SystemFailure(code: written < 0 ? errno : EIO) }
    rest = rest.dropFirst(written)
  }
  return nil
}
