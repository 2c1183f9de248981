public import ByteIO
public import Diagnostics
internal import PropertyList

/// All that the files of one map say, held in memory.
///
/// For files of any size, hand a ``ParkConsumer`` of your own to ``ParkReader`` instead; it gets each
/// record as it is read.
public struct ParkMap: Sendable {
  /// The parks, most often one.
  public var parks: [Park] = []
  /// The pins, in the order of their files.
  public var attractions: [Attraction] = []
  /// The routes.
  public var routes: [Path] = []
  /// The characters with their sightings.
  public var characters: [Path] = []

  /// The files that say nothing about a park.
  public var foreignFiles: [String] = []

  /// Creates an empty map.
  public init() {}

  /// Reads the property lists at `paths`, in their order.
  ///
  /// An entry whose coordinate can't be read is left out, and reported.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - configuration: The names of the keys, the types of attractions and the roles of files.
  ///   - diagnostics: Takes what is wrong with the files.
  /// - Throws: when a file can't be read at all.
  public init(
    contentsOf paths: [String], configuration: Configuration = Configuration(),
    diagnostics: DiagnosticCollector
  ) throws(IOError) {
    let gatherer = ParkMapGatherer()
    for path in paths {
      let outcome = try ParkReader.read(
        ByteSource(path: path), configuration: configuration, into: gatherer,
        diagnostics: diagnostics)
      if outcome == .notAParkFile { gatherer.map.foreignFiles.append(path) }
    }
    self = gatherer.map
  }
}

/// Keeps the records that it is handed.
private final class ParkMapGatherer: AttractionConsumer {
  var map = ParkMap()

  func began(_ file: ParkFile) -> ReadingStep { .goOn }

  func park(_ park: Park) { map.parks.append(park) }

  func attraction(_ attraction: borrowing Attraction, isReadable: Bool, of file: ParkFile) {
    if isReadable { map.attractions.append(copy attraction) }
  }

  func path(_ path: Path) {
    if path.file.role == .route { map.routes.append(path) } else { map.characters.append(path) }
  }

  func ended(_ file: ParkFile) {}
}
