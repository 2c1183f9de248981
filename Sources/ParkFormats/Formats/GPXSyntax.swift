internal import ByteIO
internal import Markup
internal import ParkModel
internal import PropertyList

/// Writes the elements of a GPX document.
///
/// Within each, the children stand in the order of the schema. What GPX has no element for stands in
/// `extensions`: our own facts in the namespace `park`, further keys of a record in the namespace
/// `plist`, each under its key where that is a name by XML's rules.
struct GPXSyntax: PinSyntax {
  private var xml = XMLWriter()
  private let sharedContext: SharedContext
  private var bounds = GeographicBounds()
  private var boundsSlot: ByteBuffer.Slot?
  var pins: PinTexts
  private var xmlInPin = XMLWriter()

  private var context: WritingContext { sharedContext.value }

  /// What could not be told of the values of further keys.
  var omissions: [String] { jsonTypes.omissions }

  init(_ context: WritingContext) {
    self.sharedContext = SharedContext(context)
    self.pins = PinTexts(context.configuration.types)
  }

  // MARK: The document

  mutating func beginDocument(_ header: MapHeader, _ out: inout ByteBuffer) {
    out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    xml.begin(
      """
      gpx version="1.1" creator="parktools" xmlns="http://www.topografix.com/GPX/1/1" \
      xmlns:park="urn:parktools:gpx:park" xmlns:plist="urn:parktools:gpx:plist"
      """, &out)
    xml.begin("metadata", &out)
    xml.element("name", header.name, &out)
    boundsSlot = out.reserve(GPXSyntax.boundsWidth)
    xml.end("metadata", &out)
  }

  mutating func endDocument(_ out: inout ByteBuffer) {
    xml.end("gpx", &out)
    guard let boundsSlot else { return }
    let line = bounds.isEmpty ? "" : boundsElement
    // Places far from the globe may have hundreds of digits.
    out.fill(boundsSlot, withLine: line.utf8.count < GPXSyntax.boundsWidth ? line : "")
  }

  /// The room for the line of the bounds, which stand at the front and are known at the end.
  private static let boundsWidth = 120

  /// The bounds, rounded outward to 9 digits behind the point where they have more.
  private var boundsElement: String {
    let places = min(context.precision ?? 9, 9)
    func text(_ edge: Double, _ outward: FloatingPointRoundingRule) -> String {
      let exact = DecimalText.string(edge, places: context.precision)
      return exact.utf8.count <= 14
        ? exact : DecimalText.string((edge * 1e9).rounded(outward) / 1e9, places: places)
    }
    return "    <bounds minlat=\"\(text(bounds.south, .down))\""
      + " minlon=\"\(text(bounds.leastLongitude, .down))\""
      + " maxlat=\"\(text(bounds.north, .up))\""
      + " maxlon=\"\(text(bounds.greatestLongitude, .up))\"/>"
  }

  // MARK: Places

  /// Appends the attributes of a place and counts it into the bounds.
  private mutating func attributes(_ place: Coordinate, _ out: inout ByteBuffer) {
    extendBounds(to: place)
    out.append(" lat=\"")
    out.append(place.latitude, places: context.precision)
    out.append("\" lon=\"")
    DecimalText.write(longitudeDigits(of: place)) { out.append($0) }
    out.append("\"")
  }

  /// Returns the digits of the longitude of `place`.
  ///
  /// Longitudes are below 180 degrees: 180 is written -180, also when rounding made it so.
  private func longitudeDigits(of place: Coordinate) -> DecimalText.Digits {
    var longitude = PlaceText.rounded(place.longitude, places: context.precision)
    if longitude.digits == 18 && longitude.scale == -1 { longitude.isNegative = true }
    return longitude
  }

  private mutating func extendBounds(to place: Coordinate) {
    var place = place
    if place.longitude > 179 {
      let longitude = longitudeDigits(of: place)
      if longitude.digits == 18 && longitude.scale == -1 { place.longitude = -180 }
    }
    bounds.extend(to: place)
  }

  private mutating func points(_ tag: StaticString, _ places: [Coordinate], _ out: inout ByteBuffer)
  {
    for place in places {
      xml.beginLine(&out)
      out.append("<")
      out.append(tag)
      attributes(place, &out)
      out.append("/>\n")
    }
  }

  private mutating func beginWaypoint(_ place: Coordinate, _ out: inout ByteBuffer) {
    xml.beginLine(&out)
    out.append("<wpt")
    attributes(place, &out)
    out.append(">\n")
    xml.indentFurther()
  }

  // MARK: Records

  mutating func write(
    _ attraction: borrowing Attraction, of file: ParkFile, _ out: inout ByteBuffer
  ) {
    let shape = pins.shape(of: attraction)
    if !pins.knows(shape) { pins.add(skeleton(of: shape, in: file), for: shape) }
    var place = PlaceText(of: attraction, places: context.precision)
    if attraction.coordinate.longitude > 179 {
      place.longitude = .digits(longitudeDigits(of: attraction.coordinate))
    }
    extendBounds(to: attraction.coordinate)
    write(attraction, of: shape, at: place, &out)
  }

  /// Writes a pin of a known shape. What is written does not change the writer, so that nothing of it is
  /// copied for each pin.
  private func write(
    _ attraction: borrowing Attraction, of shape: PinShape, at place: PlaceText,
    _ out: inout ByteBuffer
  ) {
    pins.write(attraction, of: shape, at: place, &out) { opening, out in
      if case .other(let value) = opening {
        if case .typeCode = value { openTypeCode(of: attraction, &out) }
        XMLWriter.value(attraction.record, attraction.index(of: value), &out)
      } else {
        attraction.forEachExtra { key in extra(attraction.record, key, xmlInPin, &out) }
        PinNotes.forEach(of: attraction) { name, text in note(name, text, xmlInPin, &out) }
      }
    }
  }

  /// Makes what the pins of `shape` in `file` have in common.
  private mutating func skeleton(of shape: PinShape, in file: ParkFile) -> PinSkeleton {
    let type = context.configuration.types.types[shape.typeIndex]
    var pin = PinSkeleton(of: shape, type)
    xml.beginLine(&pin.out)
    pin.out.append("<wpt lat=\"")
    pin.leave(.latitude)
    pin.out.append("\" lon=\"")
    pin.leave(.longitude)
    pin.out.append("\">\n")
    xml.indentFurther()
    xml.element("name", shape.name, .name, &pin)
    xml.element("desc", shape.subtitle, .subtitle, &pin)
    xml.element("src", file.name, &pin.out)
    if let symbol = type.gpxSymbol { xml.element("sym", symbol, &pin.out) }
    xml.element("type", type.name, &pin.out)
    beginExtensions(of: "attractions", &pin.out)
    typeCode(of: shape, &pin)
    xmlInPin = xml
    pin.leave(.extras)
    endExtensions(&pin.out)
    xml.end("wpt", &pin.out)
    return pin
  }

  mutating func character(_ path: Path, _ out: inout ByteBuffer) {
    for (index, sighting) in path.points.enumerated() {
      beginWaypoint(sighting.coordinate, &out)
      xml.element("name", "\(path.name) \(index + 1)", &out)
      xml.element("src", path.file.name, &out)
      xml.element("sym", literal: "Flag, Blue", &out)
      xml.element("type", literal: "character", &out)
      beginExtensions(of: "characters", &out)
      xml.element("park:character", path.name, &out)
      xml.element("park:sighting", String(index + 1), &out)
      endExtensions(&out)
      xml.end("wpt", &out)
    }
  }

  mutating func route(_ path: Path, _ out: inout ByteBuffer) {
    let isTrack = context.options.contains(.tracks)
    let places = path.points.map(\.coordinate)
    if isTrack {
      beginTrack(path.name, path.file, type: "route", &out)
      beginExtensions(of: "routes", &out)
      endExtensions(&out)
      endTrack(places, &out)
      return
    }
    xml.begin("rte", &out)
    describe(path.name, path.file, type: "route", &out)
    beginExtensions(of: "routes", &out)
    endExtensions(&out)
    points("rtept", places, &out)
    xml.end("rte", &out)
  }

  /// Writes a park without an outline that has a centre, as a waypoint.
  mutating func mark(_ park: Park, at center: Coordinate, _ out: inout ByteBuffer) {
    beginWaypoint(center, &out)
    describe(park.name ?? park.file.title, park.file, type: "boundary", &out)
    beginExtensions(of: "boundary", &out)
    parkExtensions(park, &out)
    endExtensions(&out)
    xml.end("wpt", &out)
  }

  /// Writes a park that has no place at all, as a track without places.
  mutating func mark(_ park: Park, _ out: inout ByteBuffer) {
    beginTrack(park.name ?? park.file.title, park.file, type: "boundary", &out)
    beginExtensions(of: "boundary", &out)
    parkExtensions(park, &out)
    endExtensions(&out)
    xml.end("trk", &out)
  }

  mutating func boundary(_ park: Park, carriesPark: Bool, _ out: inout ByteBuffer) {
    beginTrack(park.name ?? park.file.title, park.file, type: "boundary", &out)
    beginExtensions(of: "boundary", &out)
    if park.boundary.count > 1, park.boundary.first?.coordinate == park.boundary.last?.coordinate {
      xml.element("park:ring", literal: "closed", &out)
    }
    if carriesPark { parkExtensions(park, &out) }
    endExtensions(&out)
    endTrack(closed(park.boundary.map(\.coordinate)), &out)
  }

  private func closed(_ ring: [Coordinate]) -> [Coordinate] {
    ring.first == ring.last ? ring : ring + ring.prefix(1)
  }

  private func describe(
    _ name: String, _ file: ParkFile, type: StaticString, _ out: inout ByteBuffer
  ) {
    xml.element("name", name, &out)
    xml.element("src", file.name, &out)
    xml.element("type", literal: type, &out)
  }

  private mutating func beginTrack(
    _ name: String, _ file: ParkFile, type: StaticString, _ out: inout ByteBuffer
  ) {
    xml.begin("trk", &out)
    describe(name, file, type: type, &out)
  }

  private mutating func endTrack(_ places: [Coordinate], _ out: inout ByteBuffer) {
    xml.begin("trkseg", &out)
    points("trkpt", places, &out)
    xml.end("trkseg", &out)
    xml.end("trk", &out)
  }

  // MARK: Extensions

  private mutating func beginExtensions(of layer: StaticString, _ out: inout ByteBuffer) {
    xml.begin("extensions", &out)
    xml.element("park:layer", literal: layer, &out)
  }

  private mutating func endExtensions(_ out: inout ByteBuffer) { xml.end("extensions", &out) }

  private func typeCode(of shape: PinShape, _ pin: inout PinSkeleton) {
    guard shape.typeCode == .other else {
      return xml.element("park:typeCode", shape.typeCode, .typeCode, &pin)
    }
    xml.beginLine(&pin.out)
    pin.out.append("<park:typeCode kind=\"")
    pin.leave(.other(.typeCode))
    pin.out.append("</park:typeCode>\n")
  }

  /// Ends the tag before the code of a type that is a number.
  private func openTypeCode(of attraction: borrowing Attraction, _ out: inout ByteBuffer) {
    out.append(text: attraction.record.kind(of: attraction.typeIndex).elementName)
    out.append("\">")
  }

  private func parkExtensions(_ park: Park, _ out: inout ByteBuffer) {
    if let center = park.center { xml.element("park:center", center.description, &out) }
    for extra in park.furtherEntries { self.extra(park.record, extra.key, xml, &out) }
    if let order = PlistOrder(of: park) { note(PlistOrder.memberName, order.text, xml, &out) }
  }

  /// Writes what goes along with a record for the way back.
  private func note(
    _ name: StaticString, _ text: String, _ xml: XMLWriter, _ out: inout ByteBuffer
  ) {
    xml.beginLine(&out)
    for part: StaticString in ["<park:", name, ">"] { out.append(part) }
    XMLWriter.escape(text, &out)
    for part: StaticString in ["</park:", name, ">\n"] { out.append(part) }
  }

  /// Writes the value behind `key` in an element of its key, or in one named `entry` with the key as an
  /// attribute; the kind stands in an attribute unless it is a text, and so do those kinds in a list or
  /// a dictionary that JSON does not show.
  private func extra(
    _ tree: borrowing PropertyListTree, _ key: PropertyListTree.Index, _ xml: XMLWriter,
    _ out: inout ByteBuffer
  ) {
    let name = tree.string(of: key)
    let isName = XMLName.isValid(name) && name != "entry"
    let kind = tree.kind(of: key + 1)
    xml.beginLine(&out)
    out.append("<plist:")
    out.append(text: isName ? name : "entry")
    if !isName {
      out.append(" key=\"")
      XMLWriter.escape(name, as: .attribute, &out)
      out.append("\"")
    }
    if kind != .string {
      out.append(" kind=\"")
      out.append(text: kind.elementName)
      out.append("\"")
    }
    if kind == .array || kind == .dictionary { hiddenKinds(copy tree, key, name, &out) }
    out.append(">")
    XMLWriter.value(tree, key + 1, &out)
    out.append("</plist:")
    out.append(text: isName ? name : "entry")
    out.append(">\n")
  }

  /// Writes the kinds of the values within the one behind `key` that JSON does not show, as a JSON
  /// object by the way to each.
  private func hiddenKinds(
    _ tree: PropertyListTree, _ key: PropertyListTree.Index, _ name: String,
    _ out: inout ByteBuffer
  ) {
    let hidden = jsonTypes.hidden(in: tree, [(key, key + 1)])
    if hidden.isEmpty { return }
    let json = PlistTypes.json(hidden)
    out.append(" kinds=\"")
    XMLWriter.escape(json.span, json.indices, as: .attribute, &out)
    out.append("\"")
  }

  private let jsonTypes = PlistTypes(shown: [.string, .integer, .real, .true, .false])
}
