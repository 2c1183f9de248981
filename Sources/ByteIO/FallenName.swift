internal import Synchronization

/// A passing name where a handler of signals finds it, which may neither lock nor allocate.
///
/// All names of a program stay linked to each other, the last one first; there are as many as outputs.
struct FallenName: @unchecked Sendable {
  private struct Entry {
    let name: UnsafeMutablePointer<CChar>?
    let next: UnsafeMutablePointer<Entry>?
    var isThere = false
  }

  nonisolated(unsafe) private static let last = Atomic<UnsafeMutablePointer<Entry>?>(nil)

  private let entry: UnsafeMutablePointer<Entry>

  /// Makes place for `name`, of which there is no file yet. Names are made one after the other.
  static func make(for name: String) -> FallenName {
    let entry = UnsafeMutablePointer<Entry>.allocate(capacity: 1)
    entry.initialize(to: Entry(name: strdup(name), next: last.load(ordering: .relaxed)))
    last.store(entry, ordering: .releasing)
    return FallenName(entry: entry)
  }

  /// Whether there is a file or a folder of this name, which is to go.
  var isThere: Bool {
    get { entry.pointee.isThere }
    nonmutating set { entry.pointee.isThere = newValue }
  }

  /// Removes the files, and the folders that are empty.
  static func removeAll() {
    var next = last.load(ordering: .acquiring)
    while let entry = next {
      if entry.pointee.isThere, let name = entry.pointee.name, unlink(name) != 0 { rmdir(name) }
      next = entry.pointee.next
    }
  }
}
