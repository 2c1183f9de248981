internal import ByteIO

/// Tells from the first bytes of a file whether its root can be a dictionary.
enum RootSniffer {
  private static let length = 2048

  /// Returns false for a file that certainly has no dictionary as its root.
  static func mayHaveDictionary(_ path: String) throws(IOError) -> Bool {
    // Opening a pipe would wait for someone to write into it.
    guard try FileKind(ofFileAt: path) == .regular else { return false }
    var bytes = try ByteSource(ofRegularFileAt: path).firstBytes(length)
    if bytes.starts(with: "bplist".utf8) { return true }
    // Every other byte of UTF-16 is a NUL in the tags.
    bytes.removeAll { $0 == 0 }
    return mayHaveDictionary(bytes.span)
  }

  /// Returns false where an array begins behind the tag of the property list, and no dictionary before it.
  private static func mayHaveDictionary(_ text: Span<UInt8>) -> Bool {
    var isWithinList = false
    for place in text.indices where text[place] == UInt8(ascii: "<") {
      if !isWithinList {
        isWithinList = text.begins("plist", behind: place)
      } else if text.begins("array", behind: place) {
        return false
      } else if text.begins("dict", behind: place) {
        return true
      }
    }
    return true
  }
}

extension Span where Element == UInt8 {
  /// Returns whether `name` comes behind `place`.
  fileprivate func begins(_ name: StaticString, behind place: Int) -> Bool {
    let start = place + 1
    guard start + name.utf8CodeUnitCount <= count else { return false }
    return name.withUTF8Buffer { name in
      name.indices.allSatisfy { self[start + $0] == name[$0] }
    }
  }
}
