import Foundation

/// What a reader has to get of one record of a map.
struct ExpectedFeature {
  /// What a record is.
  enum Kind: String, CaseIterable {
    case boundary, overlay, attractions, characters, routes
  }

  let kind: Kind
  let name: String

  /// The places: one, those of a line, or the corners of a ring.
  let positions: [Position]

  /// The texts of our own, by the names that they have in GeoJSON.
  var texts: [String: String]

  /// What the record holds beside.
  var extras: [String: PropertyValue] = [:]

  /// Tells whether `others` are the same places; a ring may begin and run as it likes.
  func isPlaced(at others: [Position]) -> Bool {
    switch kind {
    case .boundary, .overlay: others.isRing(through: positions)
    case .attractions, .characters, .routes: others.areSame(as: positions)
    }
  }
}

extension ExpectedFeature {
  /// Returns all that a map of `sample` holds. Where `numbered`, sightings have their number behind the
  /// character's name.
  static func all(of sample: Sample, numbered: Bool) throws -> [ExpectedFeature] {
    let map = try ReferenceMap(sample)
    return park(map.park, sample) + map.attractions.map { pin($0, sample) }
      + map.characters.flatMap { sightings($0, numbered: numbered) } + map.routes.map(route)
  }

  private static func park(_ park: ReferenceMap.Park, _ sample: Sample) -> [ExpectedFeature] {
    [
      ExpectedFeature(
        kind: .boundary, name: park.title, positions: park.boundary,
        texts: ["layer": "boundary", "source": park.source]),
      ExpectedFeature(
        kind: .overlay, name: park.title, positions: park.corners,
        texts: ["layer": "overlay", "source": park.source, "image": sample.image]),
    ]
  }

  private static func pin(
    _ attraction: ReferenceMap.Attraction, _ sample: Sample
  ) -> ExpectedFeature {
    var texts = [
      "layer": "attractions", "source": attraction.source, "typeCode": attraction.type,
      "subtitle": attraction.subtitle,
    ]
    texts["type"] = sample.look(ofType: attraction.type)?.word
    return ExpectedFeature(
      kind: .attractions, name: attraction.name, positions: [attraction.location], texts: texts,
      extras: attraction.extras)
  }

  private static func sightings(
    _ path: ReferenceMap.Path, numbered: Bool
  ) -> [ExpectedFeature] {
    path.points.enumerated().map { index, place in
      ExpectedFeature(
        kind: .characters, name: numbered ? "\(path.name) \(index + 1)" : path.name,
        positions: [place],
        texts: [
          "layer": "characters", "source": path.source, "character": path.name,
          "sighting": String(index + 1),
        ])
    }
  }

  private static func route(_ path: ReferenceMap.Path) -> ExpectedFeature {
    ExpectedFeature(
      kind: .routes, name: path.name, positions: path.points,
      texts: ["layer": "routes", "source": path.source])
  }
}
