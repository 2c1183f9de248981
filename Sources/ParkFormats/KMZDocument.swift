internal import Archive
package import ByteIO

/// The KML document of a KMZ archive.
package enum KMZDocument {
  /// Opens the document of the archive in `source`: the first entry whose name ends in `.kml`, one that
  /// lies in no folder before others.
  ///
  /// - Throws: when there is none, and all that is wrong with the archive; see ``ArchiveReader``.
  package static func open(in source: ByteSource) throws(IOError) -> ByteSource {
    try open(in: ArchiveReader(source), named: source.name)
  }

  /// Opens the document of `archive`, which is called `name`.
  static func open(in archive: ArchiveReader, named name: String) throws(IOError) -> ByteSource {
    let documents = archive.entries.filter { isDocument($0.name) }
    guard let entry = documents.first(where: { !$0.name.contains("/") }) ?? documents.first else {
      throw IOError(.read, path: name, reason: "the KMZ archive has no KML document")
    }
    return try archive.open(entry)
  }

  /// Returns whether the entry `name` is a document. macOS packs companions of the same name, which begin
  /// with a dot.
  private static func isDocument(_ name: String) -> Bool {
    name.lowercased().hasSuffix(".kml") && !fileName(of: name).hasPrefix(".")
  }
}
