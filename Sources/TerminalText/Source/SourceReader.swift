internal import ByteIO
package import Diagnostics

/// Reads the source around findings, from front to back through each file, in memory that does not
/// depend on the length of a file or of its lines.
package final class SourceReader {
  /// Creates a reader that has no file open.
  package init() {}

  /// How many scalars before and behind a place are read.
  private static let reach: UInt32 = 320

  private var path: String?
  private var cursor: SourceCursor?

  /// Returns the part of the line around `position`; `nil` where there is none to show: for binary
  /// and unreadable files, for what is no regular file, and for a place that the file does not have.
  package func excerpt(of path: String, around position: SourcePosition) -> SourceExcerpt? {
    if self.path != path {
      self.path = path
      cursor = SourceCursor(path: path)
    }
    return try? cursor?.excerpt(around: position, reach: Self.reach)
  }
}

/// A place in a source file that moves forward.
private final class SourceCursor {
  private static let blockSize = 1 << 16

  private var bytes: BlockCache
  private let encoding: SourceEncoding
  private let start: Int

  private var offset: Int
  private var place = SourcePosition.start

  init?(path: String) {
    guard isReadableFile(path), let source = try? ByteSource(path: path), source.isRegularFile,
      let head = try? source.firstBytes(256), let found = SourceEncoding.find(in: head),
      let bytes = try? BlockCache(source)
    else { return nil }
    self.bytes = bytes
    encoding = found.encoding
    start = found.markLength
    offset = start
  }

  func excerpt(
    around position: SourcePosition, reach: UInt32
  ) throws(IOError) -> SourceExcerpt? {
    let first = position.column > reach ? position.column - reach : 1
    guard try advance(to: SourcePosition(line: position.line, column: first)) else { return nil }
    let count = Int(position.column - first)
    // No scalar takes more than four bytes.
    var line: [UInt8] = []
    try bytes.append(
      offset..<min(bytes.count, offset + 4 * (count + Int(reach) + 2)), to: &line)
    let scalars = encoding.scalars(of: line, limit: count + Int(reach) + 1)
    guard scalars.count >= count else { return nil }
    return SourceExcerpt(
      before: Array(scalars.prefix(count)),
      after: Array(scalars.dropFirst(count).prefix(Int(reach))),
      isCutBefore: first > 1, isCutAfter: scalars.count > count + Int(reach))
  }

  /// Moves to `target`, and returns whether the file has that place.
  private func advance(to target: SourcePosition) throws(IOError) -> Bool {
    if target < place {
      offset = start
      place = .start
    }
    var block: [UInt8] = []
    while place < target {
      block.removeAll(keepingCapacity: true)
      try bytes.append(offset..<min(bytes.count, offset + Self.blockSize), to: &block)
      let step = encoding.advance(&place, to: target, over: block.span)
      if step == 0 { return false }
      offset += step
    }
    return place == target
  }
}
