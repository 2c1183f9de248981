import ByteIO

/// A folder that vanishes with its files.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/parktools-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure.creating }
    path = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  }

  enum Failure: Error { case creating, writing(String) }

  func write(_ text: String, to name: String) throws {
    guard let file = fopen(path + "/" + name, "w") else { throw Failure.writing(name) }
    defer { fclose(file) }
    let bytes = Array(text.utf8)
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw Failure.writing(name) }
  }

  deinit {
    for name in (try? namesInFolder(path)) ?? [] { unlink(path + "/" + name) }
    rmdir(path)
  }
}
