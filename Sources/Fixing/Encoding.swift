internal import ByteIO

/// The character encoding of an XML file, by which its bytes become UTF-8 and back.
struct Encoding {
  private let name: String
  private let byteOrderMark: [UInt8]

  /// Finds out the encoding of the XML document `bytes`: by its byte order mark, by its declaration (XML 1.0, appendix F).
  init(of bytes: [UInt8]) {
    let marks: [(name: String, mark: [UInt8])] = [
      ("UTF-8", [0xEF, 0xBB, 0xBF]), ("UTF-16LE", [0xFF, 0xFE]), ("UTF-16BE", [0xFE, 0xFF]),
    ]
    if let found = marks.first(where: { bytes.starts(with: $0.mark) }) {
      name = found.name
      byteOrderMark = found.mark
      return
    }
    byteOrderMark = []
    name = Encoding.declaredName(in: bytes) ?? "UTF-8"
  }

  /// Returns the encoding that the XML declaration names.
  private static func declaredName(in bytes: [UInt8]) -> String? {
    let head = String(decoding: bytes.prefix(256), as: UTF8.self)
    guard head.hasPrefix("<?xml"), let end = head.firstIndex(of: ">") else { return nil }
    let words = head[..<end].split(whereSeparator: { " \t\r\n=?".contains($0) })
    guard let place = words.firstIndex(of: "encoding"), place + 1 < words.endIndex else {
      return nil
    }
    return words[place + 1].trimmingQuotes.uppercased()
  }

  /// Returns `bytes` as UTF-8 without byte order mark; `nil` where that can't be undone exactly.
  func decode(_ bytes: [UInt8]) -> [UInt8]? {
    let content = Array(bytes.dropFirst(byteOrderMark.count))
    guard let text = isUTF8 ? content : convert(content, from: name, to: "UTF-8"),
      encode(text) == bytes
    else { return nil }
    return text
  }

  /// Returns the UTF-8 `text` in this encoding, with the byte order mark.
  func encode(_ text: [UInt8]) -> [UInt8]? {
    guard let content = isUTF8 ? text : convert(text, from: "UTF-8", to: name) else { return nil }
    return byteOrderMark + content
  }

  private var isUTF8: Bool { name == "UTF-8" || name == "UTF8" || name == "US-ASCII" }

  private func convert(_ bytes: [UInt8], from source: String, to target: String) -> [UInt8]? {
    guard let converter = iconv_open(target, source), converter != iconv_t(bitPattern: -1) else {
      return nil
    }
    defer { iconv_close(converter) }
    var input = bytes.map { CChar(bitPattern: $0) }
    var output = [CChar](repeating: 0, count: bytes.count * 4 + 16)
    let written: Int? = input.withUnsafeMutableBufferPointer { from in
      output.withUnsafeMutableBufferPointer { to in
        var (source, target) = (from.baseAddress, to.baseAddress)
        var (left, room) = (from.count, to.count)
        let result = iconv(converter, &source, &left, &target, &room)
        return result == -1 || left > 0 ? nil : to.count - room
      }
    }
    return written.map { output.prefix($0).map { UInt8(bitPattern: $0) } }
  }
}

extension Substring {
  fileprivate var trimmingQuotes: String {
    String(drop { "\"'".contains($0) }.prefix { !"\"'".contains($0) })
  }
}
