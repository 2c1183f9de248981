internal import PropertyList

/// The names under which files give what a record knows, and those that say nothing about it.
enum FeatureNames {
  /// The names of a feature's name, the best first.
  static let names = ["name", "Name", "NAME", "title", "Title", "TITLE"]

  /// The names of a feature's description, the best first.
  static let descriptions = ["description", "Description", "desc", "DESCRIPTION"]

  private static let styles: Set<String> = [
    "marker-color", "marker-symbol", "marker-size", "stroke", "stroke-width", "stroke-opacity",
    "fill", "fill-opacity", "OGR_STYLE", "styleUrl", "styleHash", "styleMapHash", "icon",
  ]

  /// Whether `name` is one of the simplestyle specification, or one under which converters pass on
  /// styles.
  static func isStyle(_ name: String) -> Bool { styles.contains(name) }

  /// The values that GDAL's KML drivers give every feature that had none.
  private static let fillers = [
    "tessellate": ["-1", "1"], "extrude": ["0", "-1"], "visibility": ["-1"],
  ]

  /// Returns whether GDAL has put `value` under `name` for want of another.
  static func isFiller(_ name: String, _ value: String?) -> Bool {
    guard let value, let known = fillers[name] else { return false }
    return known.contains(value)
  }
}

extension Feature {
  /// The feature's name; `nil` where it has none.
  var name: String? {
    nameEntry.flatMap { properties.text(of: $0) }
  }

  /// The property that holds the feature's name.
  var nameEntry: String? {
    FeatureNames.names.first { properties.text(of: $0) != nil }
  }

  /// Whether GDAL's KML drivers have given the feature values for want of others.
  var hasFillers: Bool {
    properties.value(of: "tessellate") != nil && properties.value(of: "extrude") != nil
      && properties.value(of: "visibility") != nil
  }

  /// The names of the properties that have no meaning of their own here: for a feature of ours all but
  /// our own names, for another all but its name.
  func furtherNames(areOurs: Bool) -> [String] {
    let (hasFillers, nameEntry) = (hasFillers, nameEntry)
    return properties.tree.entries(of: 0).compactMap { key, value in
      let name = properties.tree.string(of: key)
      if areOurs && ReservedNames.isOwn(name) { return nil }
      // GDAL's KML driver writes the name in its own way.
      if (!areOurs || hasFillers) && name == nameEntry { return nil }
      // A picture has nothing to be drawn along the ground.
      if hasFillers || !areOurs && name == "visibility",
        FeatureNames.isFiller(name, properties.text(at: value))
      {
        return nil
      }
      return name
    }
  }
}
