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

  func attraction(_ attraction: borrowing Attraction, isReadable: Bool, of file: ParkFile) {
    for member in members { member.attraction(attraction, isReadable: isReadable, of: file) }
  }

  func path(_ path: Path) { for member in members { member.path(path) } }

  func ended(_ file: ParkFile) { for member in members { member.ended(file) } }
}
