internal import ByteIO
package import ParkModel

/// How changes are put into words.
package enum ChangeText {
  /// Returns a distance in metres, with as many digits as are worth showing.
  package static func metres(_ distance: Double) -> String {
    if distance < 0.005 { return "less than 0.01 m" }
    return DecimalText.string(distance, places: distance < 1 ? 2 : 1) + " m"
  }

  /// Returns how far and which way a place has moved, such as `12.5 m north-east`.
  package static func way(from old: Coordinate, to new: Coordinate) -> String {
    metres(Distance.metres(from: old, to: new)) + " "
      + CompassPoint(from: old, to: new).rawValue
  }

  fileprivate static func points(_ count: Int) -> String {
    count == 1 ? "1 point" : "\(count) points"
  }
}

extension MapChange {
  /// What has changed, a phrase each; of a record that has come or is gone, what it is.
  package var phrases: [String] {
    details.isEmpty ? [description] : details.map(\.phrase)
  }

  private var description: String {
    switch subject {
    case .park(let versions):
      return "boundary of " + ChangeText.points(versions.latest.boundary.count)
    case .attraction(let versions):
      return "\(versions.latest.typeText) at \(versions.latest.coordinate)"
    case .path(let versions):
      let places = versions.latest.places
      if versions.latest.file.role == .character {
        return places.count == 1 ? "1 sighting" : "\(places.count) sightings"
      }
      return "\(ChangeText.points(places.count)), \(ChangeText.metres(Distance.length(of: places)))"
    }
  }
}

extension ChangeDetail {
  /// The change in words, in which texts of the data stand in quotes.
  package var phrase: String {
    switch self {
    case .renamed(let old, let new) where old == new:
      "same name, with its letters encoded otherwise"
    case .renamed(let old, _): "renamed from \"\(old)\""
    case .moved(let part, let old, let new):
      part.words + "moved " + ChangeText.way(from: old, to: new)
    case .partAdded(let part, let place): "\(part.words)at \(place) added"
    case .partRemoved(let part, let place): "\(part.words)at \(place) removed"
    case .retyped(let old, let new): "type \(old) → \(new)"
    case .line(let line): line.phrase
    case .reordered: "sightings in another order"
    case .entry(let key, let old?, let new?): "\(key) \(old.text) → \(new.text)"
    case .entry(let key, nil, let new): "\(key) \(new?.text ?? "") added"
    case .entry(let key, let old?, nil): "\(key) \(old.text) removed"
    }
  }
}

extension ChangeDetail.Part {
  /// The name of the part and a space; nothing for a pin, which has but one place.
  fileprivate var words: String {
    switch self {
    case .pin: ""
    case .park(let key): key.words + " "
    case .sighting(let number): "sighting \(number) "
    }
  }
}

extension KeyNames.Park {
  /// The key in words.
  package var words: String {
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

extension LineChange {
  fileprivate var phrase: String {
    let subject = isRing ? "boundary" : ""
    if isTurned { return [subject, "begins at another of its points"].spaced }
    if isReversed { return [subject, "runs the other way"].spaced }
    let (old, new) = measures
    let measures =
      isRing ? "area \(area(old)) → \(area(new))" : "length \(length(old)) → \(length(new))"
    return [subject.isEmpty ? "" : subject + ":", points.phrase + "; " + measures].spaced
  }

  private func area(_ squareMetres: Double) -> String {
    DecimalText.string(squareMetres, places: 0) + " m²"
  }

  private func length(_ metres: Double) -> String {
    metres == 0 ? "0 m" : ChangeText.metres(metres)
  }
}

extension PointChanges {
  fileprivate var phrase: String {
    var phrases: [String] = []
    if let farthest = moved.map({ Distance.metres(from: $0.from, to: $0.to) }).max() {
      let reach = moved.count == 1 ? "" : "up to "
      phrases.append(
        "\(ChangeText.points(moved.count)) moved \(reach)\(ChangeText.metres(farthest))")
    }
    if !added.isEmpty { phrases.append("\(ChangeText.points(added.count)) added") }
    if !removed.isEmpty { phrases.append("\(ChangeText.points(removed.count)) removed") }
    if reorderedCount > 0 {
      phrases.append("\(ChangeText.points(reorderedCount)) in another order")
    }
    return phrases.joined(separator: ", ")
  }
}

extension [String] {
  /// The words that are not empty, with spaces between.
  fileprivate var spaced: String { filter { !$0.isEmpty }.joined(separator: " ") }
}
