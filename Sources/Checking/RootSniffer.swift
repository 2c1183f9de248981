internal import ByteIO

/// Tells from the first bytes of a file whether its root can be a dictionary.
enum RootSniffer {
  private static let length = 2048

  /// Returns false for a file that certainly has no dictionary as its root.
  static func mayHaveDictionary(_ path: String) throws(IOError) -> Bool {
    // Opening a pipe would wait for someone to write into it.
    guard try FileKind(ofFileAt: path) == .regular else { return false }
    let bytes = try ByteSource(path: path).firstBytes(length)
    if bytes.starts(with: Array("bplist".utf8)) { return true }
    // Every other byte of UTF-16 is a NUL in the tags.
    let text = bytes.filter { $0 != 0 }[...]
    guard let plist = place(of: "<plist", in: text) else { return true }
    guard let array = place(of: "<array", in: text[plist...]) else { return true }
    return place(of: "<dict", in: text[plist..<array]) != nil
  }

  private static func place(of tag: String, in text: ArraySlice<UInt8>) -> Int? {
    let tag = Array(tag.utf8)
    return text.indices.first { text[$0] == tag[0] && text[$0...].starts(with: tag) }
  }
}
