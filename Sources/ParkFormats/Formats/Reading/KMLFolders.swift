internal import Diagnostics
internal import ParkModel

/// The folders that are open in a KML document. What their names say is worked out once for each, and not
/// for each feature in them.
struct KMLFolders {
  /// An open folder, with those around it.
  private struct Open {
    let position: SourcePosition
    let isNamed: Bool
    let folders: Folders
  }

  /// The folders that hold the link to the document.
  private let linking: Folders

  /// The open folders, the outermost first, as far as they are known.
  private var open: [Open] = []

  /// How many names were cut since that was last asked.
  private var cutCount = 0

  /// Creates the folders of a document; `linking` holds the names of those around the link to it.
  init(linking names: [String]) {
    var folders = Folders()
    for name in names { folders.enter(name) }
    linking = folders
  }

  /// Returns the folders that `ancestors` are but for the first, and those that link to the document.
  mutating func around(_ ancestors: [XMLNode]) -> Folders {
    let depth = ancestors.count - 1
    if depth > 0, open.count == depth, open[depth - 1].position == ancestors[depth].position {
      return open[depth - 1].folders
    }
    let known = open.indices.prefix(depth)
      .prefix { open[$0].position == ancestors[$0 + 1].position }.count
    open.removeSubrange(known...)
    for ancestor in ancestors.dropFirst(known + 1) { enter(ancestor) }
    return open.last?.folders ?? linking
  }

  private mutating func enter(_ node: XMLNode) {
    var folders = open.last?.folders ?? linking
    let name = node["name"]?.trimmedText
    if let name, folders.enter(name) { cutCount += 1 }
    open.append(Open(position: node.position, isNamed: name != nil, folders: folders))
  }

  /// Takes note of that the innermost of `ancestors` has got a name.
  mutating func named(_ ancestors: [XMLNode]) {
    let place = ancestors.count - 2
    if open.indices.contains(place), !open[place].isNamed { open.removeSubrange(place...) }
  }

  /// Returns how many names were cut since the last call.
  mutating func takeCutCount() -> Int {
    defer { cutCount = 0 }
    return cutCount
  }
}
