internal import ParkModel

/// Joins the parts of lines and rings that were cut at the 180th meridian (RFC 7946, section 3.1.9).
enum DateLineJoin {
  /// How far from the straight way a place on the meridian may lie to count as made by the cut, in
  /// degrees of latitude.
  private static let tolerance = 1e-6

  /// Returns `lines` with those joined that go on across the meridian.
  static func lines(_ lines: [[Place]]) -> [[Place]] {
    var joined: [[Place]] = []
    for line in lines {
      guard let last = joined.last?.last, let first = line.first, meets(last, first) else {
        joined.append(line)
        continue
      }
      join(line, to: &joined[joined.count - 1])
    }
    return joined
  }

  /// Returns the ring that was cut into `rings`, all of which are open; `nil` where they are no parts of
  /// one.
  static func ring(_ rings: [[Place]]) -> [Place]? {
    if rings.count == 1 { return rings[0] }
    var rest: [[Place]] = []
    for ring in rings {
      guard let chains = chains(of: ring) else { return nil }
      rest += chains
    }
    guard var ring = rest.popLast() else { return nil }
    while !rest.isEmpty {
      guard let last = ring.last,
        let next = rest.firstIndex(where: { $0.first.map { meets(last, $0) } ?? false })
      else { return nil }
      join(rest.remove(at: next), to: &ring)
    }
    guard let first = ring.first, let last = ring.last, meets(last, first) else { return nil }
    return closing(ring)
  }

  /// Whether a line that ends at `end` goes on at `start`, on the other side of the meridian.
  private static func meets(_ end: Place, _ start: Place) -> Bool {
    isOnMeridian(end) && end.longitude.value == -start.longitude.value
      && end.latitude.value == start.latitude.value
  }

  private static func isOnMeridian(_ place: Place) -> Bool { abs(place.longitude.value) == 180 }

  private static func join(_ line: [Place], to joined: inout [Place]) {
    guard joined.count > 1, line.count > 1 else {
      joined += line.dropFirst()
      return
    }
    if isStraight(joined[joined.count - 2], joined[joined.count - 1], line[1]) {
      joined.removeLast()
    }
    joined += line.dropFirst()
  }

  /// Returns `ring`, whose ends are the same place on both sides of the meridian, without one of them,
  /// or without both where the cut made them.
  private static func closing(_ ring: [Place]) -> [Place] {
    guard ring.count > 3 else { return ring }
    let isMade = isStraight(ring[ring.count - 2], ring[0], ring[1])
    return Array(isMade ? ring[1..<(ring.count - 1)] : ring[..<(ring.count - 1)])
  }

  /// Whether `middle`, on the meridian, lies on the straight way from `start` to `end`.
  private static func isStraight(_ start: Place, _ middle: Place, _ end: Place) -> Bool {
    let side = middle.longitude.value
    let before = Longitude.near(side, start.longitude.value)
    let after = Longitude.near(side, end.longitude.value)
    guard before != after else { return false }
    let share = (side - before) / (after - before)
    guard 0...1 ~= share else { return false }
    let (from, to) = (start.latitude.value, end.latitude.value)
    return abs(from + (to - from) * share - middle.latitude.value) <= tolerance
  }

  /// Returns the parts of `ring` between the stretches in which it runs along the meridian; `nil` where
  /// it does not.
  private static func chains(of ring: [Place]) -> [[Place]]? {
    let cuts = ring.indices.filter { runsAlongMeridian(ring, from: $0) }
    guard let first = cuts.first else { return nil }
    var chains: [[Place]] = [[]]
    for offset in 1...ring.count {
      let place = (first + offset) % ring.count
      chains[chains.count - 1].append(ring[place])
      if runsAlongMeridian(ring, from: place) { chains.append([]) }
    }
    return chains.filter { $0.count > 1 }
  }

  private static func runsAlongMeridian(_ ring: [Place], from index: Int) -> Bool {
    let (place, next) = (ring[index], ring[(index + 1) % ring.count])
    return isOnMeridian(place) && place.longitude.value == next.longitude.value
  }
}
