internal import ByteIO
internal import Diagnostics
internal import ParkModel
internal import PropertyList

/// What the files of one version of a map say, kept to be compared.
final class MapVersion: ParkConsumer {
  private(set) var parks: [Park] = []
  /// The routes and characters.
  private(set) var paths: [Path] = []
  /// The entries of all pins, in the order of their files.
  private(set) var pins = PropertyListTree()
  /// Where each entry begins in ``pins``.
  private(set) var entries: [PropertyListTree.Index] = []
  private(set) var fileCount = 0

  func began(_ file: ParkFile) -> ReadingStep {
    fileCount += 1
    return .goOn
  }

  func park(_ park: Park) { parks.append(park) }

  func attraction(_ attraction: borrowing Attraction, isReadable: Bool, of file: ParkFile) {
    if isReadable { entries.append(pins.append(attraction.record, attraction.dictionary)) }
  }

  func path(_ path: Path) { paths.append(path) }

  func ended(_ file: ParkFile) {}
}
