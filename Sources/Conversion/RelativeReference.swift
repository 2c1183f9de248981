internal import ByteIO

/// Addresses of files as other files refer to them (RFC 3986, section 4.2).
enum RelativeReference {
  /// Returns the address of the file at `path` as seen from `folder`, both as the user named them.
  static func reference(to path: String, from folder: String) -> String {
    guard let steps = steps(to: path, from: folder) else { return encoded(path) }
    return steps.map(encoded).joined(separator: "/")
  }

  /// Returns the path of the file at `path` as seen from `folder`, both as the user named them.
  static func path(to path: String, from folder: String) -> String {
    steps(to: path, from: folder)?.joined(separator: "/") ?? path
  }

  private static func steps(to path: String, from folder: String) -> [String]? {
    guard let target = absoluteParts(of: path), let base = absoluteParts(of: folder) else {
      return nil
    }
    let shared = zip(target, base).prefix { $0 == $1 }.count
    return base.dropFirst(shared).map { _ in ".." } + target.dropFirst(shared)
  }

  /// Returns the names on the way from the root to `path`, whose file need not exist.
  private static func absoluteParts(of path: String) -> [String]? {
    if let absolute = absolutePath(of: path) {
      return absolute.split(separator: "/").map(String.init)
    }
    guard let folder = absolutePath(of: folderPart(of: path)) else { return nil }
    return folder.split(separator: "/").map(String.init) + [fileName(of: path)]
  }

  /// Returns `text` with all bytes percent-encoded that may not stand in a path.
  private static func encoded(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      let scalar = Unicode.Scalar(byte)
      if isAllowed(byte) {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" + digits : digits)
      }
    }
    return result
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "-._~!$&'()*+,;=@/".utf8.contains(byte)
    }
  }
}
