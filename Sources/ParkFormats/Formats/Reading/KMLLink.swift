/// A link from one document to another one.
struct KMLLink {
  /// The address of the other document, without escapes.
  let address: String

  /// The names of the folders that hold the link, and its own, the outermost first.
  let folders: [String]
}
