internal import ByteIO
internal import Comparison
internal import Markup
internal import ParkModel
internal import PropertyList

/// Writes a map as the JSON that the page's script reads.
///
/// Coordinates are lists of latitude and longitude in degrees. Each record is a line.
struct PageData {
  private let context: WritingContext
  private let pieces: PagePieces
  private(set) var omissions: [String] = []

  /// The files that records and findings come from, by the order in which they first come up.
  private var fileNumbers: [String: Int] = [:]
  private var fileNames: [String] = []
  private var hasFeatures = false

  init(_ context: WritingContext) {
    self.context = context
    self.pieces = PagePieces(precision: context.precision)
  }

  // MARK: The map

  mutating func begin(_ header: MapHeader, _ out: inout ByteBuffer) {
    let types = types()
    let written = self
    line(&out) { json, text in
      json.beginObject(&text)
      json.name("title", &text)
      json.string(header.name, &text)
      written.opening(header.park, &json, &text)
      written.layers(&json, &text)
      json.name("types", &text)
      json.beginArray(&text)
      for type in types { type.write(&json, &text) }
      json.endArray(&text)
    }
    out.append(",\"features\":[")
  }

  /// Writes where the app opens.
  private func opening(_ park: Park?, _ json: inout JSONWriter, _ out: inout ByteBuffer) {
    guard let center = park?.center, center.isOnGlobe, let overlay = park?.overlay else { return }
    json.name("opening", &out)
    json.beginObject(&out)
    json.name("center", &out)
    pieces.place(center, &json, &out)
    json.name("span", &out)
    json.number(overlay.openingLatitudeSpan, &out)
    json.endObject(&out)
  }

  private func layers(_ json: inout JSONWriter, _ out: inout ByteBuffer) {
    json.name("layers", &out)
    json.beginArray(&out)
    for layer in Layer.allCases {
      json.beginObject(&out)
      json.name("id", &out)
      json.string(layer.rawValue, &out)
      json.name("name", &out)
      json.string(layer.displayName, &out)
      json.name("color", &out)
      json.string(context.configuration.color(of: layer).hex, &out)
      json.endObject(&out)
    }
    json.endArray(&out)
  }

  private mutating func types() -> [PageType] {
    context.configuration.types.types.map { type in
      guard let name = type.icon else { return PageType(type: type, icon: nil) }
      do throws(EmbeddedImage.Lack) {
        let icon = try EmbeddedImage(name, of: context.configuration)
        return PageType(type: type, icon: icon.address)
      } catch {
        omissions.append(error.omission(of: "the icon", named: name))
        return PageType(type: type, icon: nil)
      }
    }
  }

  func end(_ out: inout ByteBuffer) {
    out.append(",\"files\":")
    line(&out) { json, text in
      json.beginArray(&text)
      for name in fileNames { json.string(name, &text) }
      json.endArray(&text)
    }
    out.append("}\n")
  }

  // MARK: Records

  mutating func boundary(_ park: Park, carriesPark: Bool, _ out: inout ByteBuffer) {
    let pieces = pieces
    let points = park.boundary.map(\.coordinate)
    feature("boundary", of: park.file, name: park.name ?? park.file.title, &out) { json, text in
      pieces.points(points, &json, &text)
      json.name("area", &text)
      json.number(Area.squareMetres(within: points), &text)
      json.name("perimeter", &text)
      json.number(Distance.length(of: points + points.prefix(1)), &text)
      if carriesPark { pieces.extras(park.record, park.extras, &json, &text) }
    }
  }

  mutating func overlay(
    _ overlay: Overlay, of park: Park, carriesPark: Bool, _ out: inout ByteBuffer
  ) {
    let pieces = pieces
    let image = image()
    let quad = OverlayQuad(overlay, shape: context.configuration.overlayShape)
    feature("overlay", of: park.file, name: park.name ?? park.file.title, &out) { json, text in
      pieces.points(quad.corners.map(\.coordinate), &json, &text)
      if let image {
        json.name("image", &text)
        json.string(image.address, &text)
      }
      if carriesPark { pieces.extras(park.record, park.extras, &json, &text) }
    }
  }

  private mutating func image() -> EmbeddedImage? {
    var omission: String?
    let image = context.embeddedOverlayImage { omission = $0 }
    if let omission { omit(omission) }
    return image
  }

  /// Takes note of what is left out, once, though several parks may lack it.
  private mutating func omit(_ phrase: String) {
    if !omissions.contains(phrase) { omissions.append(phrase) }
  }

  mutating func attraction(
    _ attraction: borrowing Attraction, of file: ParkFile, _ out: inout ByteBuffer
  ) {
    let pieces = pieces
    let type = attraction.listedType ?? context.configuration.types.fallbackIndex
    let (subtitle, code) = (attraction.subtitle, attraction.typeCode)
    let (coordinate, record, more) = (attraction.coordinate, attraction.record, attraction.extras)
    feature("attractions", of: file, name: attraction.name, &out) { json, text in
      json.name("at", &text)
      pieces.place(coordinate, &json, &text)
      json.name("type", &text)
      json.number(type, &text)
      if let subtitle {
        json.name("subtitle", &text)
        json.string(subtitle, &text)
      }
      if let code {
        json.name("typeCode", &text)
        json.string(code, &text)
      }
      pieces.extras(record, more, &json, &text)
    }
  }

  mutating func path(_ path: Path, layer: StaticString, _ out: inout ByteBuffer) {
    let pieces = pieces
    let points = path.points.map(\.coordinate)
    let color = context.configuration.color(ofCharacter: path.name)
    feature(layer, of: path.file, name: path.name, &out) { json, text in
      pieces.points(points, &json, &text)
      if path.file.role == .route {
        json.name("length", &text)
        json.number(Distance.length(of: points), &text)
      } else {
        json.name("color", &text)
        json.string(color.hex, &text)
        json.name("ink", &text)
        json.string(color.ink.hex, &text)
      }
    }
  }

  // MARK: Findings

  mutating func findings(
    _ findings: MapFindings, _ places: FindingPlaces, _ out: inout ByteBuffer
  ) {
    out.append("],\"findings\":[")
    for (index, finding) in findings.diagnostics.enumerated() {
      if index > 0 { out.append(",") }
      let number = number(ofFile: finding.file)
      let place = places.place(of: finding, keys: context.configuration.keys)
      line(&out) { json, text in
        PageFinding(finding: finding, file: number, place: place).write(&json, &text)
      }
    }
    out.append("],\"droppedFindings\":")
    out.append(text: String(findings.droppedCount))
  }

  /// Writes what the map differs from an old version.
  func changes(_ changes: [MapChange], _ out: inout ByteBuffer) {
    out.append(",\"changes\":[")
    for (index, change) in changes.enumerated() {
      if index > 0 { out.append(",") }
      line(&out) { json, text in
        PageChange(change: change, configuration: context.configuration).write(&json, &text)
      }
    }
    out.append("],\"changeKinds\":")
    line(&out) { json, text in PageChange.writeKinds(&json, &text) }
  }

  // MARK: Pieces

  private mutating func number(ofFile path: String) -> Int {
    if let number = fileNumbers[path] { return number }
    fileNumbers[path] = fileNames.count
    fileNames.append(fileName(of: path))
    return fileNames.count - 1
  }

  /// Writes a record with what all records have and what `content` adds.
  private mutating func feature(
    _ layer: StaticString, of file: ParkFile, name: String, _ out: inout ByteBuffer,
    _ content: (inout JSONWriter, inout ByteBuffer) -> Void
  ) {
    if hasFeatures { out.append(",") }
    hasFeatures = true
    let number = number(ofFile: file.path)
    line(&out) { json, text in
      json.beginObject(&text)
      json.name("layer", &text)
      json.string(layer, &text)
      json.name("file", &text)
      json.number(number, &text)
      json.name("name", &text)
      json.string(name, &text)
      content(&json, &text)
      json.endObject(&text)
    }
  }

  /// Writes a line of what `content` writes, with the escapes that the page needs.
  private func line(
    _ out: inout ByteBuffer, _ content: (inout JSONWriter, inout ByteBuffer) -> Void
  ) {
    var json = JSONWriter(isPretty: false)
    var text = ByteBuffer()
    content(&json, &text)
    ScriptText.write(text.bytes, &out)
    out.append("\n")
  }
}
