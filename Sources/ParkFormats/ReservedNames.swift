/// The names of our own among the properties of a record. A further key of the same name, or of one
/// that looks as if it had the prefix already, gets the prefix of ``PlistTypes``.
enum ReservedNames {
  private static let names: Set<String> = [
    "layer", "name", "description", "source", "center", "image", "topLeft", "topRight",
    "bottomLeft", "ring", "subtitle", "type", "typeCode", "character", "sighting", "marker-color",
    "marker-symbol", "stroke", "stroke-width", "fill-opacity", "\(PlistTypes.memberName)",
  ]

  /// Returns whether `name` stands for what a record knows by itself.
  static func isOwn(_ name: String) -> Bool { names.contains(name) }

  /// Returns whether a further key called `name` needs the prefix.
  static func contains(_ name: String) -> Bool {
    names.contains(name) || name.hasPrefix("\(PlistTypes.prefix)")
  }
}
