internal import Fixing
internal import ParkModel
internal import PropertyList

extension MapComparison {
  mutating func compareParks() {
    let pairs = RecordPairs(
      old.parks, new.parks, by: [{ $0.file.title == $1.file.title }, { _, _ in true }])
    for step in pairs.steps {
      switch step {
      case .old(let place): notePark(.went, old.parks[place])
      case .new(let place): notePark(.came, new.parks[place])
      case .both(let one, let other): comparePark(old.parks[one], new.parks[other])
      }
    }
  }

  private mutating func notePark(_ mark: MapChange.Mark, _ park: Park) {
    note(mark, "park", park.shownName, "boundary of \(park.boundary.count) points")
  }

  private mutating func comparePark(_ before: Park, _ after: Park) {
    let name = after.shownName
    for key in [KeyNames.Park.center, .topLeft, .topRight, .bottomLeft, .bottomRight] {
      let pair = (before.coordinates[key]?.coordinate, after.coordinates[key]?.coordinate)
      if let text = placeChange(pair.0, pair.1) {
        note(.changed, "park", name, "\(key.words) \(text)")
      }
    }
    compareBoundary(before, after)
    let known = Set(KeyNames.Park.allCases.filter { $0 != .name }.map { keys[$0].text })
    let comparison = ValueComparison(old: before.record, new: after.record)
    for text in entryChanges(comparison, 0, 0, except: known) {
      note(.changed, "park", name, text)
    }
  }

  private func placeChange(_ before: Coordinate?, _ after: Coordinate?) -> String? {
    switch (before, after) {
    case (let one?, let other?): ChangeWords.move(one, other)
    case (nil, let other?): "at \(other) added"
    case (let one?, nil): "at \(one) removed"
    case (nil, nil): nil
    }
  }

  private mutating func compareBoundary(_ before: Park, _ after: Park) {
    let (one, other) = (before.boundary.map(\.coordinate), after.boundary.map(\.coordinate))
    if one == other { return }
    guard let summary = PointChanges(one, other, keys: keys).summary else { return }
    let areas = [one, other].map {
      DecimalText.string(Area.squareMetres(within: $0), places: 0) + " m²"
    }
    note(
      .changed, "park", after.shownName, "boundary: \(summary); area \(areas[0]) → \(areas[1])")
  }
}

extension Park {
  /// The name, or that of the file.
  fileprivate var shownName: String { name ?? file.title }
}

extension KeyNames.Park {
  /// The key in words.
  fileprivate var words: String {
    switch self {
    case .center: "centre"
    case .topLeft: "overlay top left"
    case .topRight: "overlay top right"
    case .bottomLeft: "overlay bottom left"
    case .bottomRight: "overlay bottom right"
    case .boundary: "boundary"
    case .name: "name"
    }
  }
}
