/// Splits a ring that does not cross itself along a meridian.
///
/// The ring falls into chains of vertices on one side. The places where it meets the meridian, in
/// the order of their latitudes, bound the stretches of the meridian within the ring two by two; a
/// chain that ends at one of them goes on with the chain that begins at the other.
struct RingSplitter {
  typealias Vertex = Unwrapped.Vertex

  /// The meridian, in degrees of longitude that runs on.
  let meridian: Double

  private struct Chain {
    var vertices: [Vertex]
    let isEastern: Bool
    var start = 0
    var end = 0
  }

  /// Returns the rings west and east of the meridian.
  func split(_ ring: [Vertex]) -> (west: [[Vertex]], east: [[Vertex]]) {
    let chains = chains(of: ring)
    guard chains.count > 1 else {
      return ring.contains { $0.x > meridian } ? ([], [ring]) : ([ring], [])
    }
    let linked = numberingCrossings(chains)
    return (joined(linked.filter { !$0.isEastern }), joined(linked.filter(\.isEastern)))
  }

  private func isEastern(_ vertex: Vertex) -> Bool { vertex.x > meridian }

  /// Cuts the ring where it changes sides; each chain has the crossings at both of its ends.
  private func chains(of ring: [Vertex]) -> [Chain] {
    var changes: [Int] = []
    for index in ring.indices where isEastern(ring[index]) != isEastern(before(index, in: ring)) {
      changes.append(index)
    }
    return changes.enumerated().map { number, start in
      let end = changes[(number + 1) % changes.count]
      var vertices = [crossing(before(start, in: ring), ring[start])]
      var index = start
      repeat {
        vertices.append(ring[index])
        index = (index + 1) % ring.count
      } while index != end
      vertices.append(crossing(before(end, in: ring), ring[end]))
      return Chain(vertices: vertices, isEastern: isEastern(ring[start]))
    }
  }

  private func before(_ index: Int, in ring: [Vertex]) -> Vertex {
    ring[(index + ring.count - 1) % ring.count]
  }

  /// Returns the place where the edge between two vertices meets the meridian.
  private func crossing(_ start: Vertex, _ end: Vertex) -> Vertex {
    let (y1, y2) = (start.coordinate.latitude, end.coordinate.latitude)
    let share = (meridian - start.x) / (end.x - start.x)
    let latitude = y1 + (y2 - y1) * share
    // The meridian is 180 degrees east in one turn and 180 degrees west in the next.
    let turns = ((meridian - 180) / 360).rounded()
    return Vertex(coordinate: Coordinate(latitude: latitude, longitude: 180), turns: turns)
  }

  /// Numbers the ends of all chains by their order along the meridian.
  private func numberingCrossings(_ chains: [Chain]) -> [Chain] {
    let order = chains.indices.sorted {
      chains[$0].vertices[0].coordinate.latitude < chains[$1].vertices[0].coordinate.latitude
    }
    var chains = chains
    for (number, index) in order.enumerated() {
      chains[index].start = number
      // The crossing at which a chain begins is the one at which the chain before it ends.
      chains[(index + chains.count - 1) % chains.count].end = number
    }
    return chains
  }

  /// Joins chains of one side into rings.
  private func joined(_ chains: [Chain]) -> [[Vertex]] {
    var rest = chains
    var rings: [[Vertex]] = []
    while let first = rest.popLast() {
      var ring = first.vertices
      var end = first.end
      while let next = rest.firstIndex(where: { $0.start == end ^ 1 }) {
        let chain = rest.remove(at: next)
        ring += chain.vertices
        end = chain.end
      }
      rings.append(withoutRepeats(ring))
    }
    return rings.filter(hasArea).reversed()
  }

  /// Whether the ring is more than a stretch of the meridian.
  private func hasArea(_ ring: [Vertex]) -> Bool {
    ring.count > 2 && ring.contains { $0.x != meridian }
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
