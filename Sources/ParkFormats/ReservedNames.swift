/// The names of our own among the properties of a record. A further key of the same name, of one that
/// databases keep for themselves, or of one that looks as if it had the prefix already, gets the prefix of
/// ``PlistTypes``.
enum ReservedNames {
  private static let words: Set<String> = [
    "layer", "name", "description", "source", "center", "image", "topLeft", "topRight",
    "bottomLeft", "ring", "subtitle", "type", "typeCode", "character", "sighting", "marker-color",
    "marker-symbol", "stroke", "stroke-width", "fill-opacity",
  ]

  /// The names of what goes along with a record for the way back.
  private static let noteNames =
    [PlistTypes.memberName, PlistOrder.memberName, PinNotes.keyName].map { "\($0)" }

  /// Those names as they are written, and as GDAL's LIBKML driver changes them.
  static let notes = Set(noteNames).union(noteNames.map { $0.replacing("-", with: "_") })

  private static let names = words.union(notes)

  /// The names under which databases number their rows. GDAL gives them to features that had none.
  private static let rowNumbers: Set<String> = ["fid", "FID", "ogc_fid", "OGC_FID"]

  /// The names of the columns in which GDAL keeps shapes, beside which it can't keep a property.
  private static let shapeColumns: Set<String> = ["geom", "geometry", "GEOMETRY", "wkb_geometry"]

  private static let columns = rowNumbers.union(shapeColumns)

  /// Returns whether `name` stands for what a record knows by itself, or for nothing.
  static func isOwn(_ name: String) -> Bool { names.contains(name) || rowNumbers.contains(name) }

  /// Returns `name` without the prefix; `nil` where it has none.
  static func bare(_ name: String) -> String? {
    let prefix = "\(PlistTypes.prefix)".utf8
    // By bytes: what follows the prefix may combine with its last letter.
    if name.utf8.starts(with: prefix) {
      return String(decoding: name.utf8.dropFirst(prefix.count), as: UTF8.self)
    }
    return changedNames[name]
  }

  /// What GDAL's LIBKML driver makes of our names with the prefix.
  private static let changedNames: [String: String] = Dictionary(
    uniqueKeysWithValues: words.union(noteNames).union(columns).map {
      ("plist_" + $0.replacing("-", with: "_"), $0)
    })

  /// Returns whether a further key called `name` needs the prefix.
  static func contains(_ name: String) -> Bool {
    names.contains(name) || columns.contains(name) || bare(name) != nil
  }
}
