internal import ParkModel

/// Finds out whether a ring crosses itself, by the sweep of Shamos and Hoey: n log n for n points.
///
/// Touching is no crossing, and neither is running back along the same line. The arithmetic is exact
/// for coordinates of up to nine decimals.
struct RingCrossing {
  /// Two edges of a ring that cross, by the places of their first points in the ring.
  struct Pair: Hashable {
    let first: Int
    let second: Int
  }

  private let points: [GridPoint]
  private let edges: [Edge]

  private init(_ places: [Coordinate]) {
    var points: [GridPoint] = []
    var longitude = places.first?.longitude ?? 0
    for place in places {
      longitude = Longitude.near(longitude, place.longitude)
      points.append(GridPoint(latitude: place.latitude, longitude: longitude))
    }
    self.points = points
    self.edges = points.indices.compactMap { Edge(from: $0, of: points) }
  }

  /// Returns two edges of the closed ring through `places` that cross, if there are any.
  static func first(inRing places: [Coordinate]) -> Pair? {
    let ring = RingCrossing(places)
    let sweep = SweepLine(ring)
    return sweep.firstCrossing()
  }

  /// The edges that are longer than nothing.
  fileprivate var sweptEdges: [Edge] { edges }

  /// Returns whether two edges cross.
  fileprivate func cross(_ a: Edge, _ b: Edge) -> Bool {
    let (a1, a2, b1, b2) = (points[a.from], points[a.to], points[b.from], points[b.to])
    let (sideB1, sideB2) = (GridPoint.side(a1, a2, b1), GridPoint.side(a1, a2, b2))
    guard sideB1 * sideB2 <= 0 else { return false }
    let (sideA1, sideA2) = (GridPoint.side(b1, b2, a1), GridPoint.side(b1, b2, a2))
    guard sideA1 * sideA2 <= 0 else { return false }
    if sideA1 * sideA2 < 0 && sideB1 * sideB2 < 0 { return true }
    return (sideA1 * sideA2 < 0 && crossesAtEnd(of: b, sideB1, a))
      || (sideB1 * sideB2 < 0 && crossesAtEnd(of: a, sideA1, b))
  }

  /// Returns whether the ring passes over `line` at the end of `edge` that lies on it; `firstSide` is
  /// the side of the edge's first point.
  private func crossesAtEnd(of edge: Edge, _ firstSide: Int, _ line: Edge) -> Bool {
    let (start, end) = (points[line.from], points[line.to])
    let vertex = firstSide == 0 ? edge.from : edge.to
    let before = nextSide(from: vertex, step: points.count - 1, start, end)
    let after = nextSide(from: vertex, step: 1, start, end)
    return before * after < 0
  }

  /// Returns the side of the first point in the direction of `step` that is not on the line.
  private func nextSide(from vertex: Int, step: Int, _ start: GridPoint, _ end: GridPoint) -> Int {
    var place = vertex
    for _ in 0..<min(points.count, 64) {
      place = (place + step) % points.count
      let side = GridPoint.side(start, end, points[place])
      if side != 0 { return side }
    }
    return 0
  }

  /// Returns whether `a` passes below `b` where the sweep meets both.
  fileprivate func isBelow(_ a: Edge, _ b: Edge) -> Bool {
    if a.left == b.left || points[a.left] < points[b.left] {
      let side = firstSide(of: b, along: a)
      return side == 0 ? a.from < b.from : side > 0
    }
    let side = firstSide(of: a, along: b)
    return side == 0 ? a.from < b.from : side < 0
  }

  private func firstSide(of edge: Edge, along line: Edge) -> Int {
    let (start, end) = (points[line.left], points[line.right])
    let side = GridPoint.side(start, end, points[edge.left])
    return side != 0 ? side : GridPoint.side(start, end, points[edge.right])
  }

  fileprivate func isBefore(_ a: Int, _ b: Int) -> Bool { points[a] < points[b] }

  fileprivate func isSame(_ a: Int, _ b: Int) -> Bool { points[a] == points[b] }
}

/// A place in units of 10^-9 degrees, about a tenth of a millimetre.
private struct GridPoint: Hashable, Comparable {
  let x: Int
  let y: Int

  init(latitude: Double, longitude: Double) {
    x = Int((longitude * 1e9).rounded())
    y = Int((latitude * 1e9).rounded())
  }

  static func < (left: GridPoint, right: GridPoint) -> Bool {
    left.x != right.x ? left.x < right.x : left.y < right.y
  }

  /// Returns 1 if `point` lies to the left of the line from `start` to `end`, -1 to the right, 0 on it.
  static func side(_ start: GridPoint, _ end: GridPoint, _ point: GridPoint) -> Int {
    let left = (end.x - start.x).multipliedFullWidth(by: point.y - start.y)
    let right = (end.y - start.y).multipliedFullWidth(by: point.x - start.x)
    if left.high != right.high { return left.high < right.high ? -1 : 1 }
    if left.low != right.low { return left.low < right.low ? -1 : 1 }
    return 0
  }
}

/// An edge of a ring, from one point to the next one.
private struct Edge {
  let from: Int
  let to: Int
  /// The end at which the sweep meets it first.
  let left: Int
  /// The other end.
  let right: Int

  /// Creates the edge from the point `from`; `nil` if it has no length.
  init?(from: Int, of points: [GridPoint]) {
    let to = (from + 1) % points.count
    guard points[from] != points[to] else { return nil }
    self.from = from
    self.to = to
    (left, right) = points[from] < points[to] ? (from, to) : (to, from)
  }
}

/// A line that sweeps from west to east over a ring and knows the edges that it meets, from south to
/// north.
private final class SweepLine {
  private let ring: RingCrossing
  private let edges: [Edge]
  /// The edges under the line, in blocks, so that inserting moves few of them.
  private var blocks: [[Int32]] = [[]]

  private static let blockSize = 256

  init(_ ring: RingCrossing) {
    self.ring = ring
    self.edges = ring.sweptEdges
  }

  func firstCrossing() -> RingCrossing.Pair? {
    for event in events() {
      let crossing = event.isEnd ? remove(event.edge) : insert(event.edge)
      if let crossing { return crossing }
    }
    return nil
  }

  private struct Event {
    let edge: Int
    let point: Int
    let isEnd: Bool
  }

  /// Where edges begin and end, from west to east; at the same place the ends come first.
  private func events() -> [Event] {
    var events: [Event] = []
    events.reserveCapacity(2 * edges.count)
    for (index, edge) in edges.enumerated() {
      events.append(Event(edge: index, point: edge.left, isEnd: false))
      events.append(Event(edge: index, point: edge.right, isEnd: true))
    }
    return events.sorted { a, b in
      if ring.isBefore(a.point, b.point) { return true }
      guard ring.isSame(a.point, b.point) else { return false }
      return a.isEnd != b.isEnd ? a.isEnd : a.edge < b.edge
    }
  }

  private func insert(_ edge: Int) -> RingCrossing.Pair? {
    let place = place(of: edge)
    let (below, above) = (neighbour(before: place), self.element(at: place))
    blocks[place.block].insert(Int32(truncatingIfNeeded: edge), at: place.offset)
    split(place.block)
    return crossing(edge, below) ?? crossing(edge, above)
  }

  private func remove(_ edge: Int) -> RingCrossing.Pair? {
    guard let place = find(edge) else { return nil }
    blocks[place.block].remove(at: place.offset)
    if blocks[place.block].isEmpty && blocks.count > 1 { blocks.remove(at: place.block) }
    guard let below = neighbour(before: place), let above = element(at: place) else { return nil }
    return crossing(below, above)
  }

  private func crossing(_ first: Int, _ second: Int?) -> RingCrossing.Pair? {
    guard let second, ring.cross(edges[first], edges[second]) else { return nil }
    let (a, b) = (edges[first].from, edges[second].from)
    return RingCrossing.Pair(first: min(a, b), second: max(a, b))
  }

  // MARK: The edges under the line

  private struct Place {
    var block: Int
    var offset: Int
  }

  private func isBelow(_ listed: Int32, _ edge: Int) -> Bool {
    ring.isBelow(edges[Int(listed)], edges[edge])
  }

  /// Returns where the first edge stands that is not below `edge`.
  private func place(of edge: Int) -> Place {
    let block = SweepLine.firstIndex(upTo: blocks.count - 1) {
      blocks[$0].last.map { !isBelow($0, edge) } ?? true
    }
    let offset = SweepLine.firstIndex(upTo: blocks[block].count) {
      !isBelow(blocks[block][$0], edge)
    }
    return Place(block: block, offset: offset)
  }

  /// Returns the first index below `end` for which `isPast` holds, or else `end`.
  private static func firstIndex(upTo end: Int, where isPast: (Int) -> Bool) -> Int {
    var (low, high) = (0, end)
    while low < high {
      let middle = (low + high) / 2
      if isPast(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func find(_ edge: Int) -> Place? {
    let place = place(of: edge)
    if element(at: place) == edge, place.offset < blocks[place.block].count { return place }
    for (block, edges) in blocks.enumerated() {
      if let offset = edges.firstIndex(of: Int32(truncatingIfNeeded: edge)) {
        return Place(block: block, offset: offset)
      }
    }
    return nil
  }

  /// Returns the edge at `place`, or behind it where its block ends there.
  private func element(at place: Place) -> Int? {
    var place = place
    while place.block < blocks.count {
      if place.offset < blocks[place.block].count { return Int(blocks[place.block][place.offset]) }
      place = Place(block: place.block + 1, offset: 0)
    }
    return nil
  }

  private func neighbour(before place: Place) -> Int? {
    if place.block < blocks.count, place.offset > 0 {
      return Int(blocks[place.block][place.offset - 1])
    }
    var block = place.block - 1
    while block >= 0 {
      if let last = blocks[block].last { return Int(last) }
      block -= 1
    }
    return nil
  }

  private func split(_ block: Int) {
    let size = blocks[block].count
    guard size > SweepLine.blockSize else { return }
    let upper = Array(blocks[block][(size / 2)...])
    blocks[block].removeLast(size - size / 2)
    blocks.insert(upper, at: block + 1)
  }
}
