internal import ByteIO
internal import Diagnostics
internal import ParkModel
internal import XMLParsing

/// Reads KML 2.0 to 2.3 (OGC 07-147r2) with Google's extensions, one feature at a time.
///
/// Elements are known by their names; whether they stand in one of KML's namespaces or in none makes
/// no difference, since files have all of them.
final class KMLReader: XMLNodeTaker {
  static let rootElement = "kml"
  static let rule = RuleID.kmlStructure

  private let sorter: FeatureSorter
  private let faults: FeatureFaults
  private let isLinked: Bool
  private var openFolders: KMLFolders
  private let follows: (KMLLink) -> Bool
  private var hasName = false

  /// Where the element begins that was last found to be around features, with all around it.
  private var container: SourcePosition?

  private init(
    sorter: FeatureSorter, faults: FeatureFaults, linkingFolders: [String]?,
    follows: @escaping (KMLLink) -> Bool
  ) {
    self.sorter = sorter
    self.faults = faults
    self.isLinked = linkingFolders != nil
    self.openFolders = KMLFolders(linking: linkingFolders ?? [])
    self.follows = follows
  }

  /// Reads `source` and has `sorter` sort its features.
  ///
  /// - Parameters:
  ///   - source: The document.
  ///   - sorter: Takes the features.
  ///   - diagnostics: Takes what is wrong.
  ///   - linkingFolders: The names of the folders that hold the link to the document, if another one links
  ///     to it; then its own name is that of a folder too.
  ///   - follows: Takes a network link; returns whether the document there is read too.
  /// - Returns: whether it could be read to its end.
  /// - Throws: when the file can't be read at all.
  static func read(
    _ source: ByteSource, into sorter: FeatureSorter, diagnostics: DiagnosticCollector,
    linkingFolders: [String]? = nil, follows: @escaping (KMLLink) -> Bool = { _ in false }
  ) throws(IOError) -> Bool {
    let faults = FeatureFaults(file: source.name, collector: diagnostics)
    let reader = KMLReader(
      sorter: sorter, faults: faults, linkingFolders: linkingFolders, follows: follows)
    return try XMLNodeReader.read(source, into: reader, faults)
  }

  // MARK: Elements

  func take(_ node: XMLNode, in ancestors: [XMLNode]) -> Bool {
    if ancestors.isEmpty { return true }
    // What a feature holds belongs to it, and what an unknown element does, to that.
    guard areContainers(ancestors) else { return false }
    switch node.name {
    case "Placemark": takePlacemark(node, in: ancestors)
    case "GroundOverlay": takeOverlay(node, in: ancestors)
    case "NetworkLink" where isFollowed(node, in: ancestors): break
    case "name": return takeName(node, in: ancestors)
    case "LookAt" where isDocument(ancestors): takeView(node)
    default: leaveOut(node, in: ancestors)
    }
    return true
  }

  /// Whether `ancestors` are all elements around features, which is looked at once for those of one element.
  private func areContainers(_ ancestors: [XMLNode]) -> Bool {
    let position = ancestors[ancestors.count - 1].position
    if position == container { return true }
    for index in ancestors.indices.reversed()
    where !KMLReader.containers.contains(ancestors[index].name) {
      return false
    }
    container = position
    return true
  }

  private func isFollowed(_ node: XMLNode, in ancestors: [XMLNode]) -> Bool {
    guard let address = (node["Link"] ?? node["Url"])?["href"]?.trimmedText else { return false }
    var folders = folders(ancestors)
    if let name = node["name"] { folders.enter(name.trimmedText) }
    return follows(
      KMLLink(
        address: KMLProperties.decoded(address),
        folders: Array(folders.names.suffix(KMLLink.mostFolders))))
  }

  /// The names of the folders that `ancestors` are, and of those that link to the document.
  private func folders(_ ancestors: [XMLNode]) -> Folders {
    let folders = openFolders.around(ancestors)
    sorter.leftovers.add(.folderName, openFolders.takeCutCount())
    return folders
  }

  /// The elements around features; so few that comparing is quicker than hashing.
  private static let containers = [
    "kml", "Document", "Folder", "Create", "Update", "NetworkLinkControl",
  ]

  /// Whether the innermost of `ancestors` is the document that holds all others; GDAL's LIBKML driver
  /// writes documents for folders.
  private func isDocument(_ ancestors: [XMLNode]) -> Bool {
    ancestors.count == 2 && ancestors[1].name == "Document"
  }

  /// Takes the map's name; that of a folder, or of a document that is linked to, stays with it.
  private func takeName(_ node: XMLNode, in ancestors: [XMLNode]) -> Bool {
    guard isDocument(ancestors), !isLinked else {
      openFolders.named(ancestors)
      return false
    }
    // Google Earth calls a document as its file.
    let name = node.trimmedText
    let isFileName = [".kml", ".kmz"].contains { name.hasSuffix($0) }
    if !hasName { sorter.mapName = isFileName ? String(name.dropLast(4)) : name }
    hasName = true
    return true
  }

  private func takeView(_ node: XMLNode) {
    guard let latitude = node["latitude"]?.ordinate, let longitude = node["longitude"]?.ordinate
    else { return sorter.leftovers.add(.view) }
    if isLinked, sorter.isLookedAt { return sorter.leftovers.add(.view) }
    sorter.look(at: Place(latitude: latitude, longitude: longitude, position: node.position))
  }

  /// Counts what has no place in the model.
  private func leaveOut(_ node: XMLNode, in ancestors: [XMLNode]) {
    if KMLReader.silent.contains(node.name) || KMLReader.containers.contains(node.name) { return }
    if node.name == "Style" || node.name == "StyleMap" {
      if !KMLReader.isOurs(style: node.attribute("id") ?? "") { sorter.leftovers.add(.style) }
      return
    }
    sorter.leftovers.add(KMLReader.kinds[node.name] ?? .element)
  }

  /// What says nothing that a map of ours could show, or what stands in the features themselves.
  private static let silent: Set<String> = ["open", "visibility", "Schema", "snippet", "Snippet"]

  private static let kinds: [String: Leftovers.Kind] = [
    "NetworkLink": .networkLink, "ScreenOverlay": .screenOverlay, "PhotoOverlay": .photoOverlay,
    "Tour": .tour, "LookAt": .view, "Camera": .view, "description": .folderDescription,
    "TimeStamp": .time, "TimeSpan": .time, "ExtendedData": .folderData, "Region": .region,
  ]

  /// Whether a writer of ours has made the style with the identifier `id`.
  private static func isOurs(style id: String) -> Bool {
    id == "boundary" || id == "route"
      || id.hasPrefix("attraction-") && id.dropFirst(11).allSatisfy { $0.isNumber }
  }

  // MARK: Features

  private func takePlacemark(_ node: XMLNode, in ancestors: [XMLNode]) {
    var geometry = KMLGeometry(faults)
    let rest = node.children.filter { !geometry.read($0) }
    if geometry.isFaulty { return }
    for (kind, count) in geometry.leftovers { sorter.leftovers.add(kind, count) }
    add(geometry.shapes, node, rest, in: ancestors)
  }

  private func takeOverlay(_ node: XMLNode, in ancestors: [XMLNode]) {
    guard let corners = KMLOverlay.corners(of: node, faults) else { return }
    let shaping: Set<String> = ["LatLonBox", "LatLonQuad", "color", "drawOrder", "altitudeMode"]
    if node["altitude"]?.ordinate.map({ $0.value != 0 }) == true { sorter.leftovers.add(.altitude) }
    let rest = node.children.filter { !shaping.contains($0.name) && $0.name != "altitude" }
    add([.picture(corners)], node, rest, in: ancestors)
  }

  /// Whether a feature in `folders` is one of the places of a line, as GPSBabel writes them beside it.
  private func isTrackPoint(_ folders: [String]) -> Bool {
    folders.last == "Points" && (folders.contains("Tracks") || folders.contains("Routes"))
  }

  private func add(
    _ shapes: [Shape], _ node: XMLNode, _ rest: [XMLNode], in ancestors: [XMLNode]
  ) {
    var reading = KMLProperties(at: node.position)
    for child in rest { reading.read(child) }
    reading.finish()
    for (kind, count) in reading.leftovers { sorter.leftovers.add(kind, count) }
    let folders = folders(ancestors)
    if isTrackPoint(folders.names) { return sorter.leftovers.add(.placeDetail) }
    sorter.add(
      Feature(
        position: node.position, shapes: shapes, properties: reading.properties, folders: folders))
  }
}

extension Leftovers.Kind {
  static let view = Self("view")
  static let networkLink = Self("network link")
  static let screenOverlay = Self("screen overlay")
  static let photoOverlay = Self("photo overlay")
  static let tour = Self("tour")
  static let region = Self("region")
  static let folderName = Self("end of a folder's long name", "ends of folders' long names")
  static let folderDescription = Self("description of a folder", "descriptions of folders")
  static let folderData = Self("table of a folder", "tables of folders")
  static let element = Self("unknown element")
}
