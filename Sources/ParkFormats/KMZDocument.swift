internal import Archive
package import ByteIO
internal import Diagnostics

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

  /// Reads the document of `archive`, which is called `name`, and those in it that others link to, as
  /// GDAL's LIBKML driver writes them; returns whether all could be read to their ends.
  static func read(
    _ archive: ArchiveReader, named name: String, into sorter: FeatureSorter,
    diagnostics: DiagnosticCollector
  ) throws(IOError) -> Bool {
    var links: [KMLLink] = []
    var addresses: Set<String> = []
    let follows = { (link: KMLLink) -> Bool in
      guard isDocument(link.address), archive.entry(link.address) != nil else { return false }
      if addresses.insert(link.address).inserted { links.append(link) }
      return true
    }
    let document = try open(in: archive, named: name)
    var isComplete = try KMLReader.read(
      document, into: sorter, diagnostics: diagnostics, follows: follows)
    var next = 0
    while next < links.count {
      let (linked, folders) = (archive.entry(links[next].address), links[next].folders)
      next += 1
      guard let linked, document.name != name + "/" + linked.name else { continue }
      let isRead = try KMLReader.read(
        archive.open(linked), into: sorter, diagnostics: diagnostics, linkingFolders: folders,
        follows: follows)
      isComplete = isComplete && isRead
    }
    return isComplete
  }

  /// Returns whether the entry `name` is a document. macOS packs companions of the same name, which begin
  /// with a dot.
  private static func isDocument(_ name: String) -> Bool {
    name.lowercased().hasSuffix(".kml") && !fileName(of: name).hasPrefix(".")
  }
}
