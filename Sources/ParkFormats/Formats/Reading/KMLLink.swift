/// A link from one document to another one.
struct KMLLink {
  /// The address of the other document, without escapes.
  let address: String

  /// The names of the folders that hold the link, and its own, the outermost first; the innermost ones of
  /// many.
  let folders: [String]

  /// How many names a link has at most, lest those of a long chain of documents take all memory.
  static let mostFolders = 16
}
