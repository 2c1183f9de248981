internal import Comparison
internal import ParkModel

/// Writes a map in one format.
///
/// The calls come in this order: ``begin(_:)``; the parks and their marks; then, for each layer that has
/// anything in it and in the format's order, the layer's beginning, its records, its end; then
/// ``findings(_:)``, where the map was compared ``changes(_:)``, and ``end()``.
protocol MapWriter: AnyObject {
  /// Begins the map.
  func begin(_ header: MapHeader)

  /// Takes a park as a whole, before the layers that it fills.
  func park(_ park: Park)

  /// Writes a park of which the format holds neither an outline nor an overlay, before all layers.
  func mark(_ park: Park)

  /// Begins a layer.
  func begin(_ layer: Layer)

  /// Writes the outline of a park.
  func boundary(_ park: Park, carriesPark: Bool)

  /// Writes the overlay of a park.
  func overlay(_ overlay: Overlay, of park: Park, carriesPark: Bool)

  /// Writes a pin.
  func attraction(_ attraction: borrowing Attraction, of file: ParkFile)

  /// Writes pins, those aside that could not be read.
  func attractions(_ entries: inout some AttractionSequence & ~Copyable, of file: ParkFile)

  /// Takes note of the end of an attractions file, even of one without entries.
  func attractionsEnded(_ file: ParkFile)

  /// Writes the sightings of a character.
  func character(_ path: Path)

  /// Writes a route.
  func route(_ path: Path)

  /// Ends a layer.
  func end(_ layer: Layer)

  /// Takes what the checks have to say about the map.
  func findings(_ findings: MapFindings)

  /// Takes in what the map differs from an old version.
  func changes(_ changes: [MapChange])

  /// Ends the map.
  ///
  /// - Throws: when it can't be written, of which nothing has been put in its place yet.
  func end() throws(WritingError)

  /// What had to be left out, one phrase each, as far as the records gave reason to.
  var omissions: [String] { get }

  /// What is worth knowing about the output besides, one phrase each.
  var remarks: [String] { get }
}

extension MapWriter {
  /// Writes the pins one by one.
  func attractions(_ entries: inout some AttractionSequence & ~Copyable, of file: ParkFile) {
    entries.forEach { pin, isReadable in if isReadable { attraction(pin, of: file) } }
  }
}

/// What most formats have no use for.
extension MapWriter {
  func park(_ park: Park) {}
  func mark(_ park: Park) {}
  func attractionsEnded(_ file: ParkFile) {}
  var remarks: [String] { [] }
}

/// What is known of a map before its records come.
struct MapHeader {
  /// The map's name.
  let name: String

  /// The name that was asked for; `nil` where ``name`` comes from somewhere else.
  let givenName: String?

  /// The first park; `nil` for a map without a park file.
  let park: Park?
}

extension MapWriter {
  /// Passes over the findings, for which most formats have no place.
  func findings(_ findings: MapFindings) {}

  /// Passes over the changes, for which most formats have no place.
  func changes(_ changes: [MapChange]) {}
}
