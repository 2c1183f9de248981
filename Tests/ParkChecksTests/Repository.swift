import ByteIO

/// The files of this package.
enum Repository {
  /// The package's folder.
  static let folder = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }

  /// Returns the lines of a table of tab-separated values.
  static func table(_ path: String) throws -> [[String]] {
    let bytes = try ByteSource(path: folder + "/" + path).allBytes()
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
