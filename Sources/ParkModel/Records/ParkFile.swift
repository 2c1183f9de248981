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

  /// The name that the file gives to a park, route or character: its name without extension and,
  /// of a character, without `Locations`.
  public let title: String

  /// Creates the file at `path` with the role `role`.
  public init(path: String, role: Role) {
    self.init(path: path, name: fileName(of: path), role: role)
  }

  /// Creates the property list `name` with the role `role`, which the file at `path` holds in another
  /// format.
  package init(path: String, name: String, role: Role) {
    self.path = path
    self.role = role
    self.name = name
    let stem = fileStem(of: name)
    let isNamedCharacter = role == .character && stem.hasSuffix(ParkFile.characterSuffix)
    let bare = isNamedCharacter ? String(stem.dropLast(ParkFile.characterSuffix.count)) : stem
    self.title = bare.isEmpty ? stem : bare
  }

  /// How the names of character files end.
  static let characterSuffix = "Locations"
}
