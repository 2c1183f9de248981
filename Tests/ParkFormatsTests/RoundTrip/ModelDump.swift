import ParkModel
import PropertyList

/// All that files say about a park, in lines: those of each file together, in the order of roles and
/// names.
final class ModelDump: AttractionConsumer {
  private var files: [(file: ParkFile, lines: [String])] = []

  /// How a coordinate is shown.
  private let show: (Coordinate) -> String

  /// Whether the order of keys is shown.
  private let showsOrder: Bool

  /// Creates an empty dump that shows coordinates with `places` digits behind the point, or with all.
  init(places: Int? = nil, showsOrder: Bool = false) {
    self.showsOrder = showsOrder
    show = { coordinate in
      // 180 degrees west is 180 degrees east.
      let longitude = coordinate.longitude == -180 ? 180 : coordinate.longitude
      return "\(DecimalText.string(coordinate.latitude, places: places)) "
        + DecimalText.string(longitude, places: places)
    }
  }

  /// The lines of all files but for those that begin with one of `prefixes`.
  func lines(without prefixes: [String] = []) -> [String] {
    let rank = { (role: Role) in Role.allCases.firstIndex(of: role) ?? 0 }
    let sorted = files.sorted {
      (rank($0.file.role), $0.file.name) < (rank($1.file.role), $1.file.name)
    }
    return sorted.flatMap { file, lines in ["\(file.role) \(file.name)"] + lines }
      .filter { line in !prefixes.contains { line.hasPrefix($0) } }
  }

  private func add(_ line: String) { files[files.count - 1].lines.append(line) }

  func began(_ file: ParkFile) -> ReadingStep {
    files.append((file, []))
    return .goOn
  }

  func park(_ park: Park) {
    if let name = park.name { add("name \(name.debugDescription)") }
    if let center = park.center { add("center \(show(center))") }
    if let overlay = park.overlay {
      add("overlay \([overlay.topLeft, overlay.topRight, overlay.bottomLeft].map(show))")
    }
    for point in park.boundary { add("boundary \(show(point.coordinate))") }
    for extra in park.extras { add("extra " + text(park.record, extra)) }
    if showsOrder { add("keys " + keys(of: 0, in: park.record)) }
  }

  func attraction(_ attraction: borrowing Attraction, isReadable: Bool, of file: ParkFile) {
    let attraction = copy attraction
    let kind = attraction.value(of: .type).map { attraction.record.kind(of: $0) }
    add(
      "pin \(isReadable) \(show(attraction.coordinate)) \(attraction.name.debugDescription) "
        + "\(attraction.subtitle.debugDescription) \(attraction.typeCode.debugDescription) "
        + "\(kind.debugDescription)")
    if let key = attraction.outerKey {
      add("  key " + attraction.record.string(of: key).debugDescription)
    }
    if showsOrder { add("  keys " + keys(of: attraction.dictionary, in: attraction.record)) }
    for extra in attraction.extras { add("  extra " + text(attraction.record, extra)) }
  }

  func path(_ path: Path) {
    add("path \(path.name)")
    for point in path.points { add("  point \(show(point.coordinate))") }
  }

  func ended(_ file: ParkFile) {}

  // MARK: Values

  /// The keys of the dictionary at `index`, in their order.
  private func keys(of index: PropertyListTree.Index, in tree: PropertyListTree) -> String {
    tree.entries(of: index).map { tree.string(of: $0.key).debugDescription }
      .joined(separator: ", ")
  }

  private func text(
    _ tree: PropertyListTree, _ entry: (key: PropertyListTree.Index, value: PropertyListTree.Index)
  ) -> String {
    tree.string(of: entry.key).debugDescription + ": " + text(tree, entry.value)
  }

  private func text(_ tree: PropertyListTree, _ index: PropertyListTree.Index) -> String {
    switch tree.kind(of: index) {
    case .dictionary:
      "{" + tree.entries(of: index).map { text(tree, $0) }.joined(separator: ", ") + "}"
    case .array:
      "[" + tree.elements(of: index).map { text(tree, $0) }.joined(separator: ", ") + "]"
    case let kind: "\(kind) \(tree.string(of: index).debugDescription)"
    }
  }
}
