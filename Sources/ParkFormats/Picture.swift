/// A picture that the configuration names.
package struct Picture: Hashable, Sendable {
  /// The file as it can be opened; `nil` for a picture elsewhere in the network.
  package var file: String?

  /// The address by which the output refers to it (RFC 3986).
  package var reference: String

  /// The path from the output's folder, with nothing encoded; the address where there is no file.
  package var path: String

  /// Creates the picture in `file`, to which the output refers by `reference` or by `path`.
  package init(file: String?, reference: String, path: String) {
    self.file = file
    self.reference = reference
    self.path = path
  }
}
