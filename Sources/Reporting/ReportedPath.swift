/// The path of a file as other programs look it up: relative to the folder in which the program
/// runs, without detours; absolute only where the file lies outside.
struct ReportedPath: Hashable {
  /// The path.
  let text: String

  /// Finds the path of `file`, as the user named it.
  ///
  /// - Parameters:
  ///   - file: A path, absolute or relative to `folder`.
  ///   - folder: The absolute path of the folder in which the program runs, if it is known.
  init(_ file: String, in folder: String?) {
    let names = Self.names(of: file)
    let isAbsolute = file.hasPrefix("/")
    guard let folder, isAbsolute || names.contains("..") else {
      text = (isAbsolute ? "/" : "") + names.joined(separator: "/")
      return
    }
    let base = Self.names(of: folder)
    let whole = Self.withoutSteps(up: isAbsolute ? names : base + names)
    let isInside = whole.count > base.count && whole.starts(with: base)
    text =
      isInside
      ? whole.dropFirst(base.count).joined(separator: "/") : "/" + whole.joined(separator: "/")
  }

  private static func names(of path: String) -> [Substring] {
    path.split(separator: "/").filter { $0 != "." }
  }

  private static func withoutSteps(up names: [Substring]) -> [Substring] {
    var result: [Substring] = []
    for name in names {
      if name == ".." { _ = result.popLast() } else { result.append(name) }
    }
    return result
  }

  /// Whether the path is relative.
  var isRelative: Bool { !text.hasPrefix("/") }

  /// The path as a URI reference (RFC 3986): relative, or with the scheme `file`.
  var uri: String {
    var uri = isRelative ? "" : "file://"
    for byte in text.utf8 {
      if Self.isPlain(byte) {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        uri += byte < 0x10 ? "%0" + digits : "%" + digits
      }
    }
    return uri
  }

  /// Whether the byte stands for itself in the path of a URI.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
