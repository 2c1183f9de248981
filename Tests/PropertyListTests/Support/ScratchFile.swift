import ByteIO

/// A file in the folder for temporary files, which goes when it is no longer used.
final class ScratchFile {
  let path: String

  init(_ bytes: [UInt8]) throws {
    var template = Array("/tmp/parktools-test-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard descriptor >= 0 else { throw IOError(.create, path: path, code: errno) }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { throw IOError(.write, path: path, code: errno) }
      rest = rest.dropFirst(count)
    }
  }

  deinit {
    unlink(path)
  }

  /// Calls `body` with a source that reads the file through a pipe.
  func throughPipe<Result>(_ body: (ByteSource) throws -> Result) throws -> Result {
    guard let pipe = popen("cat \(path)", "r") else {
      throw IOError(.open, path: path, code: errno)
    }
    defer { pclose(pipe) }
    return try body(ByteSource(path: "/dev/fd/\(fileno(pipe))"))
  }
}
