internal import ByteIO
internal import Diagnostics
internal import ParkModel
internal import XMLParsing

/// Reads GPX 1.0 and 1.1 with any extensions, one waypoint, route or track at a time.
///
/// Elements are known by their names, since files give them either version's namespace or none.
final class GPXReader: XMLNodeTaker {
  static let rootElement = "gpx"
  static let rule = RuleID.gpxStructure

  private let sorter: FeatureSorter
  private let faults: FeatureFaults

  /// The places of the route or of the track's segment that is open.
  private var places: [Place] = []

  /// The segments of the track that is open.
  private var segments: [[Place]] = []

  private var isFaulty = false

  private init(sorter: FeatureSorter, faults: FeatureFaults) {
    self.sorter = sorter
    self.faults = faults
  }

  /// Reads `source` and has `sorter` sort its features.
  ///
  /// - Returns: whether it could be read to its end.
  static func read(
    _ source: ByteSource, into sorter: FeatureSorter, diagnostics: DiagnosticCollector
  ) throws(IOError) -> Bool {
    let faults = FeatureFaults(file: source.name, collector: diagnostics)
    return try XMLNodeReader.read(
      source, into: GPXReader(sorter: sorter, faults: faults), faults)
  }

  // MARK: Elements

  func take(_ node: XMLNode, in ancestors: [XMLNode]) -> Bool {
    switch ancestors.count {
    case 0: break
    case 1: takeRecord(node)
    default: return takePart(node, of: ancestors[1], parent: ancestors[ancestors.count - 1])
    }
    return true
  }

  /// Takes a child of the root.
  private func takeRecord(_ node: XMLNode) {
    switch node.name {
    case "wpt": if let place = place(node) { add([.point(place)], node) }
    case "rte": add(places.isEmpty ? [] : [.line(places)], node)
    case "trk": add(segments.map { .line($0) }, node)
    case "metadata": takeMetadata(node)
    case "name": sorter.mapName = node.trimmedText
    case "bounds": break
    default: sorter.leftovers.add(.metadata)
    }
    if ["wpt", "rte", "trk"].contains(node.name) {
      (places, segments, isFaulty) = ([], [], false)
    }
  }

  /// Takes a place of a line out of its record, so that a long line takes little memory.
  private func takePart(_ node: XMLNode, of record: XMLNode, parent: XMLNode) -> Bool {
    switch (record.name, node.name) {
    case ("rte", "rtept") where parent.name == "rte": append(node)
    case ("trk", "trkpt") where parent.name == "trkseg": append(node)
    case ("trk", "trkseg") where parent.name == "trk":
      if !places.isEmpty { segments.append(places) }
      places = []
      sorter.leftovers.add(.placeDetail, node.children.count)
    default: return false
    }
    return true
  }

  private func append(_ node: XMLNode) {
    if let place = place(node) { places.append(place) }
    for child in node.children {
      switch child.name {
      case "ele": sorter.leftovers.add(.altitude)
      case "time": sorter.leftovers.add(.time)
      case "name" where isMadeUp(child.trimmedText): break
      default: sorter.leftovers.add(.placeDetail)
      }
    }
  }

  /// Whether GPSBabel has made up the name of a place, such as `RPT001`.
  private func isMadeUp(_ name: String) -> Bool {
    name.hasPrefix("RPT") && name.dropFirst(3).allSatisfy { $0.isNumber }
  }

  private func takeMetadata(_ node: XMLNode) {
    for child in node.children {
      switch child.name {
      case "name": sorter.mapName = child.trimmedText
      case "bounds": break
      default: sorter.leftovers.add(.metadata)
      }
    }
  }

  // MARK: Features

  /// Reads the place in the attributes of `node`, or reports that there is none.
  private func place(_ node: XMLNode) -> Place? {
    var numbers: [Ordinate] = []
    for name in ["lat", "lon"] {
      let text = node.attribute(name)
      let bare = text.map { String($0.unicodeScalars.filter { !$0.properties.isWhitespace }) }
      guard let ordinate = bare.flatMap(Ordinate.init) else {
        isFaulty = true
        let found = text.map { "is \(faults.quoted($0))" } ?? "is missing"
        faults.report(
          .gpxStructure, at: node.position,
          "the attribute \(name) of <\(node.name)> \(found): expected a number of degrees")
        return nil
      }
      numbers.append(ordinate)
    }
    return Place(latitude: numbers[0], longitude: numbers[1], position: node.position)
  }

  private func add(_ shapes: [Shape], _ node: XMLNode) {
    if isFaulty { return }
    let reading = GPXProperties(node)
    for (kind, count) in reading.leftovers { sorter.leftovers.add(kind, count) }
    sorter.add(Feature(position: node.position, shapes: shapes, properties: reading.properties))
  }
}

extension Leftovers.Kind {
  static let metadata = Self("entry of the metadata", "entries of the metadata")
  static let placeDetail = Self("detail of a line's place", "details of lines' places")
}
