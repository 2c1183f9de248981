internal import ParkModel
internal import PropertyList

extension MapComparison {
  mutating func compareParks() {
    let pairs = RecordPairs(old.parks, new.parks, by: [{ $0.file.title }, { _ in "" }])
    for step in pairs.steps {
      switch step {
      case .old(let place): note(.park(.removed(old.parks[place])))
      case .new(let place): note(.park(.added(new.parks[place])))
      case .both(let one, let other): comparePark(old.parks[one], new.parks[other])
      }
    }
  }

  private mutating func comparePark(_ before: Park, _ after: Park) {
    var known = Set(KeyNames.Park.allCases.filter { $0 != .name }.map { keys[$0].text })
    var details: [ChangeDetail] = []
    if let from = before.name, let to = after.name {
      known.insert(keys[KeyNames.Park.name].text)
      if !from.isSpelled(like: to) { details.append(.renamed(from: from, to: to)) }
    }
    let places: [KeyNames.Park] = [.center, .topLeft, .topRight, .bottomLeft, .bottomRight]
    details += places.compactMap { key in
      placeChange(
        .park(key), before.coordinates[key]?.coordinate, after.coordinates[key]?.coordinate)
    }
    details += boundaryChange(before, after).map { [.line($0)] } ?? []
    let comparison = ValueComparison(old: before.record, new: after.record)
    details += entryChanges(comparison, 0, 0, except: known)
    if !details.isEmpty { note(.park(.both(old: before, new: after)), details) }
  }

  private func placeChange(
    _ part: ChangeDetail.Part, _ before: Coordinate?, _ after: Coordinate?
  ) -> ChangeDetail? {
    switch (before, after) {
    case (let one?, let other?): one == other ? nil : .moved(part, from: one, to: other)
    case (nil, let other?): .partAdded(part, at: other)
    case (let one?, nil): .partRemoved(part, from: one)
    case (nil, nil): nil
    }
  }

  private func boundaryChange(_ before: Park, _ after: Park) -> LineChange? {
    let (one, other) = (before.boundary.map(\.coordinate), after.boundary.map(\.coordinate))
    return one == other ? nil : LineChange(one, other, isRing: true, keys: keys)
  }
}
