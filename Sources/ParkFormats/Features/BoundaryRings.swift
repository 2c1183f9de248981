internal import ParkModel

/// The outline that a feature stands for.
struct BoundaryRings {
  /// The places of the outline as a park file lists them; `nil` where there is none.
  let first: [Place]?

  /// How many more outlines there are.
  let others: Int

  /// Finds the outline of `feature`.
  ///
  /// A closed ring is opened, and one that was cut at the 180th meridian joined again. What a writer of
  /// ours has changed besides is changed back.
  init(of feature: Feature, isOurs: Bool) {
    var note: RingNote?
    if isOurs {
      note = RingNote(feature.properties.text(of: "\(RingNote.memberName)") ?? "")
    }
    let rings = feature.shapes.compactMap { if case .ring(let ring) = $0 { ring } else { nil } }
    if rings.isEmpty {
      let lines = feature.shapes.compactMap { if case .line(let line) = $0 { line } else { nil } }
      first = lines.first.map { note?.isClosed == true ? $0 : BoundaryRings.opened($0) }
      others = max(lines.count - 1, 0)
      return
    }
    let opened = rings.map(BoundaryRings.opened)
    let joined = DateLineJoin.ring(opened)
    first = note?.restored(joined ?? opened[0]) ?? joined ?? opened[0]
    others = joined == nil ? rings.count - 1 : 0
  }

  private static func opened(_ ring: [Place]) -> [Place] {
    guard ring.count > 1, let first = ring.first, ring.last?.isSamePlace(as: first) == true else {
      return ring
    }
    return ring.dropLast()
  }
}

extension RingNote {
  /// Returns the list of places that the open ring `ring` was made from.
  fileprivate func restored(_ ring: [Place]) -> [Place] {
    var places = ring
    if DateLineCut.isClockwise(ring.map(\.coordinate)) != isClockwise { places.reverse() }
    if let start, let first = places.firstIndex(where: { $0.coordinate.description == start }) {
      places = Array(places[first...] + places[..<first])
    }
    if isClosed { places += places.prefix(1) }
    return places
  }
}
