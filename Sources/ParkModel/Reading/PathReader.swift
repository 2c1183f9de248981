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

  /// Reads the value `entry` of `tree`, which is the entry `index`.
  mutating func read(
    _ entry: PropertyListTree.Index, of tree: borrowing PropertyListTree, at index: Int
  ) {
    if let point = faults.coordinate(tree, entry, offset: index, keyPath: { "[\(index)]" }) {
      path.append(point, text: tree.bytes[tree.nodes[entry].text])
    } else {
      path.unreadableCount += 1
    }
  }
}
