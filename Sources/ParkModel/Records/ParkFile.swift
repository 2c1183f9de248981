internal import ByteIO

/// A file that says something about a park.
public struct ParkFile: Hashable, Sendable {
  /// The path as the user gave it, or `<stdin>`; messages name it.
  public let path: String

  /// What the file says.
  public let role: Role

  /// The name under which records tell where they came from: the name of the property list without its
  /// folder.
  public let name: String

  /// The name of a park, route or character: that of the property list without extension and, of a
  /// character, without `Locations`, or the one that a file in another format gives it.
  public let title: String

  /// Creates the file at `path`, or of standard input, with the role `role`.
  public init(path: String, role: Role) {
    let name = path == ParkFile.standardInput ? role.usualListName : fileName(of: path)
    self.init(path: path, name: name, role: role)
  }

  /// What standard input is called in messages.
  package static let standardInput = "<stdin>"

  /// Creates the property list `name` with the role `role`, which the file at `path` holds in another
  /// format; there, it may have a `title` of its own.
  package init(path: String, name: String, role: Role, title: String? = nil) {
    self.path = path
    self.role = role
    self.name = name
    self.title = title ?? ParkFile.title(ofList: name, role)
  }

  /// The title that the name of the property list gives.
  package var listTitle: String { ParkFile.title(ofList: name, role) }

  private static func title(ofList name: String, _ role: Role) -> String {
    let stem = fileStem(of: name)
    let isNamedCharacter = role == .character && stem.hasSuffix(characterSuffix)
    let bare = isNamedCharacter ? String(stem.dropLast(characterSuffix.count)) : stem
    return bare.isEmpty ? stem : bare
  }

  /// How the names of character files end.
  static let characterSuffix = "Locations"
}
