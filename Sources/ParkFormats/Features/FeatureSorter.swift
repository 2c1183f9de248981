internal import ByteIO
internal import Diagnostics
internal import ParkModel
internal import PropertyList

/// Sorts the features of one file by the property lists that they came from, or that an app would hold
/// them in.
final class FeatureSorter {
  /// The map's name, where the file gives one.
  var mapName: String?

  /// What the file held that the property lists do not.
  var leftovers = Leftovers()

  /// The name of the overlay's picture, where the file gives one.
  private(set) var imageName: String?

  /// The overlay's picture in the file itself, where that is an archive.
  var packedImage: PackedImage?

  /// The path of the file.
  let path: String

  private(set) var parks: ParkSorter
  private(set) var characters = CharacterSorter()
  private(set) var routes: [Route] = []
  private var attractions: AttractionSorter

  /// A line, and the property list that it came from.
  struct Route {
    let source: String?
    let name: String?
    let places: [Place]
    let position: SourcePosition
  }

  /// Creates a sorter for the features of the file that `faults` tells of.
  init(configuration: Configuration, faults: FeatureFaults) {
    self.path = faults.file
    self.parks = ParkSorter(path: faults.file)
    self.attractions = AttractionSorter(configuration: configuration, faults: faults)
  }

  /// The attractions files, in the order in which they came up.
  var attractionLists: [AttractionSorter.List] { attractions.lists }

  /// Whether nothing in the file belongs to a map.
  var isEmpty: Bool {
    parks.isEmpty && attractions.lists.isEmpty && characters.characters.isEmpty && routes.isEmpty
  }

  /// The name of the map, for property lists that the file does not name; not to be asked for before the
  /// file has been read.
  private(set) lazy var stem: String = {
    let file = path == ParkFile.standardInput ? "" : fileStem(of: path)
    return mapName.flatMap(PlistNames.part) ?? PlistNames.part(file) ?? "Map"
  }()

  /// How many pins without a type have got the one that the app takes for them.
  var untypedCount: Int { attractions.untypedCount }

  /// Takes the place at which the whole map is looked at.
  func look(at place: Place) { parks.view = place }

  /// Whether there is such a place.
  var isLookedAt: Bool { parks.view != nil }

  // MARK: Features

  /// Sorts in a feature.
  func add(_ feature: Feature) {
    if feature.shapes.isEmpty { addShapeless(feature) }
    for kind in ShapeKind.allCases {
      let shapes = feature.shapes.filter { ShapeKind(of: $0) == kind }
      if shapes.isEmpty { continue }
      var part = feature
      part.shapes = shapes
      add(part, FeatureWords(part, shape: kind))
    }
  }

  private func addShapeless(_ feature: Feature) {
    guard let words = FeatureWords(ofShapeless: feature) else { return leftovers.add(.shapeless) }
    parks.add(feature, words, &leftovers)
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
      // A device begins a line before it knows where it is going.
      if !words.isOurs, line.allSatisfy({ $0.isSamePlace(as: line[0]) }) {
        leftovers.add(.shortLine)
        continue
      }
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
}
