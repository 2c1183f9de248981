internal import ByteIO
internal import Diagnostics
internal import ParkChecks
internal import ParkModel
internal import PropertyList

/// The park files of one folder, by which its other files are judged.
struct Neighbourhood: Sendable {
  private struct Neighbour: Sendable {
    let title: String
    let context: ParkContext
  }

  private var parks: [Neighbour] = []

  /// Why files in the folder, or the folder itself, could not be read.
  private(set) var failures: [IOError] = []

  /// Finds the park files in `folder`. What is no sound property list is no park file here; its faults are
  /// reported where it is checked itself.
  init(ofFolder folder: String, configuration: Configuration) {
    do throws(IOError) {
      for name in try namesInFolder(folder) where isPropertyListName(name) {
        let path = path(of: name, inFolder: folder)
        if configuration.excludes(path) { continue }
        do throws(IOError) { try add(path, configuration) } catch { failures.append(error) }
      }
    } catch {
      failures.append(error)
    }
  }

  private mutating func add(_ path: String, _ configuration: Configuration) throws(IOError) {
    guard try RootSniffer.mayHaveDictionary(path) else { return }
    let keeper = ParkKeeper()
    _ = try ParkReader.read(
      ByteSource(path: path), configuration: configuration, into: keeper,
      diagnostics: DiagnosticCollector(limit: 0))
    for park in keeper.parks {
      parks.append(
        Neighbour(
          title: park.file.title,
          context: ParkContext(park, configuration: configuration.adapted(toFile: path))))
    }
  }

  /// Returns the park that the file at `path` belongs to: the only one, or the one whose name begins
  /// the file's; `nil` where neither tells.
  func park(for path: String) -> ParkContext? {
    if parks.count == 1 { return parks[0].context }
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
