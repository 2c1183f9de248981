import Foundation
import Testing

/// An encoding that documents are written in.
struct TextEncoding: CustomTestStringConvertible {
  let name: String
  let declaration: String
  let mark: [UInt8]
  let encoding: String.Encoding

  /// Letters that take more than a byte in UTF-8 and that the encoding has.
  let letters: String

  var testDescription: String { name }

  static let all = [
    TextEncoding("UTF-8", .utf8, letters: "é漢🎢e\u{301}"),
    TextEncoding(
      "UTF-8 with mark", declaration: "UTF-8", mark: [0xEF, 0xBB, 0xBF], .utf8, letters: "é漢🎢"),
    TextEncoding(
      "UTF-16 LE", declaration: "UTF-16", mark: [0xFF, 0xFE], .utf16LittleEndian, letters: "é漢🎢"),
    TextEncoding(
      "UTF-16 BE", declaration: "UTF-16", mark: [0xFE, 0xFF], .utf16BigEndian, letters: "é漢🎢"),
    TextEncoding("ISO-8859-1", .isoLatin1),
    TextEncoding("windows-1252", .windowsCP1252, letters: "é€“"),
    TextEncoding("US-ASCII", .ascii, letters: "&amp;"),
  ]

  private init(
    _ name: String, declaration: String? = nil, mark: [UInt8] = [],
    _ encoding: String.Encoding, letters: String = "é"
  ) {
    self.name = name
    self.declaration = declaration ?? name
    self.mark = mark
    self.encoding = encoding
    self.letters = letters
  }

  /// Returns `text` in this encoding, with the mark.
  func bytes(_ text: String) throws -> [UInt8] {
    mark + Array(try #require(text.data(using: encoding)))
  }
}
