public import Diagnostics

/// A file that holds a list of coordinates: a route, or the sightings of a character.
public struct Path: Sendable {
  /// The file; its role tells which of the two it is.
  public let file: ParkFile

  /// The coordinates in order, as far as they could be read.
  public package(set) var points: [LocatedCoordinate] = []

  /// Where the list begins in its file.
  public let position: SourcePosition

  /// How many of the entries could not be read.
  public package(set) var unreadableCount = 0

  /// Creates the list of `file` without entries, which begins at `position`.
  package init(file: ParkFile, position: SourcePosition) {
    self.file = file
    self.position = position
  }

  /// The name of the route or the character.
  public var name: String { file.title }
}
