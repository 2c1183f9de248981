public import ParkModel

/// What is known about a park when its other files are judged.
public struct ParkContext: Sendable {
  /// Where the park is; `nil` where its file does not tell.
  let surroundings: Surroundings?

  /// What the boundary encloses, or else the overlay; `nil` without either.
  let ground: Outline?

  /// Draws from a park file what the other files are judged by.
  public init(_ park: Park, configuration: Configuration) {
    self.init(JudgedPark(park, configuration: configuration))
  }

  init(_ judged: JudgedPark) {
    let ring = judged.ring.map(\.coordinate)
    let corners = judged.corners
    let isElsewhere = judged.isBoundaryElsewhere()
    if let enclosure = judged.enclosure, judged.crossing == nil, !isElsewhere {
      ground = enclosure
    } else {
      let places = isElsewhere ? corners : corners + ring
      ground = Outline(ParkContext.box(around: places), name: "overlay")
    }
    surroundings =
      Surroundings(ofParkWith: isElsewhere ? corners : corners + ring) ?? judged.surroundings
  }

  /// Returns the corners of the box around `places`; nothing for none.
  private static func box(around places: [Coordinate]) -> [Coordinate] {
    guard let first = places.first else { return [] }
    let longitudes = places.map { Longitude.near(first.longitude, $0.longitude) }
    let latitudes = places.map(\.latitude)
    guard let west = longitudes.min(), let east = longitudes.max(), let south = latitudes.min(),
      let north = latitudes.max(), west < east, south < north
    else { return [] }
    return [(south, west), (south, east), (north, east), (north, west)].map {
      Coordinate(latitude: $0.0, longitude: $0.1)
    }
  }
}
