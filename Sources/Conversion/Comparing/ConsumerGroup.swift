internal import ParkModel
internal import PropertyList

/// Hands what files say on to several consumers, each of which wants all of it.
final class ConsumerGroup: ParkConsumer {
  private let members: [any ParkConsumer]

  init(_ members: [any ParkConsumer]) {
    self.members = members
  }

  func began(_ file: ParkFile) -> ReadingStep {
    for member in members { _ = member.began(file) }
    return .goOn
  }

  func park(_ park: Park) { for member in members { member.park(park) } }

  func attractions(_ entries: inout some AttractionSequence & ~Copyable, of file: ParkFile) {
    entries.forEach { attraction, isReadable in
      var entry = SingleAttraction(attraction: copy attraction, isReadable: isReadable)
      for member in members { member.attractions(&entry, of: file) }
    }
  }

  func path(_ path: Path) { for member in members { member.path(path) } }

  func ended(_ file: ParkFile) { for member in members { member.ended(file) } }
}

/// An attraction that has been read, as often as it is asked for.
private struct SingleAttraction: AttractionSequence {
  let attraction: Attraction
  let isReadable: Bool

  func forEach(_ body: (borrowing Attraction, Bool) -> Void) { body(attraction, isReadable) }
}
