package import ParkModel
package import PropertyList

/// What the files of a map say in sum, and what follows from it.
package final class MapSummary: AttractionConsumer {
  /// The counts of an attractions file.
  struct Attractions {
    let file: ParkFile
    var count = 0
    /// How many entries have each type of the table.
    var countsByType: [Int]
    /// How many entries have a type that the table does not list.
    var unlistedCount = 0
    var bounds = GeographicBounds()
  }

  private let configuration: Configuration
  private(set) var parks: [Park] = []
  private(set) var attractions: [Attractions] = []
  private(set) var routes: [Path] = []
  private(set) var characters: [Path] = []

  /// Creates an empty summary.
  package init(configuration: Configuration) {
    self.configuration = configuration
  }

  var types: TypeTable { configuration.types }

  /// Begins the counts of an attractions file.
  package func began(_ file: ParkFile) -> ReadingStep {
    if file.role == .attractions {
      let zeros = configuration.types.types.map { _ in 0 }
      attractions.append(Attractions(file: file, countsByType: zeros))
    }
    return .goOn
  }

  /// Keeps a park.
  package func park(_ park: Park) { parks.append(park) }

  /// Counts a pin by its type.
  package func attraction(
    _ attraction: borrowing Attraction, isReadable: Bool, of file: ParkFile
  ) {
    let last = attractions.count - 1
    attractions[last].count += 1
    if let type = attraction.listedType {
      attractions[last].countsByType[type] += 1
    } else {
      attractions[last].unlistedCount += 1
    }
    if isReadable { attractions[last].bounds.extend(to: attraction.coordinate) }
  }

  /// Keeps a route or the sightings of a character.
  package func path(_ path: Path) {
    if path.file.role == .route { routes.append(path) } else { characters.append(path) }
  }

  /// Takes note of the end of a file.
  package func ended(_ file: ParkFile) {}
}
