internal import Diagnostics
internal import ParkModel

/// Gathers what belongs to each park: its outline and its picture.
struct ParkSorter {
  /// The parks whose property lists are named, in the order in which these came up.
  private var named: [ParkBuilder] = []
  private var numbers: [String: Int] = [:]

  /// What belongs to a park that is not named.
  private var unnamed: ParkBuilder

  private let path: String

  /// Where the app opens by the view of the whole file.
  var view: Place?

  /// Creates a sorter for the features of the file at `path`.
  init(path: String) {
    self.path = path
    unnamed = ParkBuilder(source: nil, path: path)
  }

  /// Whether there is nothing of a park.
  var isEmpty: Bool { named.isEmpty && unnamed.isEmpty }

  /// Takes an outline, a picture or a centre.
  mutating func add(_ feature: Feature, _ words: FeatureWords, _ leftovers: inout Leftovers) {
    guard let source = words.source else {
      return unnamed.add(feature, words, &leftovers)
    }
    let number = numbers[source] ?? named.count
    if number == named.count {
      numbers[source] = number
      named.append(ParkBuilder(source: source, path: path))
    }
    named[number].add(feature, words, &leftovers)
  }

  /// The parks of one file. What belongs to none by name goes to the first that is without it.
  private func parks(_ leftovers: inout Leftovers) -> [ParkBuilder] {
    var parks = named
    if parks.isEmpty {
      parks = unnamed.isEmpty ? [] : [unnamed]
    } else {
      parks[0].take(from: unnamed, &leftovers)
    }
    if let view, !parks.isEmpty, parks[0].center == nil { parks[0].center = view }
    return parks
  }

  /// Returns the parks of several files. What these say about the park of one name belongs together; what
  /// belongs to none by name goes to the only other park that there is. Where both have an outline, say,
  /// they are two parks all the same.
  static func parks(of sorters: [ParkSorter], _ leftovers: inout Leftovers) -> [ParkBuilder] {
    let all = sorters.flatMap { $0.parks(&leftovers) }
    var parks: [ParkBuilder] = []
    var places: [String: [Int]] = [:]
    for park in all {
      guard let source = park.source else { continue }
      let place = places[source]?.first { parks[$0].complements(park) }
      if let place {
        parks[place].take(from: park, &leftovers)
      } else {
        places[source, default: []].append(parks.count)
        parks.append(park)
      }
    }
    for park in all where park.source == nil {
      if parks.count == 1, parks[0].complements(park) {
        parks[0].take(from: park, &leftovers)
      } else {
        parks.append(park)
      }
    }
    return parks
  }
}
