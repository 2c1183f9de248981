/// A piece of a user's text in a message: in quotes, and cut off where it is long, since a word of a
/// file may be as long as the file.
package enum Quotation {
  /// How many Unicode scalars are shown of a name or a value at most.
  private static let greatestLength = 60

  /// How many are shown of a sentence that names may be a part of.
  package static let greatestSentence = 200

  /// Returns `text` in quotes, shortened when it is long.
  package static func quoted(_ text: some Collection<UInt8>) -> String {
    "\"" + shortened(decoding: text) + "\""
  }

  /// Returns the text that `bytes` are in UTF-8, cut off with an ellipsis when it is long.
  package static func shortened(decoding bytes: some Collection<UInt8>) -> String {
    shortened(String(decoding: bytes.prefix(4 * (greatestLength + 1)), as: UTF8.self))
  }

  /// Returns `text` in quotes, shortened when it is long.
  package static func quoted(_ text: String) -> String { "\"" + shortened(text) + "\"" }

  /// Returns `text`, cut off with an ellipsis when it has more than `length` scalars.
  package static func shortened(_ text: String, to length: Int = greatestLength) -> String {
    let scalars = text.unicodeScalars
    let beginning = scalars.prefix(length)
    return beginning.endIndex == scalars.endIndex
      ? text : String(String.UnicodeScalarView(beginning)) + "…"
  }
}
