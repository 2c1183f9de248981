internal import Diagnostics
internal import ParkModel

/// Where on the globe the values are that findings are about.
struct FindingPlaces {
  private var parks: [String: Park] = [:]
  private var paths: [String: Path] = [:]

  /// The places of a file's attractions by their numbers; those in between that could not be read are
  /// `nil`.
  private var attractions: [String: [Coordinate?]] = [:]

  /// The places of the attractions of files whose root is a dictionary, by file and key.
  private var namedAttractions: [String: [String: Coordinate]] = [:]

  /// Takes note of the places of a park.
  mutating func add(_ park: Park) { parks[park.file.path] = park }

  /// Takes note of the places of a route or character.
  mutating func add(_ path: Path) { paths[path.file.path] = path }

  /// Takes note of the place of a pin.
  mutating func add(_ attraction: borrowing Attraction, of file: ParkFile) {
    guard attraction.outerKey == nil else {
      namedAttractions[file.path, default: [:]][attraction.keyPath] = attraction.coordinate
      return
    }
    var places = attractions.removeValue(forKey: file.path) ?? []
    let gap = attraction.index - places.count
    if gap > 0 { places += [Coordinate?](repeating: nil, count: gap) }
    places.append(attraction.coordinate)
    attractions[file.path] = places
  }

  /// Returns the place that `finding` is about; `nil` where it is about none, or none on the globe.
  func place(of finding: Diagnostic, keys: KeyNames) -> Coordinate? {
    let place =
      parkPlace(of: finding, keys) ?? pathPlace(of: finding) ?? attractionPlace(of: finding)
    return place.flatMap { $0.isOnGlobe ? $0 : nil }
  }

  private func parkPlace(of finding: Diagnostic, _ keys: KeyNames) -> Coordinate? {
    guard let park = parks[finding.file] else { return nil }
    if let index = Self.index(in: finding.keyPath, behind: keys[.boundary].text) {
      return park.boundary.first { $0.index == index }?.coordinate
    }
    let key = KeyNames.Park.allCases.first { keys[$0].text == finding.keyPath }
    return key.flatMap { park.coordinates[$0]?.coordinate }
  }

  private func pathPlace(of finding: Diagnostic) -> Coordinate? {
    guard let path = paths[finding.file] else { return nil }
    let index = Self.index(in: finding.keyPath, behind: "")
    return path.points.first { $0.index == index ?? 0 }?.coordinate
  }

  private func attractionPlace(of finding: Diagnostic) -> Coordinate? {
    if let places = attractions[finding.file],
      let index = Self.index(in: finding.keyPath, behind: ""), places.indices.contains(index)
    {
      return places[index]
    }
    guard let places = namedAttractions[finding.file] else { return nil }
    let path = finding.keyPath
    let ends = [path.endIndex] + path.indices.filter { ".[".contains(path[$0]) }.reversed()
    return ends.lazy.compactMap { places[String(path[..<$0])] }.first
  }

  /// Returns the number in the brackets behind `prefix` at the beginning of `keyPath`.
  private static func index(in keyPath: String, behind prefix: String) -> Int? {
    guard keyPath.hasPrefix(prefix + "[") else { return nil }
    return Int(keyPath.dropFirst(prefix.count + 1).prefix { $0 != "]" })
  }
}
