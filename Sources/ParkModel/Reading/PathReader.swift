internal import Diagnostics
internal import PropertyList

/// Reads the entries of a list of coordinates.
struct PathReader {
  private(set) var path: Path
  private let faults: RecordFaults

  init(file: ParkFile, position: SourcePosition, faults: RecordFaults) {
    self.path = Path(file: file, position: position)
    self.faults = faults
  }

  /// Reads the entry that `tree` holds.
  mutating func read(_ tree: PropertyListTree, at index: Int) {
    if let point = faults.coordinate(tree, 0, offset: index, keyPath: { "[\(index)]" }) {
      path.append(point, text: tree.bytes[tree.nodes[0].text])
    } else {
      path.unreadableCount += 1
    }
  }
}
