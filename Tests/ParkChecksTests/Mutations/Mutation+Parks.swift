import ParkModel

@testable import ParkChecks

extension Mutation {
  private static let corners = [
    "overlayTopLeftCoord", "overlayTopRightCoord", "overlayBottomLeftCoord",
  ]

  private static func ofPark(
    _ rule: String,
    _ spoil: @escaping @Sendable (RandomPark, inout ParkDocuments, inout SeededRandom) -> Bool
  ) -> Mutation {
    Mutation(rule) { park, documents, random in
      documents.spoilt = .park
      return spoil(park, &documents, &random)
    }
  }

  /// Faults of the park file.
  static let ofParks: [Mutation] = [
    ofPark("park-missing-key") { _, documents, random in
      let key = (corners + ["midCoord"]).randomElement(using: &random) ?? ""
      if Bool.random(using: &random) {
        documents.park.remove(key)
      } else {
        documents.park[key] = "<string> </string>"
      }
      return true
    },
    ofPark("park-unknown-key") { _, documents, random in
      let names = [
        "overlayTopLeftCoord": ["topLeftCoord", "OverlayTopLeftCoord", "overlayTopLeftCord"],
        "midCoord": ["midcoord", "midCord", "mid_coord"],
        "overlayBottomLeftCoord": ["overlayBottemLeftCoord", "overlayBotomLeftCoord"],
      ]
      let key = names.keys.sorted().randomElement(using: &random) ?? ""
      documents.park.rename(key, to: names[key]?.randomElement(using: &random) ?? "")
      return true
    },
    ofPark("overlay-inverted") { park, documents, random in
      let corners = park.corners
      let right = Coordinate(
        latitude: corners.bottomLeft.latitude, longitude: corners.topRight.longitude)
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        documents.setCorners(park, corners.bottomLeft, right, corners.topLeft)
      case 1:
        documents.setCorners(park, corners.topRight, corners.topLeft, right)
      default:
        documents.setCorners(park, right, corners.bottomLeft, corners.topRight)
      }
      return true
    },
    ofPark("overlay-empty") { park, documents, random in
      let key = Bool.random(using: &random) ? "overlayTopRightCoord" : "overlayBottomLeftCoord"
      documents.park[key] = documents.park["overlayTopLeftCoord"]
      return true
    },
    ofPark("overlay-skewed") { park, documents, random in
      let (corners, share) = (park.corners, Double.random(in: 0.05...0.45, using: &random))
      let sign: Double = Bool.random(using: &random) ? 1 : -1
      guard share * min(park.width, park.height) > 3 else { return false }
      if Bool.random(using: &random) {
        documents.park["overlayTopRightCoord"] = park.element(
          park.place(north: sign * share * park.height, east: 0, of: corners.topRight))
      } else {
        documents.park["overlayBottomLeftCoord"] = park.element(
          park.place(north: 0, east: sign * share * park.width, of: corners.bottomLeft))
      }
      return true
    },
    ofPark("overlay-corner") { park, documents, random in
      let corners = park.corners
      let right = Coordinate(
        latitude: corners.bottomLeft.latitude, longitude: corners.topRight.longitude)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: documents.park["overlayTopRightCoord"] = park.element(right)
      case 1: documents.park["overlayBottomLeftCoord"] = park.element(right)
      case 2: documents.park["overlayTopLeftCoord"] = park.element(right)
      case 3: documents.park["overlayTopRightCoord"] = park.element(corners.bottomLeft)
      default: documents.park["overlayBottomLeftCoord"] = park.element(corners.topRight)
      }
      return true
    },
    ofPark("overlay-bottom-right") { park, documents, random in
      let angle = Double.random(in: 0...6.28, using: &random)
      let distance = Double.random(in: 5...500, using: &random)
      documents.park["overlayBottomRightCoord"] = park.element(
        park.place(
          north: -park.height / 2 + distance * Angle.sine(angle),
          east: park.width / 2 + distance * Angle.cosine(angle)))
      return true
    },
    ofPark("overlay-size") { park, documents, random in
      let corners = park.corners
      let east = Double.random(in: 51_000...90_000, using: &random)
      if Bool.random(using: &random) {
        documents.setCorners(
          park, corners.topLeft, park.place(north: 0, east: east, of: corners.topLeft),
          park.place(north: -east, east: 0, of: corners.topLeft))
      } else {
        documents.setCorners(
          park, corners.topLeft, park.place(north: 0, east: 30 * park.height, of: corners.topLeft),
          corners.bottomLeft)
      }
      return abs(park.center.latitude) < 60
    },
    ofPark("overlay-image") { park, documents, random in
      documents.configuration = #"{ "overlay": { "image": "no-such-image.png" } }"#
      return true
    },
    ofPark("center-outside") { park, documents, random in
      let angle = Double.random(in: 0...6.28, using: &random)
      let distance = Double.random(in: 0.95...30, using: &random) * max(park.width, park.height)
      documents.park["midCoord"] = park.element(
        park.place(north: distance * Angle.sine(angle), east: distance * Angle.cosine(angle)))
      return true
    },
    ofPark("boundary-size") { park, documents, random in
      let count = Int.random(in: 1...2, using: &random)
      documents.boundary = Array(documents.boundary.prefix(count))
      if Bool.random(using: &random) { documents.boundary += documents.boundary }
      return true
    },
    ofPark("boundary-crossing") { park, documents, random in
      let (first, second) = (
        Int.random(in: 0..<park.boundary.count, using: &random),
        Int.random(in: 0..<park.boundary.count, using: &random)
      )
      var ring = park.boundary
      ring.swapAt(first, second)
      documents.boundary.swapAt(first, second)
      return hasProperCrossing(ring, around: park.center)
    },
    ofPark("boundary-repeat") { park, documents, random in
      let index = Int.random(in: 0..<park.boundary.count, using: &random)
      documents.boundary.insert(
        documents.boundary[index], at: index == 0 ? park.boundary.count : index)
      return true
    },
    ofPark("boundary-elsewhere") { park, documents, random in
      let away = Double.random(in: 1.2...50, using: &random)
      let plane = Plane(around: park.center)
      documents.boundary = park.boundary.map { point in
        let point = plane.point(point)
        return park.element(park.place(north: point.y + away * park.height, east: point.x))
      }
      return true
    },
  ]

  /// Compares all pairs of edges.
  private static func hasProperCrossing(_ ring: [Coordinate], around center: Coordinate) -> Bool {
    let plane = Plane(around: center)
    let points = ring.map { plane.point($0) }
    func side(_ a: Int, _ b: Int, _ c: Int) -> Double {
      let (a, b, c) = (points[a], points[b], points[c])
      return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    }
    return points.indices.contains { i in
      let nextI = (i + 1) % points.count
      return points.indices.contains { j in
        let nextJ = (j + 1) % points.count
        return i != j && nextI != j && nextJ != i
          && side(i, nextI, j) * side(i, nextI, nextJ) < 0
          && side(j, nextJ, i) * side(j, nextJ, nextI) < 0
      }
    }
  }
}

extension ParkDocuments {
  fileprivate mutating func setCorners(
    _ park: RandomPark, _ topLeft: Coordinate, _ topRight: Coordinate, _ bottomLeft: Coordinate
  ) {
    self.park["overlayTopLeftCoord"] = park.element(topLeft)
    self.park["overlayTopRightCoord"] = park.element(topRight)
    self.park["overlayBottomLeftCoord"] = park.element(bottomLeft)
  }
}
