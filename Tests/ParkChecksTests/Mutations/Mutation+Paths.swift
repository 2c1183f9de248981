import ParkModel

@testable import ParkChecks

extension Mutation {
  private static func ofRoute(
    _ rule: String,
    _ spoil: @escaping @Sendable (RandomPark, inout ParkDocuments, inout SeededRandom) -> Bool
  ) -> Mutation {
    Mutation(rule) { park, documents, random in
      documents.spoilt = .route
      return spoil(park, &documents, &random)
    }
  }

  /// Faults of routes and characters.
  static let ofPaths: [Mutation] = [
    ofRoute("route-size") { _, documents, random in
      documents.route = Array(documents.route.prefix(1))
      let count = Int.random(in: 1...3, using: &random)
      documents.route = Array(repeating: documents.route[0], count: count)
      return true
    },
    ofRoute("route-repeat") { _, documents, random in
      let index = Int.random(in: 0..<documents.route.count, using: &random)
      documents.route.insert(documents.route[index], at: index)
      return true
    },
    ofRoute("route-jump") { park, documents, random in
      guard park.route.count > 5 else { return false }
      documents.hasPark = Bool.random(using: &random)
      let index = Int.random(in: 2..<(park.route.count - 2), using: &random)
      let plane = Plane(around: park.center)
      let points = park.route.map { plane.point($0) }
      let length = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
      let away = max(400, length) * Double.random(in: 1.5...3, using: &random)
      documents.route = points.enumerated().map { offset, point in
        let north = offset < index ? point.y : point.y + away
        return park.element(park.place(north: north, east: point.x))
      }
      return true
    },
    ofRoute("route-outside") { park, documents, random in
      let index = Int.random(in: 0..<documents.route.count, using: &random)
      documents.route[index] = park.element(park.outsidePlace(using: &random))
      return true
    },
    Mutation("character-sightings") { park, documents, random in
      documents.spoilt = .sightings
      let count = [0, 1, 2, 3, 5].randomElement(using: &random) ?? 0
      documents.sightings = (0..<count).map { _ in
        park.element(park.insidePlace(using: &random))
      }
      return true
    },
    Mutation("character-outside") { park, documents, random in
      documents.spoilt = .sightings
      let index = Int.random(in: 0..<4, using: &random)
      documents.sightings[index] = park.element(park.outsidePlace(using: &random))
      return true
    },
  ]
}
