internal import ByteIO
internal import Diagnostics
internal import JSONReading

/// Reads GeoJSON (RFC 7946): a feature collection, a feature or a geometry; newline-delimited features;
/// and text sequences (RFC 8142).
///
/// Of a collection, one feature at a time is in memory as values; of a sequence, one text.
struct GeoJSONReader {
  private let faults: FeatureFaults
  private let sorter: FeatureSorter

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
    let reader = GeoJSONReader(sorter: sorter, faults: faults)
    guard JSONTextSequence.mayBegin(with: try source.firstBytes(headLength)) else {
      faults.report(.jsonSyntax, at: .start, "this is no GeoJSON: expected '{'")
      return false
    }
    var texts = JSONTextSequence(source)
    var isComplete = true
    var hasText = false
    while var text = try texts.next() {
      hasText = true
      if let place = texts.longToken {
        faults.report(
          .jsonSyntax, at: place,
          "a text or a number of more than \(JSONTextSequence.longestToken) bytes")
        return false
      }
      if !reader.read(&text) { isComplete = false }
    }
    if !hasText {
      faults.report(.jsonSyntax, at: .start, "the file is empty: expected GeoJSON")
    }
    return isComplete && hasText
  }

  /// How many bytes tell whether a file can be GeoJSON at all.
  private static let headLength = 256

  /// Reads one JSON text, whose bytes it takes so that they are in memory once.
  private func read(_ text: inout JSONTextSequence.Text) -> Bool {
    var bytes: [UInt8] = []
    swap(&bytes, &text.bytes)
    let stream = JSONElementStream(of: "features") { readFeature($0) }
    do throws(JSONError) {
      try readRoot(JSONParser.parse(consume bytes, from: text.start, stream: stream))
      return true
    } catch {
      faults.report(.jsonSyntax, at: error.position, error.message)
      return false
    }
  }

  // MARK: The root

  private func readRoot(_ root: JSONValue) {
    guard let object = GeoJSONObject(root, expected: "a GeoJSON object", faults) else { return }
    switch object.type {
    case "FeatureCollection": readCollection(object)
    case "Feature": readFeature(root)
    default: readGeometry(root)
    }
  }

  private func readCollection(_ collection: GeoJSONObject) {
    if collection["features"]?.isArray != true {
      faults.report(
        .geoJSONStructure, at: collection["features"]?.position ?? collection.position,
        "a FeatureCollection needs a member \"features\", an array")
    }
    if case .string(let name)? = collection["name"]?.content { sorter.mapName = name }
    judgeReferenceSystem(collection["crs"])
    let known = ["type", "features", "name", "crs", "bbox"]
    sorter.leftovers.add(.member, collection.members.count { !known.contains($0.name) })
  }

  /// Complains about another reference system than WGS 84, which the old GeoJSON of 2008 could name.
  private func judgeReferenceSystem(_ member: JSONValue?) {
    guard let member, case .object(let system) = member.content,
      case .object(let properties)? = system.first(where: { $0.name == "properties" })?.value
        .content,
      case .string(let name)? = properties.first(where: { $0.name == "name" })?.value.content
    else { return }
    let isKnown = ["CRS84", "EPSG::4326", "EPSG:4326", "WGS84"].contains { name.hasSuffix($0) }
    if isKnown { return }
    faults.report(
      .geoJSONStructure, at: member.position,
      "the coordinates are in \(faults.quoted(name)): expected WGS 84 (RFC 7946, section 4)")
  }

  // MARK: Features

  /// Reads a geometry that stands alone.
  private func readGeometry(_ value: JSONValue) {
    var geometry = GeoJSONGeometry(faults)
    geometry.read(value)
    add(geometry, FeatureProperties(at: value.position), at: value.position)
  }

  private func readFeature(_ value: JSONValue) {
    guard let object = GeoJSONObject(value, expected: "a Feature", faults) else { return }
    guard object.type == "Feature" else {
      faults.report(
        .geoJSONStructure, at: object["type"]?.position ?? object.position,
        "expected a Feature, found \(faults.quoted(object.type))")
      return
    }
    var geometry = GeoJSONGeometry(faults)
    switch object["geometry"] {
    case let value? where value.isNull: break
    case let value?: geometry.read(value)
    case nil:
      faults.report(
        .geoJSONStructure, at: object.position, "the Feature has no member \"geometry\"")
    }
    if geometry.isFaulty { return }
    let known = ["type", "geometry", "properties", "id", "bbox"]
    sorter.leftovers.add(.featureMember, object.members.count { !known.contains($0.name) })
    add(geometry, properties(of: object), at: object.position)
  }

  private func add(
    _ geometry: GeoJSONGeometry, _ properties: FeatureProperties, at position: SourcePosition
  ) {
    if geometry.isFaulty { return }
    sorter.leftovers.add(.altitude, geometry.altitudeCount)
    sorter.leftovers.add(.hole, geometry.holeCount)
    sorter.add(Feature(position: position, shapes: geometry.shapes, properties: properties))
  }

  private func properties(of object: GeoJSONObject) -> FeatureProperties {
    var properties = FeatureProperties(at: object.position)
    switch object["properties"]?.content {
    case .object(let members)?:
      for member in members { add(member.value, member.name, at: member.position, to: &properties) }
    case .null?, nil: break
    default:
      faults.report(
        .geoJSONStructure, at: object["properties"]?.position ?? object.position,
        "the properties of a Feature are an object or null")
    }
    if let id = object["id"] { add(identifier: id, to: &properties) }
    return properties
  }

  /// Adds an identifier, unless a property says it.
  private func add(identifier id: JSONValue, to properties: inout FeatureProperties) {
    if let known = properties.text(of: "id"), known == id.word { return }
    add(id, "id", at: id.position, to: &properties)
  }

  /// Adds a property; one that is null says nothing.
  private func add(
    _ value: JSONValue, _ name: String, at position: SourcePosition,
    to properties: inout FeatureProperties
  ) {
    if value.isNull { return }
    let isNew = properties.add(name, at: position) { tree in
      sorter.leftovers.add(.null, tree.append(value))
    }
    if !isNew { sorter.leftovers.add(.repeated) }
  }
}

extension JSONValue {
  /// The text or the digits; `nil` for anything else.
  fileprivate var word: String? {
    switch content {
    case .string(let text), .number(let text): text
    default: nil
    }
  }
}
