/// How much an archive from elsewhere may ask for.
package struct ArchiveLimits: Sendable {
  /// How many entries there may be.
  package var entryCount = 10_000

  /// How many bytes an entry may unpack to.
  package var entrySize = 2 << 30

  /// How many bytes all entries together may unpack to.
  package var totalSize = 4 << 30

  /// How many times its packed size an entry may unpack to. Deflate does not reach much beyond 1,000;
  /// a document of a million placemarks comes to 70.
  package var ratio = 200

  /// From how many unpacked bytes on the ratio counts: a short text of blanks harms nobody.
  package var ratioThreshold = 1 << 20

  /// The usual limits.
  package init() {}
}
