package import ByteIO

/// A picture of a map: the overlay's, or the icon of a type.
package struct Picture: Hashable, Sendable {
  /// What the picture is made of.
  package var content: Content

  /// The address by which the output refers to it (RFC 3986).
  package var reference: String

  /// The path from the output's folder, with nothing encoded; the address where there is no file.
  package var path: String

  /// What a picture is made of.
  package enum Content: Hashable, Sendable {
    /// The file at a path, as it can be opened.
    case file(String)
    /// The bytes of a picture in an archive.
    case bytes([UInt8])
    /// Something elsewhere in the network.
    case remote
  }

  /// Creates the picture of `content`, to which the output refers by `reference` or by `path`.
  package init(_ content: Content, reference: String, path: String) {
    self.content = content
    self.reference = reference
    self.path = path
  }
}

extension Picture.Content {
  /// Opens the picture at its beginning; `nil` of one elsewhere in the network.
  ///
  /// - Throws: when the file can't be opened.
  package func open() throws(IOError) -> ByteSource? {
    switch self {
    case .file(let path): try ByteSource(ofRegularFileAt: path)
    case .bytes(let bytes): ByteSource(bytes, named: "")
    case .remote: nil
    }
  }
}
