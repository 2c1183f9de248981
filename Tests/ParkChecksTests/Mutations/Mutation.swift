import ParkModel
import Testing

@testable import ParkChecks

/// A way to spoil a sound park, and the rule that should notice.
struct Mutation: CustomTestStringConvertible, Sendable {
  let rule: String

  /// Spoils the documents of a park; returns false if this park can't have the fault.
  let spoil: @Sendable (RandomPark, inout ParkDocuments, inout SeededRandom) -> Bool

  var testDescription: String { rule }

  init(
    _ rule: String,
    _ spoil: @escaping @Sendable (RandomPark, inout ParkDocuments, inout SeededRandom) -> Bool
  ) {
    self.rule = rule
    self.spoil = spoil
  }

  static let all = ofPropertyLists + ofPlaces + ofParks + ofPins + ofPaths
}

extension ParkDocuments {
  /// Puts `element` in the place of a random point, and tells where that was.
  mutating func replacePoint(
    of park: RandomPark, _ random: inout SeededRandom, boundaryToo: Bool = true,
    with element: (Coordinate, inout SeededRandom) -> String?
  ) -> Bool {
    var files: [File] = [.attractions, .route, .sightings]
    if boundaryToo { files.append(.park) }
    spoilt = files.randomElement(using: &random) ?? .route
    hasPark = spoilt == .sightings || Bool.random(using: &random)
    let places =
      switch spoilt {
      case .attractions: park.pinPlaces
      case .route: park.route
      case .sightings: park.sightings
      case .park: park.boundary
      }
    guard !places.isEmpty else { return false }
    let index = Int.random(in: 0..<places.count, using: &random)
    guard let element = element(places[index], &random) else { return false }
    switch spoilt {
    case .attractions: pins[index]["location"] = element
    case .route: route[index] = element
    case .sightings: sightings[index] = element
    case .park: boundary[index] = element
    }
    return true
  }
}
