internal import Diagnostics
internal import ParkModel

/// Gathers what belongs to each park: its outline and its picture.
struct ParkSorter {
  /// The parks whose property lists are named, in the order in which these came up.
  private var named: [ParkBuilder] = []
  private var numbers: [String: Int] = [:]

  /// What belongs to a park that is not named.
  private var unnamed = ParkBuilder(source: nil)

  /// Where the app opens by the view of the whole file.
  var view: Place?

  /// Takes an outline or a picture.
  mutating func add(_ feature: Feature, _ words: FeatureWords, _ leftovers: inout Leftovers) {
    guard let source = words.source else {
      return unnamed.add(feature, words, &leftovers)
    }
    let number = numbers[source] ?? named.count
    if number == named.count {
      numbers[source] = number
      named.append(ParkBuilder(source: source))
    }
    named[number].add(feature, words, &leftovers)
  }

  /// The parks. What belongs to none by name goes to the first that is without it.
  func parks(_ leftovers: inout Leftovers) -> [ParkBuilder] {
    var parks = named
    if parks.isEmpty {
      parks = unnamed.isEmpty ? [] : [unnamed]
    } else {
      parks[0].take(from: unnamed, &leftovers)
    }
    if let view, !parks.isEmpty, parks[0].center == nil { parks[0].center = view }
    return parks
  }
}
