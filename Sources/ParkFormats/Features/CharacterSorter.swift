internal import Diagnostics
internal import ParkModel

/// Gathers the sightings of each character.
struct CharacterSorter {
  /// The sightings of one character.
  struct Character {
    let source: String?
    let name: String?
    let position: SourcePosition
    fileprivate(set) var sightings: [(number: Int, place: Place)] = []

    /// The places in the order of their numbers; those without one come last.
    var places: [Place] {
      sightings.enumerated()
        .sorted { ($0.element.number, $0.offset) < ($1.element.number, $1.offset) }
        .map(\.element.place)
    }
  }

  /// The characters, in the order in which they came up.
  private(set) var characters: [Character] = []
  private var numbers: [String: Int] = [:]

  /// Takes the sightings that `feature` stands for.
  mutating func add(_ feature: Feature, _ words: FeatureWords, _ leftovers: inout Leftovers) {
    let name = name(of: feature, words)
    let identity = words.source.map { "source:" + $0 } ?? "name:" + (name ?? "")
    let number = numbers[identity] ?? characters.count
    if number == characters.count {
      numbers[identity] = number
      characters.append(
        Character(source: words.source, name: name, position: feature.position))
    }
    let sighting = feature.properties.text(of: "sighting").flatMap { Int($0) } ?? .max
    for case .point(let place) in feature.shapes {
      characters[number].sightings.append((sighting, place))
    }
    for name in feature.furtherNames(areOurs: words.isOurs) {
      leftovers.add(FeatureNames.isStyle(name) ? .style : .sightingProperty)
    }
  }

  /// The character's name: as it is said, that of its folder, or the feature's without a number at its
  /// end.
  private func name(of feature: Feature, _ words: FeatureWords) -> String? {
    if let name = feature.properties.text(of: "character"), !name.isEmpty { return name }
    if let folder = feature.folders.innermostName(otherThan: .characters) { return folder }
    guard let name = feature.name else { return nil }
    // Scalars, since going back by characters through a row of flags takes the square of its length.
    let scalars = name.unicodeScalars
    let last = scalars.lastIndex { !("0"..."9" ~= $0 || $0.properties.isWhitespace) }
    return last.map { String(scalars[...$0]) } ?? name
  }
}

extension Leftovers.Kind {
  static let sightingProperty = Self("property of a sighting", "properties of sightings")
}
