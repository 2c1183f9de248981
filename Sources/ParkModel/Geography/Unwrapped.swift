/// A line or ring whose longitudes run on across the 180th meridian instead of jumping there.
///
/// Of two neighbours, the shorter way round the globe is meant (RFC 7946, section 3.1.9).
struct Unwrapped {
  /// A vertex: the coordinate as it is written, and how many turns further east it lies.
  struct Vertex {
    var coordinate: Coordinate
    var turns: Double

    /// The longitude that runs on.
    var x: Double { coordinate.longitude + 360 * turns }

    /// The turn in which the longitude is within ±180 degrees.
    var homeTurn: Double {
      let beyond = ((abs(x) - 180) / 360).rounded(.up)
      return beyond <= 0 ? 0 : x < 0 ? -beyond : beyond
    }

    /// The coordinate with its longitude in the turn `turn`, exactly as written where that is its own,
    /// and else rounded to 10^-12 degrees, which undoes the error of the addition.
    func coordinate(inTurn turn: Double) -> Coordinate {
      if turns == turn { return coordinate }
      let longitude = coordinate.longitude + 360 * (turns - turn)
      return Coordinate(
        latitude: coordinate.latitude, longitude: (longitude * 1e12).rounded() / 1e12)
    }
  }

  let vertices: [Vertex]

  init(_ coordinates: some Sequence<Coordinate>) {
    var vertices: [Vertex] = []
    for coordinate in coordinates {
      let turns = vertices.last.map { Longitude.turns(near: $0.x, coordinate.longitude) } ?? 0
      vertices.append(Vertex(coordinate: coordinate, turns: turns))
    }
    self.vertices = vertices
  }

  /// Whether all longitudes are within ±180 degrees, so that nothing crosses the 180th meridian.
  var staysInside: Bool { vertices.allSatisfy { abs($0.x) <= 180 } }

  /// Whether all longitudes, as they are written, are within one and a half turns. Farther ones are
  /// mistakes, such as a lost decimal point, and a way to them would go round and round.
  var isNearGlobe: Bool { vertices.allSatisfy { abs($0.coordinate.longitude) <= 540 } }

  /// Whether the way from the last vertex back to the first ends where it began; it does not around
  /// a pole.
  var isClosable: Bool {
    guard let first = vertices.first, let last = vertices.last else { return false }
    return Longitude.turns(near: last.x, first.coordinate.longitude) == first.turns
  }

  /// Twice the area within the ring, in square degrees; positive when it runs counter-clockwise.
  var doubledArea: Double {
    guard let origin = vertices.first, var previous = vertices.last else { return 0 }
    var area = 0.0
    for vertex in vertices {
      area +=
        (previous.x - origin.x) * (vertex.coordinate.latitude - origin.coordinate.latitude)
        - (vertex.x - origin.x) * (previous.coordinate.latitude - origin.coordinate.latitude)
      previous = vertex
    }
    return area
  }
}
