internal import Diagnostics
internal import ParkModel
internal import PropertyList

/// Puts the dictionary of a park file together.
struct ParkBuilder {
  /// The name of the property list, if the features gave one.
  let source: String?

  /// The paths of the files that the features stand in.
  private(set) var paths: [String]

  /// Where the app opens.
  var center: Place?

  private var outline: Outline?
  private var picture: Picture?
  private var mark: Mark?

  /// A feature that stands for the park or for a part of it.
  private struct Part {
    let feature: Feature
    let words: FeatureWords
  }

  /// An outline, and the feature that it came from.
  private struct Outline {
    let part: Part
    let places: [Place]
  }

  /// A picture, and the feature that it came from.
  private struct Picture {
    let part: Part
    let corners: PictureCorners
  }

  /// The feature that stands for a park without an outline and a picture, and the place that it has as
  /// the park's centre, if any.
  private struct Mark {
    let part: Part
    let place: Place?
  }

  /// Creates a park of which the file at `path` has said nothing yet.
  init(source: String?, path: String) {
    self.source = source
    paths = [path]
  }

  /// Whether there is nothing of a park.
  var isEmpty: Bool { parts.isEmpty }

  /// The features that the park comes from; the first that a writer of ours has written carries what
  /// belongs to the whole park.
  private var parts: [Part] { [outline?.part, picture?.part, mark?.part].compactMap(\.self) }

  // MARK: Gathering

  /// Takes the outline, the picture or the park that `feature` stands for, unless there is one already.
  mutating func add(_ feature: Feature, _ words: FeatureWords, _ leftovers: inout Leftovers) {
    let part = Part(feature: feature, words: words)
    if words.layer == .overlay {
      guard let corners = PictureCorners(of: feature, &leftovers), picture == nil else {
        return leftovers.add(.overlay)
      }
      picture = Picture(part: part, corners: corners)
    } else if let shape = feature.shapes.first, ShapeKind(of: shape) != .point {
      let rings = BoundaryRings(of: feature, isOurs: words.isOurs)
      leftovers.add(.boundary, rings.others)
      guard let places = rings.first, outline == nil else { return leftovers.add(.boundary) }
      outline = Outline(part: part, places: places)
    } else {
      guard mark == nil else { return leftovers.add(.mark) }
      mark = Mark(part: part, place: feature.centre)
    }
  }

  /// Takes what this park is without from `other`, which counts as left out otherwise.
  mutating func take(from other: ParkBuilder, _ leftovers: inout Leftovers) {
    if outline != nil, other.outline != nil { leftovers.add(.boundary) }
    if picture != nil, other.picture != nil { leftovers.add(.overlay) }
    outline = outline ?? other.outline
    picture = picture ?? other.picture
    mark = mark ?? other.mark
    center = center ?? other.center
    paths += other.paths.filter { !paths.contains($0) }
  }

  /// Whether this park is without all that `other` has, and the other way round.
  func complements(_ other: ParkBuilder) -> Bool {
    (outline == nil || other.outline == nil) && (picture == nil || other.picture == nil)
      && (mark == nil || other.mark == nil)
  }

  // MARK: The dictionary

  /// Returns the dictionary of the park file that gives the park the name `title` by its own name.
  func tree(title: String, _ keys: KeyNames, _ leftovers: inout Leftovers) -> PropertyListTree {
    var tree = PropertyListTree()
    let first = parts.first?.feature
    let position = first?.position ?? .start
    let dictionary = tree.begin(.dictionary, at: position)
    writeName(of: first, title: title, keys, to: &tree)
    if let (text, position) = carriedCenter ?? center.map({ ($0.text, $0.position) }) {
      write(text, keys[KeyNames.Park.center], at: position, to: &tree)
    }
    writeCorners(keys, to: &tree)
    writeOutline(keys, to: &tree)
    writeFurtherEntries(keys, to: &tree, &leftovers)
    tree.end(dictionary)
    let order = parts.lazy.filter(\.words.isOurs).compactMap { PlistOrder($0.feature.properties) }
    return order.first?.applied(to: tree) ?? tree
  }

  private func write(
    _ text: String, _ key: KeyName, at position: SourcePosition, to tree: inout PropertyListTree
  ) {
    tree.append(.key, key.utf8, at: position)
    tree.append(.string, text.utf8, at: position)
  }

  /// Writes the park's name, unless the file's name tells it.
  private func writeName(
    of feature: Feature?, title: String, _ keys: KeyNames, to tree: inout PropertyListTree
  ) {
    guard let feature, let entry = feature.nameEntry,
      let index = feature.properties.value(of: entry),
      let name = feature.properties.text(at: index), !name.isEmpty, name != title,
      !hasNameEntry(feature, keys)
    else { return }
    write(
      name, keys[KeyNames.Park.name], at: feature.properties.tree.position(of: index), to: &tree)
  }

  /// Whether the feature carries the key of the name by itself.
  private func hasNameEntry(_ feature: Feature, _ keys: KeyNames) -> Bool {
    feature.properties.value(of: "\(PlistTypes.prefix)" + keys[KeyNames.Park.name].text) != nil
  }

  /// The centre as a feature of ours tells it, unless the place that stands for it has been moved since.
  private var carriedCenter: (text: String, position: SourcePosition)? {
    for part in parts where part.words.isOurs {
      let properties = part.feature.properties
      guard let index = properties.value(of: "center"), let text = properties.text(at: index) else {
        continue
      }
      let position = properties.tree.position(of: index)
      if let place = mark?.place, Place(text, at: position)?.isNear(place) != true { break }
      return (text, position)
    }
    return mark?.place.map { ($0.text, $0.position) }
  }

  private func writeCorners(_ keys: KeyNames, to tree: inout PropertyListTree) {
    guard let corners = picture?.corners else { return }
    let places: [(KeyNames.Park, Place)] = [
      (.topLeft, corners.topLeft), (.topRight, corners.topRight),
      (.bottomLeft, corners.bottomLeft),
    ]
    for (key, place) in places { write(place.text, keys[key], at: place.position, to: &tree) }
  }

  private func writeOutline(_ keys: KeyNames, to tree: inout PropertyListTree) {
    guard let outline else { return }
    tree.append(.key, keys[KeyNames.Park.boundary].utf8, at: outline.part.feature.position)
    let list = tree.begin(
      .array, at: outline.places.first?.position ?? outline.part.feature.position)
    for place in outline.places { tree.append(.string, place.text.utf8, at: place.position) }
    tree.end(list)
  }

  private func writeFurtherEntries(
    _ keys: KeyNames, to tree: inout PropertyListTree, _ leftovers: inout Leftovers
  ) {
    var written: [[UInt8]: PropertyListTree] = [:]
    let hasName = parts.first.map { hasNameEntry($0.feature, keys) } == true
    for part in parts {
      let (feature, words) = (part.feature, part.words)
      let styles =
        words.isOurs ? [] : feature.furtherNames(areOurs: false).filter(FeatureNames.isStyle)
      leftovers.add(.style, styles.count)
      // The name of the picture belongs to the configuration.
      let spent = styles + (words.layer == .overlay ? ["image"] : [])
      FurtherEntries(
        feature, areOurs: words.isOurs, consumed: Set(spent),
        appKeys: appKeys(areOurs: words.isOurs, hasName: hasName).map { keys[$0].text }
      ).write(to: &tree, &written, &leftovers)
    }
  }

  /// The keys of the app that no property stands for: those that have been written, and all of them where
  /// no writer of ours has written the feature. Ours carries what it could not show.
  private func appKeys(areOurs: Bool, hasName: Bool) -> [KeyNames.Park] {
    let corners: [KeyNames.Park] = [.topLeft, .topRight, .bottomLeft]
    return (hasName ? [] : [.name])
      + (areOurs && carriedCenter == nil && center == nil ? [] : [.center])
      + (areOurs && picture == nil ? [] : corners) + (areOurs && outline == nil ? [] : [.boundary])
  }
}

extension Feature {
  /// The place of the only point; `nil` for any other shape.
  fileprivate var centre: Place? {
    if case .point(let place)? = shapes.first { place } else { nil }
  }
}

extension Leftovers.Kind {
  static let mark = Self("further centre of a park", "further centres of parks")
}
