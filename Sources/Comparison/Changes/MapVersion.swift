internal import ByteIO
internal import Diagnostics
package import ParkModel
package import PropertyList

/// What the files of one version of a map say, kept to be compared.
package final class MapVersion: AttractionConsumer {
  /// A pin among the entries of all files.
  struct Entry {
    let index: PropertyListTree.Index
    let coordinate: Coordinate
    let listedType: Int?
  }

  private(set) var parks: [Park] = []
  /// The routes and characters.
  private(set) var paths: [Path] = []
  /// The records of all pins, in the order of their files.
  private(set) var records = PropertyListTree()
  private(set) var entries: [Entry] = []
  private(set) var fileCount = 0

  /// Creates a version without files.
  package init() {}

  /// The name of the first park that has one.
  package var name: String? { parks.lazy.compactMap(\.name).first }

  /// Takes note of a file; every one is wanted.
  package func began(_ file: ParkFile) -> ReadingStep {
    fileCount += 1
    return .goOn
  }

  /// Keeps a park.
  package func park(_ park: Park) { parks.append(park) }

  /// Keeps a pin, unless its coordinate could not be read.
  package func attraction(
    _ attraction: borrowing Attraction, isReadable: Bool, of file: ParkFile
  ) {
    if !isReadable { return }
    let index = records.append(attraction.record, attraction.dictionary)
    entries.append(
      Entry(index: index, coordinate: attraction.coordinate, listedType: attraction.listedType))
  }

  /// Keeps a route or the sightings of a character.
  package func path(_ path: Path) { paths.append(path) }

  /// Takes note of the end of a file.
  package func ended(_ file: ParkFile) {}
}
