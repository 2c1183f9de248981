public import PropertyList

/// Takes what a file says about a park, as it is read.
public protocol ParkConsumer: AnyObject {
  /// The role of a file has become clear.
  func began(_ file: ParkFile) -> ReadingStep

  /// A park file has been read.
  func park(_ park: Park)

  /// An entry of an attractions file has been read; `isReadable` tells whether its coordinate could be.
  func attraction(_ attraction: borrowing Attraction, isReadable: Bool, of file: ParkFile)

  /// A route or the sightings of a character have been read.
  func path(_ path: Path)

  /// The file has been read to its end.
  func ended(_ file: ParkFile)
}
