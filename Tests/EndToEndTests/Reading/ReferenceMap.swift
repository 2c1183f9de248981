import Foundation
import Testing

/// What the property lists of a map say, read without the product.
struct ReferenceMap {
  /// The park file.
  let park: Park
  let attractions: [Attraction]
  let routes: [Path]
  let characters: [Path]

  struct Park {
    let source: String
    let name: String?
    let center: Position
    let centerText: String
    let topLeft: Position
    let topRight: Position
    let bottomLeft: Position
    let boundary: [Position]

    /// The corners of the overlay, the bottom right as the app derives it.
    var corners: [Position] {
      let bottomRight = Position(longitude: topRight.longitude, latitude: bottomLeft.latitude)
      return [bottomLeft, bottomRight, topRight, topLeft]
    }

    /// The name, or what the file is called.
    var title: String { name ?? fileTitle(source) }
  }

  struct Attraction {
    let source: String
    let name: String
    let subtitle: String
    let type: String
    let location: Position

    /// What the entry holds beside.
    let extras: [String: PropertyValue]
  }

  struct Path {
    let source: String
    let name: String
    let points: [Position]
  }
}

/// The name of a file without its extension.
private func fileTitle(_ source: String) -> String { String(source.dropLast(".plist".count)) }

extension ReferenceMap {
  /// Reads the property lists of a sample.
  init(_ sample: Sample) throws {
    let keys = sample.keys
    self.park = try Park(sample.folder, sample.parkFile, keys)
    let entries = try PropertyValue(contentsOf: sample.folder + "/" + sample.attractionsFile)
    self.attractions = try #require(entries.array).map { entry in
      try Attraction(entry, sample.attractionsFile, keys)
    }
    self.routes = try sample.routeFiles.map { try Path(sample.folder, $0, fileTitle($0)) }
    self.characters = try sample.characterFiles.map {
      try Path(sample.folder, $0, fileTitle($0).replacingOccurrences(of: "Locations", with: ""))
    }
  }
}

extension ReferenceMap.Park {
  init(_ folder: String, _ source: String, _ keys: Sample.Keys) throws {
    let values = try PropertyValue(contentsOf: folder + "/" + source)
    func text(_ key: String) throws -> String { try #require(values[key]?.string) }
    self.source = source
    self.name = values[keys.parkName]?.string
    self.centerText = try text(keys.center)
    self.center = try Position(propertyListText: centerText)
    self.topLeft = try Position(propertyListText: text(keys.topLeft))
    self.topRight = try Position(propertyListText: text(keys.topRight))
    self.bottomLeft = try Position(propertyListText: text(keys.bottomLeft))
    self.boundary = try #require(values[keys.boundary]).positions
  }
}

extension ReferenceMap.Attraction {
  init(_ entry: PropertyValue, _ source: String, _ keys: Sample.Keys) throws {
    self.source = source
    self.name = try #require(entry[keys.name]?.string)
    self.subtitle = try #require(entry[keys.subtitle]?.string)
    self.type = try #require(entry[keys.type]?.string)
    self.location = try Position(propertyListText: #require(entry[keys.location]?.string))
    let known = [keys.name, keys.subtitle, keys.type, keys.location]
    self.extras = try #require(entry.dictionary).filter { !known.contains($0.key) }
  }
}

extension ReferenceMap.Path {
  init(_ folder: String, _ source: String, _ name: String) throws {
    self.source = source
    self.name = name
    self.points = try PropertyValue(contentsOf: folder + "/" + source).positions
  }
}

extension PropertyValue {
  /// The places of an array of coordinate strings.
  var positions: [Position] {
    get throws {
      try #require(array).map { try Position(propertyListText: #require($0.string)) }
    }
  }
}
