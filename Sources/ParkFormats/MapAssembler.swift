package import ByteIO
package import Comparison
package import ParkModel
package import PropertyList

/// Sorts the records of a map's files into layers, and has a format's writer write them.
///
/// The park files come first and are kept until the layers that they fill are due.
package final class MapAssembler: ParkConsumer {
  private let format: Format
  private let writer: any MapWriter
  private let layers: Set<Layer>
  private let givenName: String?
  private let documentName: String?
  private let context: WritingContext

  private var parks: [Park] = []
  private var hasBegun = false
  private var openLayer: Layer?

  /// The attractions files without an entry, for which formats with features have no place.
  private var emptyLists: [String] = []

  /// Whether the attractions file that is being read has had an entry.
  private var hasEntries = false

  /// How many layers of the format's order are done or open.
  private var reached = 0

  /// Prepares to write a map into `outputs`.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - outputs: Where the map goes; it is not committed here.
  ///   - layers: The layers that are wanted.
  ///   - name: The map's name; `nil` to take the configuration's, the document's, the park's or a
  ///     file's.
  ///   - documentName: The map's name in the document that it comes from, if that gives one.
  ///   - context: What else has been asked for.
  /// - Throws: what the format lacks on this machine.
  /// - Precondition: the format is one that is written.
  package init(
    format: Format, outputs: OutputSet, layers: Set<Layer>, name: String?,
    documentName: String? = nil, context: WritingContext
  ) throws(FormatFailure) {
    guard let makeWriter = format.makeWriter else {
      preconditionFailure("\(format.name) is not written")
    }
    self.format = format
    self.writer = try makeWriter.writer(for: format, into: outputs, context)
    self.documentName = documentName
    self.layers = layers
    self.givenName = name
    self.context = context
  }

  /// What the format could not hold of this map, one phrase each.
  package var omissions: [String] { writer.omissions + emptyLists.map { "the empty list '\($0)'" } }

  /// What is worth knowing about the output besides, one phrase each.
  package var remarks: [String] { writer.remarks }

  // MARK: Records

  /// Takes note of a file; every one is wanted.
  package func began(_ file: ParkFile) -> ReadingStep {
    hasEntries = false
    return .goOn
  }

  /// Keeps a park until the layers are due that it fills.
  package func park(_ park: Park) {
    parks.append(park)
    if hasBegun { introduce(park) }
  }

  /// Hands over a park as a whole.
  private func introduce(_ park: Park) {
    guard layers.contains(.boundary) || layers.contains(.overlay) else { return }
    writer.park(park)
    let isShown = !park.boundary.isEmpty || holdsOverlays && park.overlay != nil
    if layers.contains(.boundary), !isShown { writer.mark(park) }
  }

  private var holdsOverlays: Bool {
    if case .features(let reading)? = format.reading {
      reading.layers.contains(.overlay)
    } else {
      true
    }
  }

  /// Writes pins, those aside that could not be read, unless their layer is not wanted.
  package func attractions(_ entries: inout some AttractionSequence & ~Copyable, of file: ParkFile)
  {
    if openLayer == .attractions && hasEntries { return writer.attractions(&entries, of: file) }
    entries.forEach { attraction, isReadable in
      hasEntries = true
      guard isReadable, open(.attractions, for: file) else { return }
      writer.attraction(attraction, of: file)
    }
  }

  /// Writes a route or the sightings of a character, if their layer is wanted.
  package func path(_ path: Path) {
    if path.file.role == .route {
      if open(.routes, for: path.file) { writer.route(path) }
    } else if open(.characters, for: path.file) {
      writer.character(path)
    }
  }

  /// Takes note of the end of a file.
  package func ended(_ file: ParkFile) {
    guard file.role == .attractions, layers.contains(.attractions) else { return }
    writer.attractionsEnded(file)
    if !hasEntries, case .features? = format.reading { emptyLists.append(file.name) }
  }

  /// Ends the map.
  ///
  /// - Parameters:
  ///   - findings: What the checks have to say, for formats that show it.
  ///   - changes: In what the map differs from an old version, for formats that show it; `nil` where it was
  ///     not compared.
  /// - Throws: when it can't be written in the format.
  package func finish(
    showing findings: MapFindings = MapFindings(), changes: [MapChange]? = nil
  ) throws(WritingError) {
    beginIfNeeded(for: nil)
    advance(to: format.layerOrder.count)
    close()
    writer.findings(findings)
    if let changes { writer.changes(changes) }
    try writer.end()
  }

  // MARK: Layers

  /// Makes `layer` the open one; returns false when it is not wanted.
  private func open(_ layer: Layer, for file: ParkFile) -> Bool {
    if openLayer == layer { return true }
    guard layers.contains(layer) else { return false }
    beginIfNeeded(for: file)
    advance(to: format.layerOrder.firstIndex(of: layer) ?? 0)
    start(layer)
    return true
  }

  private func start(_ layer: Layer) {
    if openLayer == layer { return }
    close()
    openLayer = layer
    writer.begin(layer)
  }

  private func close() {
    if let openLayer { writer.end(openLayer) }
    openLayer = nil
  }

  /// Writes the parks' layers that come before the layer `place` of the format's order.
  private func advance(to place: Int) {
    while reached < place {
      let layer = format.layerOrder[reached]
      reached += 1
      if layers.contains(layer) { writeParks(layer) }
    }
    reached = max(reached, place)
  }

  private func writeParks(_ layer: Layer) {
    for park in parks {
      switch layer {
      case .boundary where !park.boundary.isEmpty:
        start(layer)
        writer.boundary(park, carriesPark: carrier(of: park) == layer)
      case .overlay:
        guard let overlay = park.overlay else { continue }
        start(layer)
        writer.overlay(overlay, of: park, carriesPark: carrier(of: park) == layer)
      default: break
      }
    }
  }

  /// The layer whose record carries what belongs to the park as a whole: its centre, its name and its
  /// further keys.
  private func carrier(of park: Park) -> Layer? {
    if layers.contains(.boundary), !park.boundary.isEmpty { return .boundary }
    return layers.contains(.overlay) && park.overlay != nil ? .overlay : nil
  }

  private func beginIfNeeded(for file: ParkFile?) {
    if hasBegun { return }
    hasBegun = true
    let name =
      givenName ?? context.configuration.name ?? documentName ?? parks.lazy.compactMap(\.name).first
      ?? parks.first?.file.title ?? file?.title ?? "Park"
    writer.begin(MapHeader(name: name, givenName: givenName, park: parks.first))
    for park in parks { introduce(park) }
  }
}
