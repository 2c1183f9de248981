/// Cuts lines and rings at the 180th meridian (RFC 7946, section 3.1.9).
public enum DateLineCut {
  /// Returns the parts of the line through `coordinates`, which is one where nothing crosses. A line
  /// whose longitudes are far from the globe's is not cut.
  public static func parts(ofLine coordinates: some Sequence<Coordinate>) -> [[Coordinate]] {
    let line = Unwrapped(coordinates)
    guard line.isNearGlobe else { return [line.vertices.map(\.coordinate)] }
    if line.staysInside { return [line.vertices.map { $0.coordinate(inTurn: 0) }] }
    var parts: [[Coordinate]] = [[]]
    var turn = line.vertices.first?.homeTurn ?? 0
    for (index, vertex) in line.vertices.enumerated() {
      while abs(vertex.x - 360 * turn) > 180 {
        let step: Double = vertex.x > 360 * turn ? 1 : -1
        let edge = 360 * turn + 180 * step
        let crossing = latitude(at: edge, from: line.vertices[max(index - 1, 0)], to: vertex)
        append(Coordinate(latitude: crossing, longitude: 180 * step), to: &parts)
        turn += step
        parts.append([Coordinate(latitude: crossing, longitude: -180 * step)])
      }
      append(vertex.coordinate(inTurn: turn), to: &parts)
    }
    return parts.filter { $0.count > 1 }
  }

  private static func append(_ coordinate: Coordinate, to parts: inout [[Coordinate]]) {
    if parts[parts.count - 1].last != coordinate { parts[parts.count - 1].append(coordinate) }
  }

  /// Returns the latitude at which the edge between two vertices meets the meridian `x`.
  private static func latitude(
    at x: Double, from start: Unwrapped.Vertex, to end: Unwrapped.Vertex
  ) -> Double {
    let (y1, y2) = (start.coordinate.latitude, end.coordinate.latitude)
    if start.x == end.x { return y1 }
    return y1 + (y2 - y1) * (x - start.x) / (end.x - start.x)
  }

  /// Returns the rings that cover the same area as the ring through `coordinates`, each closed (its
  /// first coordinate repeated as the last) and counter-clockwise.
  ///
  /// The given ring may be open or closed and run either way. There is one result where nothing
  /// crosses; a ring around a pole is not cut, nor one whose longitudes are far from the globe's.
  public static func parts(ofRing coordinates: some Collection<Coordinate>) -> [[Coordinate]] {
    var ring = Unwrapped(opened(coordinates))
    if ring.doubledArea < 0 { ring = Unwrapped(opened(coordinates).reversed()) }
    guard ring.isClosable, ring.isNearGlobe else {
      return [closed(ring.vertices.map(\.coordinate))]
    }
    if ring.staysInside { return [closed(ring.vertices.map { $0.coordinate(inTurn: 0) })] }
    return pieces(of: ring.vertices).map(closed)
  }

  /// Returns whether the ring through `coordinates`, open or closed, runs clockwise.
  package static func isClockwise(_ coordinates: some Collection<Coordinate>) -> Bool {
    Unwrapped(opened(coordinates)).doubledArea < 0
  }

  /// Returns the ring's coordinates without repetitions of the first at the end.
  private static func opened(_ coordinates: some Collection<Coordinate>) -> [Coordinate] {
    var opened = Array(coordinates)
    while opened.count > 1, opened.last == opened.first { opened.removeLast() }
    return opened
  }

  private static func closed(_ ring: [Coordinate]) -> [Coordinate] {
    ring + ring.prefix(1)
  }

  /// Returns the pieces of `ring`, each within one turn.
  private static func pieces(of ring: [Unwrapped.Vertex]) -> [[Coordinate]] {
    var pieces: [[Coordinate]] = []
    var rest = [(ring: ring, turn: 0.0)]
    while let (ring, turn) = rest.popLast() {
      let centre = 360 * turn
      if ring.contains(where: { $0.x > centre + 180 }) {
        let (west, east) = RingSplitter(meridian: centre + 180).split(ring)
        rest += east.reversed().map { ($0, turn + 1) } + west.reversed().map { ($0, turn) }
      } else if ring.contains(where: { $0.x < centre - 180 }) {
        let (west, east) = RingSplitter(meridian: centre - 180).split(ring)
        rest += west.reversed().map { ($0, turn - 1) } + east.reversed().map { ($0, turn) }
      } else {
        pieces.append(ring.map { $0.coordinate(inTurn: turn) })
      }
    }
    return pieces
  }
}
