import Foundation

/// A pipe that gives out bytes, under a path that it can be opened by.
package final class PipedBytes {
  private let pipe = Pipe()

  /// The path of the pipe's reading end.
  package var path: String { "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)" }

  /// Makes a pipe that gives out `bytes`, in pieces of at most `pieceSize` bytes.
  package init(_ bytes: [UInt8], pieceSize: Int = 1 << 16) {
    let writing = pipe.fileHandleForWriting
    Thread.detachNewThread {
      for start in stride(from: 0, to: bytes.count, by: pieceSize) {
        let piece = Data(bytes[start..<min(start + pieceSize, bytes.count)])
        do { try writing.write(contentsOf: piece) } catch { break }
      }
      try? writing.close()
    }
  }
}
