/// A piece of a user's text in a message: in quotes, and cut off where it is long, since a word of a
/// file may be as long as the file.
package enum Quotation {
  /// How many Unicode scalars are shown at most.
  private static let greatestLength = 60

  /// Returns `text` in quotes, shortened when it is long.
  package static func quoted(_ text: some Collection<UInt8>) -> String {
    "\"" + shortened(decoding: text) + "\""
  }

  /// Returns the text that `bytes` are in UTF-8, cut off with an ellipsis when it is long.
  package static func shortened(decoding bytes: some Collection<UInt8>) -> String {
    shortened(String(decoding: bytes.prefix(4 * (greatestLength + 1)), as: UTF8.self))
  }

  /// Returns `text`, cut off with an ellipsis when it is long.
  package static func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let beginning = scalars.prefix(greatestLength)
    return beginning.endIndex == scalars.endIndex
      ? text : String(String.UnicodeScalarView(beginning)) + "…"
  }
}
