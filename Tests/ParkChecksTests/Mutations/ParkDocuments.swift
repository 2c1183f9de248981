@testable import ParkChecks

/// The files of a park as texts, ready to be spoilt.
struct ParkDocuments {
  var park: RandomPark.Entries
  var boundary: [String]
  var pins: [RandomPark.Entries]
  var route: [String]
  var sightings: [String]
  var configuration: String?

  /// Which files there are beside the park.
  enum File: CaseIterable { case park, attractions, route, sightings }

  /// The file that is spoilt.
  var spoilt = File.attractions

  /// Whether the park file is there, when another one is spoilt.
  var hasPark = true

  /// What is done to the text of the spoilt file at last.
  var finish: (String) -> String = { $0 }

  init(_ park: RandomPark) {
    self.park = park.park
    boundary = park.boundary.map(park.element)
    pins = park.pins
    route = park.route.map(park.element)
    sightings = park.sightings.map(park.element)
  }

  /// Writes the files that matter: the spoilt one and the park, or all of them.
  func write(to folder: TemporaryFolder, all: Bool = false) throws {
    for file in File.allCases where all || file == spoilt || (file == .park && hasPark) {
      let text = Example.document(of: text(of: file))
      try folder.write(file == spoilt ? finish(text) : text, to: name(of: file))
    }
    if let configuration { try folder.write(configuration, to: "parktools.json") }
  }

  private func name(of file: File) -> String {
    switch file {
    case .park: "Park.plist"
    case .attractions: "Attractions.plist"
    case .route: "WalkRoute.plist"
    case .sightings: "OtterLocations.plist"
    }
  }

  private func text(of file: File) -> String {
    switch file {
    case .park: dictionary(park + boundaryEntry)
    case .attractions: array(pins.map(dictionary))
    case .route: array(route)
    case .sightings: array(sightings)
    }
  }

  private var boundaryEntry: RandomPark.Entries {
    park.contains { $0.key == "boundary" } ? [] : [("boundary", array(boundary))]
  }

  private func dictionary(_ entries: RandomPark.Entries) -> String {
    "<dict>\n" + entries.map { "<key>\($0.key)</key>\n\($0.value)\n" }.joined() + "</dict>"
  }

  private func array(_ values: [String]) -> String {
    "<array>\n" + values.map { $0 + "\n" }.joined() + "</array>"
  }
}

extension RandomPark.Entries {
  subscript(key: String) -> String {
    get { first { $0.key == key }?.value ?? "" }
    set {
      if let index = firstIndex(where: { $0.key == key }) {
        self[index].value = newValue
      } else {
        append((key, newValue))
      }
    }
  }

  mutating func rename(_ key: String, to name: String) {
    if let index = firstIndex(where: { $0.key == key }) { self[index].key = name }
  }

  mutating func remove(_ key: String) { removeAll { $0.key == key } }
}
