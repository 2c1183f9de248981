/// Splits a ring that does not cross itself along a meridian.
///
/// The vertices that are truly on one side fall into chains. The places where these meet the
/// meridian, in the order of their latitudes, bound the stretches of the meridian within the ring two
/// by two; a chain that ends at one of them goes on with the chain that begins at the other.
///
/// Each side is looked at by itself, as if the meridian lay a hair's breadth within it. So a vertex on
/// the meridian is on neither side, and a ring that touches the meridian, comes to a point there or
/// runs along it needs no care of its own.
struct RingSplitter {
  typealias Vertex = Unwrapped.Vertex

  /// The meridian, in degrees of longitude that runs on.
  let meridian: Double

  private enum Side {
    case west
    case east
  }

  /// Where a chain meets the meridian.
  private struct Crossing {
    let vertex: Vertex
    /// How the edge rises, in degrees of latitude for each of longitude.
    let slope: Double
    /// The number of the crossing in the order of their latitudes.
    var number = 0
  }

  /// Vertices on one side that follow each other in the ring, and where they come and leave.
  private struct Chain {
    var start: Crossing
    let inner: [Vertex]
    var end: Crossing

    var vertices: [Vertex] { [start.vertex] + inner + [end.vertex] }
  }

  /// Returns the rings west and east of the meridian.
  func split(_ ring: [Vertex]) -> (west: [[Vertex]], east: [[Vertex]]) {
    if !ring.contains(where: { isOn(.east, $0) }) { return ([ring], []) }
    if !ring.contains(where: { isOn(.west, $0) }) { return ([], [ring]) }
    return (rings(of: ring, on: .west), rings(of: ring, on: .east))
  }

  private func isOn(_ side: Side, _ vertex: Vertex) -> Bool {
    side == .west ? vertex.x < meridian : vertex.x > meridian
  }

  private func rings(of ring: [Vertex], on side: Side) -> [[Vertex]] {
    joined(numbered(chains(of: ring, on: side), on: side))
  }

  private func chains(of ring: [Vertex], on side: Side) -> [Chain] {
    ring.indices.compactMap { start in
      let before = ring[(start + ring.count - 1) % ring.count]
      guard isOn(side, ring[start]), !isOn(side, before) else { return nil }
      var inner: [Vertex] = []
      var index = start
      while isOn(side, ring[index]) {
        inner.append(ring[index])
        index = (index + 1) % ring.count
      }
      let last = inner[inner.count - 1]
      return Chain(
        start: crossing(before, ring[start]), inner: inner, end: crossing(last, ring[index]))
    }
  }

  /// Returns the place where the edge between two vertices meets the meridian.
  private func crossing(_ start: Vertex, _ end: Vertex) -> Crossing {
    let (y1, y2) = (start.coordinate.latitude, end.coordinate.latitude)
    let share = (meridian - start.x) / (end.x - start.x)
    let latitude = end.x == meridian ? y2 : y1 + (y2 - y1) * share
    // The meridian is 180 degrees east in one turn and 180 degrees west in the next.
    let turns = ((meridian - 180) / 360).rounded()
    let place = Coordinate(latitude: latitude, longitude: 180)
    return Crossing(
      vertex: Vertex(coordinate: place, turns: turns), slope: (y2 - y1) / (end.x - start.x))
  }

  /// Numbers the ends of all chains by their order along the meridian, a hair's breadth within `side`.
  private func numbered(_ chains: [Chain], on side: Side) -> [Chain] {
    var chains = chains
    let ends = chains.indices.flatMap { [(chain: $0, isStart: true), (chain: $0, isStart: false)] }
    let order = ends.map { end -> (latitude: Double, slope: Double) in
      let crossing = end.isStart ? chains[end.chain].start : chains[end.chain].end
      let slope = side == .west ? -crossing.slope : crossing.slope
      return (crossing.vertex.coordinate.latitude, slope)
    }
    for (number, index) in order.indices.sorted(by: { order[$0] < order[$1] }).enumerated() {
      if ends[index].isStart {
        chains[ends[index].chain].start.number = number
      } else {
        chains[ends[index].chain].end.number = number
      }
    }
    return chains
  }

  /// Joins chains of one side into rings.
  private func joined(_ chains: [Chain]) -> [[Vertex]] {
    var rest = chains
    var rings: [[Vertex]] = []
    while let first = rest.popLast() {
      var ring = first.vertices
      var end = first.end.number
      while let next = rest.firstIndex(where: { $0.start.number == end ^ 1 }) {
        let chain = rest.remove(at: next)
        ring += chain.vertices
        end = chain.end.number
      }
      rings.append(withoutRepeats(ring))
    }
    return rings.filter { $0.count > 2 }.reversed()
  }

  private func withoutRepeats(_ ring: [Vertex]) -> [Vertex] {
    var result: [Vertex] = []
    for vertex in ring where result.last.map({ isSame($0, vertex) }) != true {
      result.append(vertex)
    }
    while result.count > 1, isSame(result[0], result[result.count - 1]) { result.removeLast() }
    return result
  }

  private func isSame(_ left: Vertex, _ right: Vertex) -> Bool {
    left.x == right.x && left.coordinate.latitude == right.coordinate.latitude
  }
}
