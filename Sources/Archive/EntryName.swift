/// The names of entries: how they are written in an archive, and which are safe.
enum EntryName {
  /// The flag of names that are UTF-8 (APPNOTE.TXT, section 4.4.4, bit 11).
  static let isUTF8: Int = 1 << 11

  /// A name that says it is UTF-8 and is not, byte by byte.
  struct Undecodable: Error {
    let name: String
  }

  /// Returns the name that `bytes` stand for.
  ///
  /// Without the flag they are code page 437 by the book (appendix D.1), but UTF-8 by the habit of many
  /// programs, which is taken where it makes sense.
  static func decoded(_ bytes: [UInt8], flags: Int) throws(Undecodable) -> String {
    if let name = String(validating: bytes, as: UTF8.self) { return name }
    let isUTF8 = flags & self.isUTF8 != 0
    let name = String(String.UnicodeScalarView(bytes.map(scalar)))
    if isUTF8 { throw Undecodable(name: name) }
    return name
  }

  private static func scalar(_ byte: UInt8) -> Unicode.Scalar {
    byte < 0x80 ? Unicode.Scalar(byte) : upperHalf[Int(byte) - 0x80]
  }

  /// The characters of code page 437 from 0x80 on.
  private static let upperHalf = Array(
    """
    ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐\
    └┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}
    """.unicodeScalars)

  /// Returns whether `name` stays in the folder that the archive stands for, on any system: relative,
  /// without `..`, backslashes, drive letters and control characters.
  static func isSafe(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map(Substring.init)
    let hasDrive = name.utf8.dropFirst().first == UInt8(ascii: ":")
    return !name.isEmpty && !name.hasPrefix("/") && !hasDrive
      && !parts.contains { $0 == ".." || $0 == "." } && !parts.dropLast().contains("")
      && !name.unicodeScalars.contains { $0 == "\\" || $0.value < 0x20 || $0.value == 0x7F }
  }
}
