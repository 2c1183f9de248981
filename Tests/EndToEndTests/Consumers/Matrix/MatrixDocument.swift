import Foundation
import Testing

/// The document with the table of readers.
enum MatrixDocument {
  static let path = Repository.root + "/Documentation/Consumers.md"

  private static let introduction = """
    # Who reads the outputs

    Each row is a test: the outputs for both samples are read by the program, and what it got is compared
    with the property lists. It has the number of features that stands there, each at its place to
    10⁻⁷ of a degree, with its name and with the texts that are listed: `layer`, `source`, `type`,
    `typeCode`, `subtitle`, `character`, `sighting` and `image`. Further keys are those that the property
    lists have beside what the app knows.

    `make matrix` writes this page, with what it takes to install the readers. `make test` reads again
    with those that Debian has and that are small, and finds out whether the outputs have changed since
    the others read them.

    | output | reader | features | texts | further keys | remark |
    |---|---|---|---|---|---|

    """

  private static let lists = """

    The property lists that are written for both samples, each compared with the sample's own by all of
    its values:

    | output | reader | files | remark |
    |---|---|---|---|

    """

  /// What stands between the tables and what differs from machine to machine.
  private static let schemas = """

    Valid by the official schemas, as xmllint sees it: GPX by that of GPX 1.1, KML by those of the OGC
    for KML 2.2 and of Google for its extensions, which fastkml brings along.

    Not in the tables: Viking opens GPX in a window alone (`viking map.gpx` ends with "Cannot open
    display" without one), and no option of it writes what it has read. JOSM gives back what it reads as
    GeoJSON alone (`josm validate`): it reads GPX as tracks, which it does not judge, and neither KML nor
    GeoJSON in lines.

    """

  private static let versionsTitle = "\n## Read with\n\n"

  /// Returns the document, but for the versions.
  static func text() throws -> String {
    let rows = try MatrixRow.all.map { try $0.line() + "\n" }.joined()
    let lists = lists + ListRow.all.map { $0.line + "\n" }.joined()
    return try introduction + rows + lists + schemas + "\n<!-- outputs: \(fingerprints()) -->\n"
  }

  /// Returns what the document says, but for the versions.
  static func recorded() throws -> String {
    try EndToEndTests.text(of: path).components(separatedBy: versionsTitle)[0]
  }

  /// Writes the document.
  static func record() throws {
    try write(text() + versionsTitle + versions().map { "- \($0)\n" }.joined(), to: path)
  }

  /// The formats' outputs in a few digits each, to tell whether they have changed. KMZ holds what KML
  /// does, packed by whatever library is there.
  private static func fingerprints() throws -> String {
    try Variant.allText.map { variant in
      let outputs = try Sample.allCases.map { sample in
        try run(
          .parkconv,
          ["plist-to-" + variant.format, "Samples/" + sample.rawValue] + variant.options,
          in: Repository.root
        ).output
      }
      return "\(variant.testDescription) \(fingerprint(outputs.joined()))"
    }.joined(separator: ", ")
  }

  /// The hash FNV-1a of `bytes`.
  private static func fingerprint(_ bytes: some Sequence<UInt8>) -> String {
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16)
  }

  private static func versions() throws -> [String] {
    let commands = [
      "ogr2ogr --version", "gpsbabel -V", "/usr/lib/postgresql/*/bin/postgres --version",
      "dpkg-query -W -f '${Package} ${Version}' postgresql-15-postgis-3",
      "dpkg-query -W -f '${Package} ${Version}' libsqlite3-mod-spatialite",
      "dpkg-query -W -f '${Package} ${Version}' libjs-leaflet",
      "dpkg-query -W -f '${Package} ${Version}' python3-gpxpy",
      "\(Repository.root)/.build/matrix/bin/pip list --format freeze | grep -E '^(fastkml|geopandas|pyogrio)=' | paste -s -d' '",
      "dpkg-query -W -f '${Package} ${Version}' python3-qgis",
      "dpkg-query -W -f '${Package} ${Version}' josm",
      "swift --version 2>/dev/null | head -1", "python3 --version",
      "dpkg-query -W -f '${Package} ${Version}' libplist-utils",
    ]
    return try commands.map { command in
      let output = try run(.sh, ["-c", command]).text
      return output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .joined(separator: " ")
    }.filter { !$0.isEmpty }
  }
}
