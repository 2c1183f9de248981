internal import ByteIO
internal import Markup
internal import ParkModel
internal import PropertyList

/// Writes the elements of a KML document.
///
/// Within each, the children stand in the order of the schema (OGC 07-147r2, section 9).
struct KMLSyntax: PinSyntax {
  var xml = XMLWriter()
  private let sharedContext: SharedContext
  var pins: PinTexts
  private var xmlInPin = XMLWriter()

  /// All values of extended data are text.
  private let plistTypes = PlistTypes(shown: [.string], areContainersShown: false)

  var context: WritingContext { sharedContext.value }

  /// What could not be told of the values of further keys.
  var omissions: [String] { plistTypes.omissions }

  init(_ context: WritingContext) {
    self.sharedContext = SharedContext(context)
    self.pins = PinTexts(context.configuration.types)
  }

  // MARK: The document

  mutating func beginDocument(_ header: MapHeader, _ out: inout ByteBuffer) {
    out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    xml.begin(
      "kml xmlns=\"http://www.opengis.net/kml/2.2\" xmlns:gx=\"http://www.google.com/kml/ext/2.2\"",
      &out)
    xml.begin("Document", &out)
    xml.element("name", header.name, &out)
    if let park = header.park, let center = park.center { lookAt(center, park.overlay, &out) }
    styles(&out)
  }

  mutating func endDocument(_ out: inout ByteBuffer) {
    xml.end("Document", &out)
    xml.end("kml", &out)
  }

  /// Writes the view at which the app opens: the centre, from as high as the latitude span asks for.
  private mutating func lookAt(_ center: Coordinate, _ overlay: Overlay?, _ out: inout ByteBuffer) {
    xml.begin("LookAt", &out)
    xml.element("longitude", center.longitude, places: context.precision, &out)
    xml.element("latitude", center.latitude, places: context.precision, &out)
    xml.element("altitude", literal: "0", &out)
    xml.element("heading", literal: "0", &out)
    xml.element("tilt", literal: "0", &out)
    xml.element("range", range(of: overlay), places: 0, &out)
    xml.end("LookAt", &out)
  }

  /// The distance in metres from which a view of 60 degrees shows the app's span of latitudes.
  private func range(of overlay: Overlay?) -> Double {
    guard let overlay else { return 1000 }
    let metres = overlay.openingLatitudeSpan / 360 * 2 * .pi * Distance.earthRadius
    return metres / 2 / tan(.pi / 6)
  }

  // MARK: Styles

  private mutating func styles(_ out: inout ByteBuffer) {
    lineStyle("boundary", .boundary, isArea: true, &out)
    lineStyle("route", .routes, isArea: false, &out)
    for (index, type) in context.configuration.types.types.enumerated() {
      pinStyle("attraction-\(index)", type.color, context.icon(ofType: index), &out)
    }
  }

  private mutating func lineStyle(
    _ id: String, _ layer: Layer, isArea: Bool, _ out: inout ByteBuffer
  ) {
    beginStyle(id, &out)
    xml.begin("LineStyle", &out)
    xml.element("color", context.configuration.color(of: layer).kml(), &out)
    xml.element("width", literal: "2", &out)
    xml.end("LineStyle", &out)
    if isArea {
      xml.begin("PolyStyle", &out)
      xml.element("fill", literal: "0", &out)
      xml.end("PolyStyle", &out)
    }
    xml.end("Style", &out)
  }

  /// Writes the style of pins with an icon of their own, which keeps its colours, or in `color`.
  private mutating func pinStyle(
    _ id: String, _ color: Color, _ icon: Picture?, _ out: inout ByteBuffer
  ) {
    beginStyle(id, &out)
    guard let icon else { return endPinStyle(color, &out) }
    xml.begin("IconStyle", &out)
    self.icon(icon, &out)
    xml.end("IconStyle", &out)
    xml.end("Style", &out)
  }

  private mutating func icon(_ picture: Picture, _ out: inout ByteBuffer) {
    xml.begin("Icon", &out)
    xml.element("href", picture.reference, &out)
    xml.end("Icon", &out)
  }

  /// A white pin, which takes on the colour beside it; the usual one is yellow. GDAL's LIBKML driver
  /// can't write a colour without a picture.
  private static let pin: StaticString =
    "http://maps.google.com/mapfiles/kml/pushpin/wht-pushpin.png"

  private mutating func endPinStyle(_ color: Color, _ out: inout ByteBuffer) {
    xml.begin("IconStyle", &out)
    xml.element("color", color.kml(), &out)
    xml.begin("Icon", &out)
    xml.element("href", literal: KMLSyntax.pin, &out)
    xml.end("Icon", &out)
    xml.end("IconStyle", &out)
    xml.end("Style", &out)
  }

  private mutating func beginStyle(_ id: String, _ out: inout ByteBuffer) {
    xml.beginLine(&out)
    out.append("<Style id=\"")
    out.append(text: id)
    out.append("\">\n")
    xml.indentFurther()
  }

  // MARK: Folders

  mutating func beginFolder(_ name: String, _ out: inout ByteBuffer) {
    xml.begin("Folder", &out)
    xml.element("name", name, &out)
  }

  mutating func endFolder(_ out: inout ByteBuffer) { xml.end("Folder", &out) }

  // MARK: Features

  mutating func boundary(_ park: Park, carriesPark: Bool, _ out: inout ByteBuffer) {
    xml.begin("Placemark", &out)
    xml.element("name", park.name ?? park.file.title, &out)
    xml.element("styleUrl", literal: "#boundary", &out)
    let places = park.boundary.map(\.coordinate)
    beginData(of: "boundary", &out)
    if let note = RingNote(of: places).text { data(RingNote.memberName, note, &out) }
    if carriesPark { parkData(park, &out) }
    endData(park.file, &out)
    polygon(DateLineCut.parts(ofRing: places), &out)
    xml.end("Placemark", &out)
  }

  /// Writes a park of which there is neither an outline nor an overlay: its centre, if it has one.
  mutating func mark(_ park: Park, _ out: inout ByteBuffer) {
    xml.begin("Placemark", &out)
    xml.element("name", park.name ?? park.file.title, &out)
    beginData(of: "boundary", &out)
    parkData(park, &out)
    endData(park.file, &out)
    if let center = park.center { point(center, &out) }
    xml.end("Placemark", &out)
  }

  mutating func write(
    _ attraction: borrowing Attraction, of file: ParkFile, _ out: inout ByteBuffer
  ) {
    let shape = pins.shape(of: attraction)
    if !pins.knows(shape) { pins.add(skeleton(of: shape, in: file), for: shape) }
    let place = PlaceText(of: attraction, places: context.precision)
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
        XMLWriter.value(attraction.record, attraction.index(of: value), &out)
      } else {
        extraData(of: attraction, &out)
      }
    }
  }

  /// Makes what the pins of `shape` in `file` have in common.
  private mutating func skeleton(of shape: PinShape, in file: ParkFile) -> PinSkeleton {
    let type = context.configuration.types.types[shape.typeIndex]
    var pin = PinSkeleton(of: shape, type)
    xml.begin("Placemark", &pin.out)
    xml.element("name", shape.name, .name, &pin)
    xml.element("description", shape.subtitle, .subtitle, as: .html, &pin)
    xml.element("styleUrl", "#attraction-\(shape.typeIndex)", &pin.out)
    beginData(of: "attractions", &pin.out)
    datum("subtitle", shape.subtitle, .subtitle, &pin)
    data("type", type.name, &pin.out)
    datum("typeCode", shape.typeCode, .typeCode, &pin)
    xmlInPin = xml
    pin.leave(.extras)
    endData(file, &pin.out)
    xml.begin("Point", &pin.out)
    xml.beginText("coordinates", &pin.out)
    pin.leave(.longitude)
    pin.out.append(",")
    pin.leave(.latitude)
    xml.endText("coordinates", &pin.out)
    xml.end("Point", &pin.out)
    xml.end("Placemark", &pin.out)
    return pin
  }

  private func datum(
    _ name: StaticString, _ presence: PinShape.Presence, _ value: PinValue,
    _ pin: inout PinSkeleton
  ) {
    guard let opening = presence.opening(for: value, as: .xml) else { return }
    beginDatum(name, &pin.out)
    pin.leave(opening)
    endDatum(&pin.out)
  }

  mutating func character(_ path: Path, _ out: inout ByteBuffer) {
    beginFolder(path.name, &out)
    for (index, sighting) in path.points.enumerated() {
      xml.begin("Placemark", &out)
      xml.element("name", "\(path.name) \(index + 1)", &out)
      xml.begin("Style", &out)
      endPinStyle(context.configuration.color(ofCharacter: path.name), &out)
      beginData(of: "characters", &out)
      data("character", path.name, &out)
      data("sighting", String(index + 1), &out)
      endData(path.file, &out)
      point(sighting.coordinate, &out)
      xml.end("Placemark", &out)
    }
    endFolder(&out)
  }

  mutating func route(_ path: Path, _ out: inout ByteBuffer) {
    xml.begin("Placemark", &out)
    xml.element("name", path.name, &out)
    xml.element("styleUrl", literal: "#route", &out)
    beginData(of: "routes", &out)
    endData(path.file, &out)
    line(DateLineCut.parts(ofLine: path.points.map(\.coordinate)), &out)
    xml.end("Placemark", &out)
  }

  // MARK: The overlay

  mutating func overlay(
    _ overlay: Overlay, of park: Park, carriesPark: Bool, _ out: inout ByteBuffer
  ) {
    let placement = OverlayPlacement(corners: context.corners(of: overlay))
    xml.begin("GroundOverlay", &out)
    xml.element("name", park.name ?? park.file.title, &out)
    beginData(of: "overlay", &out)
    if let image = context.configuration.overlayImage { data("image", image, &out) }
    if !overlay.isAxisAligned { cornerData(overlay, &out) }
    if carriesPark { parkData(park, &out) }
    endData(park.file, &out)
    if let picture = context.overlayImage {
      icon(picture, &out)
    } else {
      xml.element("color", context.configuration.color(of: .overlay).kml(opacity: 0x40), &out)
    }
    box(placement, &out)
    xml.end("GroundOverlay", &out)
  }

  /// Writes the box, which all readers know, and the four corners where the box can't tell them.
  private mutating func box(_ placement: OverlayPlacement, _ out: inout ByteBuffer) {
    xml.begin("LatLonBox", &out)
    xml.element("north", placement.north, places: context.precision, &out)
    xml.element("south", placement.south, places: context.precision, &out)
    xml.element("east", placement.east, places: context.precision, &out)
    xml.element("west", placement.west, places: context.precision, &out)
    if placement.rotation != 0 { xml.element("rotation", placement.rotation, places: 9, &out) }
    xml.end("LatLonBox", &out)
    guard !placement.isRectangle else { return }
    xml.begin("gx:LatLonQuad", &out)
    coordinates(placement.corners, &out)
    xml.end("gx:LatLonQuad", &out)
  }

  // MARK: Extended data

  @inline(__always)
  private mutating func beginData(of layer: StaticString, _ out: inout ByteBuffer) {
    xml.begin("ExtendedData", &out)
    beginDatum("layer", &out)
    out.append(layer)
    endDatum(&out)
  }

  @inline(__always)
  private mutating func endData(_ file: ParkFile, _ out: inout ByteBuffer) {
    data("source", file.name, &out)
    xml.end("ExtendedData", &out)
  }

  @inline(__always)
  private func beginDatum(_ name: StaticString, _ out: inout ByteBuffer) {
    xml.beginLine(&out)
    out.append("<Data name=\"")
    out.append(name)
    out.append("\"><value>")
  }

  @inline(__always)
  private func endDatum(_ out: inout ByteBuffer) { out.append("</value></Data>\n") }

  private func data(_ name: StaticString, _ text: String, _ out: inout ByteBuffer) {
    data(name, text, xml, &out)
  }

  private func data(
    _ name: StaticString, _ text: String, _ xml: XMLWriter, _ out: inout ByteBuffer
  ) {
    xml.beginLine(&out)
    out.append("<Data name=\"")
    out.append(name)
    out.append("\"><value>")
    XMLWriter.escape(text, &out)
    endDatum(&out)
  }

  private func cornerData(_ overlay: Overlay, _ out: inout ByteBuffer) {
    data("topLeft", overlay.topLeft.description, &out)
    data("topRight", overlay.topRight.description, &out)
    data("bottomLeft", overlay.bottomLeft.description, &out)
  }

  private func parkData(_ park: Park, _ out: inout ByteBuffer) {
    if let center = park.center { data("center", center.description, &out) }
    let extras = park.furtherEntries
    for extra in extras { extraData(park.record, extra.key, xml, &out) }
    plistTypeData(park.record, extras, xml, &out)
    if let order = PlistOrder(of: park) { data(PlistOrder.memberName, order.text, &out) }
  }

  @inline(__always)
  private func extraData(of attraction: borrowing Attraction, _ out: inout ByteBuffer) {
    let typeIndex = attraction.typeIndex
    let hidesType = typeIndex >= 0 && attraction.record.kind(of: typeIndex) != .string
    var mayHideTypes = hidesType
    attraction.forEachExtra { key in
      extraData(attraction.record, key, xmlInPin, &out)
      mayHideTypes = mayHideTypes || attraction.record.kind(of: key + 1) != .string
    }
    if mayHideTypes {
      let type = hidesType ? [(key: typeIndex - 1, value: typeIndex)] : []
      plistTypeData(attraction.record, type + attraction.extras, xmlInPin, &out)
    }
    PinNotes.forEach(of: attraction) { name, text in data(name, text, xmlInPin, &out) }
  }

  private func extraData(
    _ tree: borrowing PropertyListTree, _ key: PropertyListTree.Index, _ xml: XMLWriter,
    _ out: inout ByteBuffer
  ) {
    xml.beginLine(&out)
    out.append("<Data name=\"")
    if ReservedNames.contains(tree.string(of: key)) { out.append(PlistTypes.prefix) }
    XMLWriter.escape(tree.bytes.span, tree.nodes[key].text, as: .attribute, &out)
    out.append("\"><value>")
    XMLWriter.value(tree, key + 1, &out)
    endDatum(&out)
  }

  private func plistTypeData(
    _ tree: borrowing PropertyListTree, _ extras: [PropertyListTree.Entries.Element],
    _ xml: XMLWriter, _ out: inout ByteBuffer
  ) {
    let hidden = plistTypes.hidden(in: copy tree, extras)
    if hidden.isEmpty { return }
    xml.beginLine(&out)
    out.append("<Data name=\"")
    out.append(PlistTypes.memberName)
    out.append("\"><value>")
    XMLWriter.escape(PlistTypes.json(hidden), &out)
    endDatum(&out)
  }
}
