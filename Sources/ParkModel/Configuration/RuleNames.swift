public import Diagnostics

extension RuleID {
  /// The rules that a configuration may speak of, in the order of their documentation.
  public static let all: [RuleID] = [
    "plist-syntax", "plist-entity", "plist-structure", "plist-encoding", "plist-duplicate-key",
    "plist-value", "key-whitespace", "value-kind",

    "coordinate-syntax", "coordinate-range", "coordinate-swapped", "coordinate-sign",
    "coordinate-null-island", "coordinate-outlier", "coordinate-precision",

    "park-missing-key", "park-unknown-key", "overlay-inverted", "overlay-empty", "overlay-skewed",
    "overlay-corner", "overlay-bottom-right", "overlay-size", "overlay-image", "center-outside",
    "boundary-size", "boundary-crossing", "boundary-repeat", "boundary-elsewhere",

    "attraction-missing-key", "attraction-key-spelling", "attraction-type",
    "attraction-type-number", "attraction-root", "attraction-duplicate", "attraction-name-empty",
    "attraction-outside",

    "route-size", "route-repeat", "route-jump", "route-outside", "character-sightings",
    "character-outside",

    "unused-suppression",
  ].map(RuleID.init)
}
