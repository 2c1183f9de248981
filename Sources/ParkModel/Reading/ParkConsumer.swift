public import PropertyList

/// Takes what a file says about a park, as it is read.
public protocol ParkConsumer: AnyObject {
  /// The role of a file has become clear.
  func began(_ file: ParkFile) -> ReadingStep

  /// A park file has been read.
  func park(_ park: Park)

  /// Entries of an attractions file can be read, and must be.
  func attractions(_ entries: inout some AttractionSequence & ~Copyable, of file: ParkFile)

  /// A route or the sightings of a character have been read.
  func path(_ path: Path)

  /// The file has been read to its end.
  func ended(_ file: ParkFile)
}

/// Attractions of a file that are read one after the other, as long as somebody asks for them.
///
/// All come in the same place in memory, which is filled anew for each: nothing is made for any of them, and
/// a consumer looks up what it works with once for many.
public protocol AttractionSequence: ~Copyable {
  /// Calls `body` with each attraction, and with whether its coordinate could be read.
  mutating func forEach(_ body: (_ attraction: borrowing Attraction, _ isReadable: Bool) -> Void)
}

/// Takes attractions one by one.
public protocol AttractionConsumer: ParkConsumer {
  /// An entry of an attractions file has been read; `isReadable` tells whether its coordinate could be.
  func attraction(_ attraction: borrowing Attraction, isReadable: Bool, of file: ParkFile)
}

extension AttractionConsumer {
  /// Reads and takes the entries.
  public func attractions(_ entries: inout some AttractionSequence & ~Copyable, of file: ParkFile) {
    entries.forEach { attraction($0, isReadable: $1, of: file) }
  }
}
