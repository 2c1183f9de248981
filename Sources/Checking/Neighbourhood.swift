internal import ByteIO
internal import Diagnostics
internal import ParkChecks
internal import ParkModel
internal import PropertyList

/// The park files of one folder, by which its other files are judged.
struct Neighbourhood: Sendable {
  private struct Neighbour: Sendable {
    let path: String
    let title: String
    let context: ParkContext
  }

  private var parks: [Neighbour] = []

  /// The paths of the park files.
  var parkPaths: [String] { parks.map(\.path) }

  /// Why files in the folder, or the folder itself, could not be read.
  private(set) var failures: [IOError] = []

  /// Finds the park files in `folder`. What is no sound property list is no park file here; its faults are
  /// reported where it is checked itself.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - configuration: What holds for the folder.
  ///   - jobs: How many files are looked at at the same time; `nil` for as many as there are cores.
  init(ofFolder folder: String, configuration: Configuration, jobs: Int?) {
    do throws(IOError) {
      let paths = try namesInFolder(folder).filter(isPropertyListName)
        .map { path(of: $0, inFolder: folder) }.filter { !configuration.excludes($0) }
      for found in ParallelMap.run(paths, jobs: jobs, { Self.parks(inFileAt: $0, configuration) }) {
        switch found {
        case .success(let neighbours): parks += neighbours
        case .failure(let error): failures.append(error)
        }
      }
    } catch {
      failures.append(error)
    }
  }

  private static func parks(
    inFileAt path: String, _ configuration: Configuration
  ) -> Result<[Neighbour], IOError> {
    do throws(IOError) {
      guard try RootSniffer.mayHaveDictionary(path) else { return .success([]) }
      let keeper = ParkKeeper()
      _ = try ParkReader.read(
        ByteSource(ofRegularFileAt: path), configuration: configuration, into: keeper,
        diagnostics: DiagnosticCollector(limit: 0))
      return .success(
        keeper.parks.map { park in
          Neighbour(
            path: path, title: park.file.title,
            context: ParkContext(park, configuration: configuration.adapted(toFile: path)))
        })
    } catch {
      return .failure(error)
    }
  }

  /// Returns the park that the file at `path` belongs to: the only one, or the one whose name begins
  /// the file's; `nil` where neither tells.
  func park(for path: String) -> ParkContext? {
    if parks.count <= 1 { return parks.first?.context }
    let stem = fileStem(of: path)
    let named = parks.filter { stem.hasPrefix($0.title) }
    let longest = named.map(\.title.count).max()
    let best = named.filter { $0.title.count == longest }
    return best.count == 1 ? best[0].context : nil
  }
}

/// Keeps the parks of the files that it is handed, and has enough of all others at once.
private final class ParkKeeper: AttractionConsumer {
  private(set) var parks: [Park] = []

  func began(_ file: ParkFile) -> ReadingStep { file.role == .park ? .goOn : .stop }
  func park(_ park: Park) { parks.append(park) }
  func attraction(_ attraction: borrowing Attraction, isReadable: Bool, of file: ParkFile) {}
  func path(_ path: Path) {}
  func ended(_ file: ParkFile) {}
}
