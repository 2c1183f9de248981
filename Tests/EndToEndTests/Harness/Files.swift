import Foundation

/// Lends the path of an empty folder that is removed afterwards.
func withTemporaryFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appendingPathComponent("parktools-\(UUID().uuidString)").path
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  return try body(folder)
}

/// Writes `text` to the file at `path`, whose folders are made where they are missing.
func write(_ text: String, to path: String) throws {
  try write(Data(text.utf8), to: path)
}

/// Writes `bytes` to the file at `path`, whose folders are made where they are missing.
func write(_ bytes: Data, to path: String) throws {
  let url = URL(fileURLWithPath: path)
  try FileManager.default.createDirectory(
    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
  try bytes.write(to: url)
}

/// Returns the bytes of the file at `path`.
func bytes(of path: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }

/// Returns the text of the file at `path`.
func text(of path: String) throws -> String { String(decoding: try bytes(of: path), as: UTF8.self) }

/// Returns the names in the folder at `path`, sorted.
func names(in path: String) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: path).sorted()
}

/// Makes a copy of the file or folder at `path`.
func copy(_ path: String, to other: String) throws {
  try FileManager.default.copyItem(atPath: path, toPath: other)
}

/// The folders of the repository.
enum Repository {
  /// The folder of the package.
  static let root = folder(above: 4)

  /// The folder of these tests.
  static let tests = folder(above: 2)

  private static func folder(above count: Int, _ file: String = #filePath) -> String {
    (0..<count).reduce(URL(fileURLWithPath: file)) { url, _ in url.deletingLastPathComponent() }
      .path
  }
}
