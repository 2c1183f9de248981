/// A piece of a user's text in a message: in quotes, and cut off where it is long, since a word of a
/// file may be as long as the file.
package enum Quotation {
  /// How many Unicode scalars are shown at most.
  private static let greatestLength = 60

  /// Returns `text` in quotes, shortened when it is long.
  package static func quoted(_ text: some Collection<UInt8>) -> String {
    "\"" + shortened(String(decoding: text.prefix(4 * (greatestLength + 1)), as: UTF8.self)) + "\""
  }

  /// Returns `text`, cut off with an ellipsis when it is long.
  package static func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.count > greatestLength else { return text }
    return String(String.UnicodeScalarView(scalars.prefix(greatestLength))) + "…"
  }
}
