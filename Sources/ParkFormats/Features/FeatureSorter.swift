internal import ByteIO
internal import Diagnostics
internal import ParkModel
internal import PropertyList

/// Sorts the features of one file into the property lists that they came from, or that an app would
/// hold them in.
final class FeatureSorter {
  /// The map's name, where the file gives one.
  var mapName: String?

  /// What the file held that the property lists do not.
  var leftovers = Leftovers()

  /// The name of the overlay's picture, where the file gives one.
  private(set) var imageName: String?

  /// The name of the overlay's picture in the file itself, where that is an archive.
  var packedImageName: String?

  private let path: String
  private let configuration: Configuration
  private var names = PlistNames()
  private var attractions: AttractionSorter
  private var characters = CharacterSorter()
  private var routes: [Route] = []
  private var parks = ParkSorter()

  /// A line, and the property list that it came from.
  private struct Route {
    let source: String?
    let name: String?
    let places: [Place]
    let position: SourcePosition
  }

  /// Creates a sorter for the features of the file at `path`.
  init(path: String, configuration: Configuration) {
    self.path = path
    self.configuration = configuration
    self.attractions = AttractionSorter(configuration: configuration)
  }

  /// How many pins without a type have got the one that the app takes for them.
  var untypedCount: Int { attractions.untypedCount }

  /// Takes the place at which the whole map is looked at.
  func look(at place: Place) { parks.view = place }

  // MARK: Features

  /// Sorts in a feature.
  func add(_ feature: Feature) {
    if feature.shapes.isEmpty { leftovers.add(.shapeless) }
    for kind in ShapeKind.allCases {
      let shapes = feature.shapes.filter { ShapeKind(of: $0) == kind }
      if shapes.isEmpty { continue }
      var part = feature
      part.shapes = shapes
      add(part, FeatureWords(part, shape: kind))
    }
  }

  private func add(_ feature: Feature, _ words: FeatureWords) {
    switch words.layer {
    case .attractions: attractions.add(feature, words, &leftovers)
    case .characters: characters.add(feature, words, &leftovers)
    case .routes: addRoutes(feature, words)
    case .boundary, .overlay:
      if words.layer == .overlay, let image = feature.properties.text(of: "image") {
        imageName = image
      }
      parks.add(feature, words, &leftovers)
    }
  }

  private func addRoutes(_ feature: Feature, _ words: FeatureWords) {
    let lines = feature.shapes.compactMap { if case .line(let places) = $0 { places } else { nil } }
    countProperties(of: feature, words)
    for line in DateLineJoin.lines(lines) {
      routes.append(
        Route(
          source: words.source, name: feature.name, places: line, position: feature.position))
    }
  }

  private func countProperties(of feature: Feature, _ words: FeatureWords) {
    for name in feature.furtherNames(areOurs: words.isOurs) {
      leftovers.add(FeatureNames.isStyle(name) ? .style : .lineProperty)
    }
  }

  // MARK: Files

  /// Returns the property lists, those of one role in the order in which the file came to them.
  func files() -> [RecordFile] {
    parkFiles() + attractionFiles() + characterFiles() + routeFiles()
  }

  /// The name of the map, for property lists that the file does not name.
  private var stem: String {
    mapName.flatMap(PlistNames.part) ?? PlistNames.part(path == "<stdin>" ? "" : fileStem(of: path))
      ?? "Map"
  }

  private func file(_ wanted: String, _ role: Role) -> ParkFile {
    ParkFile(path: path, name: names.take(wanted), role: role)
  }

  private func parkFiles() -> [RecordFile] {
    parks.parks(&leftovers).map { park in
      let file = file(park.source ?? stem + ".plist", .park)
      return RecordFile(
        file: file,
        content: .dictionary(park.tree(title: file.title, configuration.keys, &leftovers)))
    }
  }

  private func attractionFiles() -> [RecordFile] {
    attractions.lists.map { list in
      RecordFile(
        file: file(list.source ?? stem + "Attractions.plist", .attractions),
        content: .list(list.entries, at: list.position))
    }
  }

  private func characterFiles() -> [RecordFile] {
    characters.characters.map { character in
      let made = (character.name.flatMap(PlistNames.part) ?? stem) + "Locations.plist"
      return RecordFile(
        file: file(character.source ?? made, .character),
        content: .list(ElementStore(character.places), at: character.position))
    }
  }

  private func routeFiles() -> [RecordFile] {
    routes.map { route in
      RecordFile(
        file: file(route.source ?? madeName(of: route), .route),
        content: .list(ElementStore(route.places), at: route.position))
    }
  }

  /// A name by which the list is taken for a route, and not for the sightings of a character.
  private func madeName(of route: Route) -> String {
    let name = route.name.flatMap(PlistNames.part) ?? stem + "Route"
    return name + (name.hasSuffix("Locations") ? "Route" : "") + ".plist"
  }
}

extension ElementStore {
  /// Creates the list of `places` as coordinate strings.
  fileprivate init(_ places: [Place]) {
    self.init()
    var tree = PropertyListTree()
    for place in places {
      tree.removeAll()
      tree.append(.string, place.text.utf8, at: place.position)
      append(tree)
    }
  }
}
