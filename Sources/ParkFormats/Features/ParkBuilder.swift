internal import Diagnostics
internal import ParkModel
internal import PropertyList

/// Puts the dictionary of a park file together.
struct ParkBuilder {
  /// The name of the property list, if the features gave one.
  let source: String?

  /// Where the app opens.
  var center: Place?

  private var outline: Outline?
  private var picture: Picture?

  /// An outline, and the feature that it came from.
  private struct Outline {
    let feature: Feature
    let words: FeatureWords
    let places: [Place]
  }

  /// A picture, and the feature that it came from.
  private struct Picture {
    let feature: Feature
    let words: FeatureWords
    let corners: PictureCorners
  }

  init(source: String?) {
    self.source = source
  }

  /// Whether there is nothing of a park.
  var isEmpty: Bool { outline == nil && picture == nil }

  // MARK: Gathering

  /// Takes the outline or the picture that `feature` stands for, unless there is one already.
  mutating func add(_ feature: Feature, _ words: FeatureWords, _ leftovers: inout Leftovers) {
    if words.layer == .overlay {
      guard let corners = PictureCorners(of: feature, &leftovers), picture == nil else {
        return leftovers.add(.overlay)
      }
      picture = Picture(feature: feature, words: words, corners: corners)
    } else {
      let rings = BoundaryRings(of: feature, isOurs: words.isOurs)
      leftovers.add(.boundary, rings.others)
      guard let places = rings.first, outline == nil else { return leftovers.add(.boundary) }
      outline = Outline(feature: feature, words: words, places: places)
    }
  }

  /// Takes what this park is without from `other`, which counts as left out otherwise.
  mutating func take(from other: ParkBuilder, _ leftovers: inout Leftovers) {
    if outline != nil, other.outline != nil { leftovers.add(.boundary) }
    if picture != nil, other.picture != nil { leftovers.add(.overlay) }
    outline = outline ?? other.outline
    picture = picture ?? other.picture
  }

  // MARK: The dictionary

  /// Returns the dictionary of the park file that gives the park the name `title` by its own name.
  func tree(title: String, _ keys: KeyNames, _ leftovers: inout Leftovers) -> PropertyListTree {
    var tree = PropertyListTree()
    let first = outline?.feature ?? picture?.feature
    let position = first?.position ?? .start
    let dictionary = tree.begin(.dictionary, at: position)
    writeName(of: first, title: title, keys, to: &tree)
    let written = carriedCenter
    if let place = written?.text ?? center?.text {
      let position = written?.position ?? center?.position ?? position
      write(place, keys[KeyNames.Park.center], at: position, to: &tree)
    }
    writeCorners(keys, to: &tree)
    writeOutline(keys, to: &tree)
    writeFurtherEntries(keys, to: &tree, &leftovers)
    tree.end(dictionary)
    return tree
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

  private var carriedCenter: (text: String, position: SourcePosition)? {
    let features = [outline.map { ($0.feature, $0.words) }, picture.map { ($0.feature, $0.words) }]
    for case (let feature, let words)? in features where words.isOurs {
      guard let index = feature.properties.value(of: "center"),
        let text = feature.properties.text(at: index)
      else { continue }
      return (text, feature.properties.tree.position(of: index))
    }
    return nil
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
    tree.append(.key, keys[KeyNames.Park.boundary].utf8, at: outline.feature.position)
    let list = tree.begin(.array, at: outline.places.first?.position ?? outline.feature.position)
    for place in outline.places { tree.append(.string, place.text.utf8, at: place.position) }
    tree.end(list)
  }

  private func writeFurtherEntries(
    _ keys: KeyNames, to tree: inout PropertyListTree, _ leftovers: inout Leftovers
  ) {
    var known: [KeyNames.Park] = [.topLeft, .topRight, .bottomLeft, .boundary, .center]
    if let feature = outline?.feature ?? picture?.feature, !hasNameEntry(feature, keys) {
      known.append(.name)
    }
    let appKeys = known.map { keys[$0].text }
    var written: Set<[UInt8]> = []
    let features = [outline.map { ($0.feature, $0.words) }, picture.map { ($0.feature, $0.words) }]
    for case (let feature, let words)? in features {
      let styles =
        words.isOurs ? [] : feature.furtherNames(areOurs: false).filter(FeatureNames.isStyle)
      leftovers.add(.style, styles.count)
      // The name of the picture belongs to the configuration.
      let spent = styles + (words.layer == .overlay ? ["image"] : [])
      FurtherEntries(
        feature, areOurs: words.isOurs, consumed: Set(spent), appKeys: appKeys
      ).write(to: &tree, &written, &leftovers)
    }
  }
}
