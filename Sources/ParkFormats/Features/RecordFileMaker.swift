internal import ByteIO
internal import Diagnostics
internal import ParkModel
internal import PropertyList

/// Makes the property lists of a map out of what its files were sorted into.
///
/// Those of one role come in the order of the files. What several files say about one park goes into
/// one property list; so do the pins of one attractions file, of which each file's are a
/// ``RecordFile`` of its own.
struct RecordFileMaker {
  private let sorters: [FeatureSorter]
  private let configuration: Configuration
  private var names = PlistNames()

  /// The names that attractions files have got by those that were wanted.
  private var listNames: [String: String] = [:]

  /// The keys in each dictionary of attractions, by the name of its file.
  private var outerKeys: [String: OuterKeys] = [:]

  /// What the property lists do not hold.
  private(set) var leftovers = Leftovers()

  /// How many attractions have been given a key in their dictionary.
  private(set) var madeKeyCount = 0

  init(_ sorters: [FeatureSorter], _ configuration: Configuration) {
    self.sorters = sorters
    self.configuration = configuration
  }

  /// Returns the property lists.
  mutating func files() -> [RecordFile] {
    parkFiles() + attractionFiles() + characterFiles() + routeFiles()
  }

  private mutating func file(
    _ wanted: String, _ role: Role, at path: String, title: String? = nil
  ) -> ParkFile {
    ParkFile(
      path: path, name: names.take(wanted), role: role,
      title: title.flatMap { $0.isEmpty ? nil : $0 })
  }

  // MARK: Parks

  private mutating func parkFiles() -> [RecordFile] {
    let parks = ParkSorter.parks(of: sorters.map(\.parks), &leftovers)
    return parks.map { park in
      let stem = sorters.first { $0.path == park.paths.first }?.stem ?? "Map"
      let file = file(
        park.source ?? stem + ".plist", .park, at: park.paths.joined(separator: " and "))
      return RecordFile(
        file: file,
        content: .dictionary(park.tree(title: file.title, configuration.keys, &leftovers)))
    }
  }

  // MARK: Attractions

  private mutating func attractionFiles() -> [RecordFile] {
    var lists = sorters.flatMap { sorter in sorter.attractionLists.map { (sorter, $0) } }
    // Before an entry gets another key, all those that there are have to be known.
    for place in lists.indices { reserveKeys(of: &lists[place].1) }
    return lists.map { sorter, list in
      let name = listName(list.source, sorter.stem)
      return RecordFile(
        file: ParkFile(path: sorter.path, name: name, role: .attractions),
        content: content(of: list))
    }
  }

  /// Takes the keys of the entries of `list`, of which a repeated one loses its own.
  private mutating func reserveKeys(of list: inout AttractionSorter.List) {
    guard let source = list.source, !list.keys.isEmpty else { return }
    var taken = outerKeys[source] ?? OuterKeys()
    for (place, key) in list.keys.sorted(by: { $0.key < $1.key }) where !taken.reserve(key) {
      list.keys[place] = nil
    }
    outerKeys[source] = taken
  }

  /// Returns the name of the list from `source`, or of one from nowhere.
  private mutating func listName(_ source: String?, _ stem: String) -> String {
    guard let source else {
      let isTold = stem.lowercased().hasSuffix("attractions")
      return names.take(stem + (isTold ? "" : "Attractions") + ".plist")
    }
    if let known = listNames[source] { return known }
    let name = names.take(source)
    listNames[source] = name
    return name
  }

  private mutating func content(of list: AttractionSorter.List) -> RecordFile.Content {
    guard let source = list.source, var keys = outerKeys[source] else {
      return .list(list.entries, at: list.position)
    }
    var tree = PropertyListTree()
    let dictionary = tree.begin(.dictionary, at: list.position)
    list.entries.forEach { entries, entry, index in
      let known = list.keys[index]
      let key = known ?? keys.take(OuterKeys.name(of: entry, in: entries, configuration.keys))
      if known == nil { madeKeyCount += 1 }
      tree.append(.key, key.utf8, at: entries.position(of: entry))
      tree.append(entries, entry)
    }
    tree.end(dictionary)
    outerKeys[source] = keys
    return .dictionary(tree)
  }

  // MARK: Lists of coordinates

  private mutating func characterFiles() -> [RecordFile] {
    var files: [RecordFile] = []
    for sorter in sorters {
      for character in sorter.characters.characters {
        let made = (character.name.flatMap(PlistNames.part) ?? sorter.stem) + "Locations.plist"
        files.append(
          RecordFile(
            file: file(
              character.source ?? made, .character, at: sorter.path, title: character.name),
            content: .list(ElementStore(character.places), at: character.position)))
      }
    }
    return files
  }

  private mutating func routeFiles() -> [RecordFile] {
    var files: [RecordFile] = []
    for sorter in sorters {
      for route in sorter.routes {
        let wanted = route.source ?? madeName(of: route, sorter.stem)
        files.append(
          RecordFile(
            file: file(wanted, .route, at: sorter.path, title: route.name),
            content: .list(ElementStore(route.places), at: route.position)))
      }
    }
    return files
  }

  /// A name by which the list is taken for a route, and not for the sightings of a character.
  private func madeName(of route: FeatureSorter.Route, _ stem: String) -> String {
    let name = route.name.flatMap(PlistNames.part) ?? stem + "Route"
    return name + (name.hasSuffix("Locations") ? "Route" : "") + ".plist"
  }
}

extension ElementStore {
  /// Creates the list of `places` as coordinate strings.
  fileprivate init(_ places: [Place]) {
    self.init()
    var tree = PropertyListTree()
    for place in places {
      tree.removeAll()
      tree.append(.string, place.text.utf8, at: place.position)
      append(tree)
    }
  }
}
