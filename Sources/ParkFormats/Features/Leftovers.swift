/// What the files of a map held that the model does not, counted.
struct Leftovers {
  /// A kind of thing.
  struct Kind: Hashable {
    /// What one of them is called.
    let singular: String
    /// What several are called.
    let plural: String

    init(_ singular: String, _ plural: String? = nil) {
      self.singular = singular
      self.plural = plural ?? singular + "s"
    }
  }

  private var counts: [(kind: Kind, count: Int)] = []
  private var places: [Kind: Int] = [:]

  /// Counts `count` more of `kind`.
  mutating func add(_ kind: Kind, _ count: Int = 1) {
    guard count > 0 else { return }
    if let place = places[kind] {
      counts[place].count += count
    } else {
      places[kind] = counts.count
      counts.append((kind, count))
    }
  }

  /// Adds what `other` has counted.
  mutating func add(_ other: Leftovers) {
    for (kind, count) in other.counts { add(kind, count) }
  }

  /// What was left out, one phrase each, in the order in which it came up.
  var phrases: [String] {
    counts.map { $0.count == 1 ? "1 \($0.kind.singular)" : "\($0.count) \($0.kind.plural)" }
  }
}

extension Leftovers.Kind {
  static let altitude = Self("altitude")
  static let hole = Self("hole in a polygon", "holes in polygons")
  static let boundary = Self("further boundary", "further boundaries")
  static let overlay = Self("further overlay")
  static let shapeless = Self("feature without a geometry", "features without a geometry")
  static let repeated = Self("repeated property", "repeated properties")
  static let appKey = Self(
    "property with the name of one of the app's keys",
    "properties with the names of the app's keys")
  static let lineProperty = Self("property of a line", "properties of lines")
  static let null = Self("null in a list", "nulls in lists")
  static let style = Self("style")
  static let shortLine = Self("line of a single place", "lines of single places")
  static let member = Self("foreign member of the file", "foreign members of the file")
  static let featureMember = Self("foreign member of a feature", "foreign members of features")
  static let corners = Self(
    "set of corners that an overlay no longer has", "sets of corners that overlays no longer have")
  static let kinds = Self(
    "kind that a value no longer has", "kinds that values no longer have")
  static let markup = Self("description's markup", "descriptions' markup")
}
