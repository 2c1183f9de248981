public import Diagnostics

/// A file that holds a list of coordinates: a route, or the sightings of a character.
public struct Path: Sendable {
  /// The file; its role tells which of the two it is.
  public let file: ParkFile

  /// The coordinates in order, as far as they could be read.
  public package(set) var points: [LocatedCoordinate] = []

  /// Where the list begins in its file.
  public let position: SourcePosition

  /// The texts of the coordinates as the file writes them, one behind the other.
  private var textBytes: [UInt8] = []

  /// Where each text ends.
  private var textEnds: [UInt32] = []

  /// How many of the entries could not be read.
  public package(set) var unreadableCount = 0

  /// Creates the list of `file` without entries, which begins at `position`.
  package init(file: ParkFile, position: SourcePosition) {
    self.file = file
    self.position = position
  }

  /// Appends a coordinate that the file writes as `text`.
  package mutating func append(_ point: LocatedCoordinate, text: ArraySlice<UInt8>) {
    points.append(point)
    textBytes += text
    textEnds.append(UInt32(truncatingIfNeeded: textBytes.count))
  }

  /// Returns the coordinate at `index` as the file writes it; `nil` where it is not known.
  package func text(at index: Int) -> ArraySlice<UInt8>? {
    guard textEnds.count == points.count else { return nil }
    return textBytes[(index == 0 ? 0 : Int(textEnds[index - 1]))..<Int(textEnds[index])]
  }

  /// The name of the route or the character.
  public var name: String { file.title }
}
