internal import ByteIO
internal import Markup
internal import ParkModel
internal import PropertyList

/// Writes the features of a map as GeoJSON objects.
struct GeoJSONFeatures {
  private var json: JSONWriter
  private var bounds = GeographicBounds()
  private let sharedContext: SharedContext
  private var pins: PinTexts

  /// Where the writer stands among the properties of a pin.
  private var jsonInPin: JSONWriter

  /// Dates and data are text in JSON.
  private let plistTypes = PlistTypes(shown: [.string, .integer, .real, .true, .false])

  private var context: WritingContext { sharedContext.value }

  /// What could not be told of the values of further keys.
  var omissions: [String] { plistTypes.omissions }

  init(_ context: WritingContext) {
    self.sharedContext = SharedContext(context)
    self.json = JSONWriter(isPretty: context.options.contains(.pretty))
    self.jsonInPin = json
    self.pins = PinTexts(context.configuration.types)
  }

  // MARK: The collection

  mutating func beginCollection(_ name: String, _ out: inout ByteBuffer) {
    json.beginObject(&out)
    member("type", "FeatureCollection", &out)
    member("name", name, &out)
    json.name("features", &out)
    json.beginArray(&out)
    json.lineDepth = 2
  }

  /// Ends the collection with the box around all features: west, south, east, north (RFC 7946,
  /// section 5).
  mutating func endCollection(_ out: inout ByteBuffer) {
    json.endArray(&out)
    json.lineDepth = -1
    if !bounds.isEmpty {
      json.name("bbox", &out)
      json.separate(&out)
      var mark = UInt8(ascii: "[")
      for edge in [bounds.west, bounds.south, bounds.east, bounds.north] {
        out.append(mark)
        out.append(edge, places: context.precision)
        mark = UInt8(ascii: ",")
      }
      out.append(UInt8(ascii: "]"))
    }
    json.endObject(&out)
    out.append(UInt8(ascii: "\n"))
  }

  /// Ends a text of its own in a sequence.
  mutating func endText(_ out: inout ByteBuffer) {
    out.append(UInt8(ascii: "\n"))
    json.reset()
  }

  // MARK: Features

  mutating func boundary(_ park: Park, carriesPark: Bool, _ out: inout ByteBuffer) {
    let places = park.boundary.map(\.coordinate)
    begin(&out)
    polygon(DateLineCut.parts(ofRing: places), &out)
    beginProperties(of: "boundary", &out)
    member("name", park.name ?? park.file.title, &out)
    outline(.boundary, &out)
    if let note = RingNote(of: places).text { member(RingNote.memberName, note, &out) }
    if carriesPark { parkMembers(park, &out) }
    end(park.file, of: carriesPark ? park : nil, &out)
    bounds.extend(to: places)
  }

  /// Writes a park of which there is neither an outline nor an overlay: its centre, if it has one.
  mutating func mark(_ park: Park, _ out: inout ByteBuffer) {
    beginFeature(&out)
    if let center = park.center {
      json.beginObject(&out)
      point(center, &out)
      json.endObject(&out)
    } else {
      json.literal("null", &out)
    }
    openProperties(of: "boundary", &out)
    member("name", park.name ?? park.file.title, &out)
    parkMembers(park, &out)
    end(park.file, of: park, &out)
  }

  mutating func overlay(
    _ overlay: Overlay, of park: Park, carriesPark: Bool, _ out: inout ByteBuffer
  ) {
    let rings = DateLineCut.parts(ofRing: context.corners(of: overlay))
    begin(&out)
    polygon(rings, &out)
    beginProperties(of: "overlay", &out)
    member("name", park.name ?? park.file.title, &out)
    if let image = context.configuration.overlayImage { member("image", image, &out) }
    outline(.overlay, &out)
    if !overlay.isAxisAligned { cornerMembers(overlay, &out) }
    if carriesPark { parkMembers(park, &out) }
    end(park.file, of: carriesPark ? park : nil, &out)
    bounds.extend(to: rings.joined())
  }

  /// Prepares for the attractions of `file`.
  mutating func enter(_ file: ParkFile) { pins.enter(file) }

  /// Writes a pin of `file`, for which the writer must have been prepared.
  mutating func attraction(
    _ attraction: borrowing Attraction, of file: ParkFile, _ out: inout ByteBuffer
  ) {
    let isIdentified = attraction.hasExtras && Identifier.index(in: attraction) >= 0
    let shape = pins.shape(of: attraction, isIdentified: isIdentified)
    if !pins.knows(shape) { pins.add(skeleton(of: shape, in: file), for: shape) }
    json.separate(&out)
    bounds.extend(to: attraction.coordinate)
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
      var json = jsonInPin
      if case .other(let value) = opening {
        json.beginValue()
        json.value(attraction.record, attraction.index(of: value), &out)
      } else {
        extraMembers(of: attraction, &json, &out)
      }
    }
  }

  /// Makes what the pins of `shape` in `file` have in common.
  private mutating func skeleton(of shape: PinShape, in file: ParkFile) -> PinSkeleton {
    let type = context.configuration.types.types[shape.typeIndex]
    let outside = json
    var pin = PinSkeleton(of: shape, type)
    json.beginValue()
    begin(&pin.out)
    beginGeometry("Point", &pin.out)
    json.separate(&pin.out)
    pin.out.append("[")
    pin.leave(.longitude)
    pin.out.append(",")
    pin.leave(.latitude)
    pin.out.append("]")
    beginProperties(of: "attractions", &pin.out)
    member("name", shape.name, .name, &pin)
    member("subtitle", shape.subtitle, .subtitle, &pin)
    member("type", type.name, &pin.out)
    member("typeCode", shape.typeCode, .typeCode, &pin)
    member("marker-color", type.color.hex, &pin.out)
    if let symbol = type.markerSymbol { member("marker-symbol", symbol, &pin.out) }
    pin.leave(.extras)
    jsonInPin = json
    endProperties(file, &pin.out)
    if shape.isIdentified { member(Identifier.name, .other, .identifier, &pin) }
    json.endObject(&pin.out)
    json = outside
    return pin
  }

  private mutating func member(
    _ name: StaticString, _ presence: PinShape.Presence, _ value: PinValue,
    _ pin: inout PinSkeleton
  ) {
    if presence == .absent { return }
    json.name(name, &pin.out)
    json.separate(&pin.out)
    if presence == .text {
      pin.out.append("\"")
      pin.leave(.text(value, .json))
      pin.out.append("\"")
    } else {
      pin.leave(.other(value))
    }
  }

  mutating func sighting(
    _ place: Coordinate, number: Int, of path: Path, _ out: inout ByteBuffer
  ) {
    begin(&out)
    point(place, &out)
    beginProperties(of: "characters", &out)
    member("name", path.name, &out)
    member("character", path.name, &out)
    json.name("sighting", &out)
    json.number(number, &out)
    member("marker-color", context.configuration.color(ofCharacter: path.name).hex, &out)
    end(path.file, &out)
  }

  mutating func route(_ path: Path, _ out: inout ByteBuffer) {
    let places = path.points.map(\.coordinate)
    begin(&out)
    line(DateLineCut.parts(ofLine: places), &out)
    beginProperties(of: "routes", &out)
    member("name", path.name, &out)
    stroke(.routes, &out)
    end(path.file, &out)
    bounds.extend(to: places)
  }

  // MARK: Frames

  @inline(__always)
  private mutating func beginFeature(_ out: inout ByteBuffer) {
    json.beginObject(&out)
    json.name("type", &out)
    json.string("Feature", &out)
    json.name("geometry", &out)
  }

  /// Begins a feature with its geometry.
  @inline(__always)
  private mutating func begin(_ out: inout ByteBuffer) {
    beginFeature(&out)
    json.beginObject(&out)
  }

  /// Begins the properties behind the end of a geometry.
  @inline(__always)
  private mutating func beginProperties(of layer: StaticString, _ out: inout ByteBuffer) {
    json.endObject(&out)
    openProperties(of: layer, &out)
  }

  @inline(__always)
  private mutating func openProperties(of layer: StaticString, _ out: inout ByteBuffer) {
    json.name("properties", &out)
    json.beginObject(&out)
    json.name("layer", &out)
    json.string(layer, &out)
  }

  @inline(__always)
  private mutating func endProperties(_ file: ParkFile, _ out: inout ByteBuffer) {
    member("source", file.name, &out)
    json.endObject(&out)
  }

  /// Ends a feature, which carries the identifier of `park` if it carries all that belongs to that.
  private mutating func end(_ file: ParkFile, of park: Park? = nil, _ out: inout ByteBuffer) {
    endProperties(file, &out)
    if let park, let identifier = Identifier.index(in: park) {
      json.name(Identifier.name, &out)
      json.value(park.record, identifier, &out)
    }
    json.endObject(&out)
  }

  // MARK: Geometries

  @inline(__always)
  private mutating func beginGeometry(_ type: StaticString, _ out: inout ByteBuffer) {
    json.name("type", &out)
    json.string(type, &out)
    json.name("coordinates", &out)
  }

  @inline(__always)
  private mutating func point(_ place: Coordinate, _ out: inout ByteBuffer) {
    beginGeometry("Point", &out)
    position(place, &out)
    bounds.extend(to: place)
  }

  /// Writes a position, longitude first (RFC 7946, section 3.1.1), always on one line.
  @inline(__always)
  private mutating func position(_ place: Coordinate, _ out: inout ByteBuffer) {
    json.separate(&out)
    out.append(UInt8(ascii: "["))
    out.append(place.longitude, places: context.precision)
    out.append(UInt8(ascii: ","))
    out.append(place.latitude, places: context.precision)
    out.append(UInt8(ascii: "]"))
  }

  private mutating func positions(_ places: [Coordinate], _ out: inout ByteBuffer) {
    json.beginArray(&out)
    for place in places { position(place, &out) }
    json.endArray(&out)
  }

  private mutating func line(_ parts: [[Coordinate]], _ out: inout ByteBuffer) {
    beginGeometry(parts.count == 1 ? "LineString" : "MultiLineString", &out)
    if parts.count != 1 { json.beginArray(&out) }
    for part in parts { positions(part, &out) }
    if parts.count != 1 { json.endArray(&out) }
  }

  private mutating func polygon(_ rings: [[Coordinate]], _ out: inout ByteBuffer) {
    beginGeometry(rings.count == 1 ? "Polygon" : "MultiPolygon", &out)
    if rings.count != 1 { json.beginArray(&out) }
    for ring in rings {
      json.beginArray(&out)
      positions(ring, &out)
      json.endArray(&out)
    }
    if rings.count != 1 { json.endArray(&out) }
  }

  // MARK: Properties

  @inline(__always)
  private mutating func member(_ name: StaticString, _ text: String, _ out: inout ByteBuffer) {
    json.name(name, &out)
    json.string(text, &out)
  }

  private mutating func stroke(_ layer: Layer, _ out: inout ByteBuffer) {
    member("stroke", context.configuration.color(of: layer).hex, &out)
    json.name("stroke-width", &out)
    json.number(2, &out)
  }

  private mutating func outline(_ layer: Layer, _ out: inout ByteBuffer) {
    stroke(layer, &out)
    json.name("fill-opacity", &out)
    json.number(0, &out)
  }

  /// Writes the corners as the park file does, where the rectangle that is drawn does not tell them.
  private mutating func cornerMembers(_ overlay: Overlay, _ out: inout ByteBuffer) {
    member("topLeft", overlay.topLeft.description, &out)
    member("topRight", overlay.topRight.description, &out)
    member("bottomLeft", overlay.bottomLeft.description, &out)
  }

  private mutating func parkMembers(_ park: Park, _ out: inout ByteBuffer) {
    if let center = park.center { member("center", center.description, &out) }
    let extras = park.furtherEntries
    var json = json
    for extra in extras { extraMember(park.record, extra.key, &json, &out) }
    plistTypeMembers(park.record, extras, &json, &out)
    self.json = json
    if let order = PlistOrder(of: park) { member(PlistOrder.memberName, order.text, &out) }
  }

  @inline(__always)
  private func extraMembers(
    of attraction: borrowing Attraction, _ json: inout JSONWriter, _ out: inout ByteBuffer
  ) {
    var mayHideTypes = false
    attraction.forEachExtra { key in
      extraMember(attraction.record, key, &json, &out)
      mayHideTypes = mayHideTypes || attraction.record.kind(of: key + 1) != .string
    }
    if mayHideTypes { plistTypeMembers(attraction.record, attraction.extras, &json, &out) }
    PinNotes.forEach(of: attraction) { name, text in
      json.name(name, &out)
      json.string(text, &out)
    }
  }

  private func extraMember(
    _ tree: borrowing PropertyListTree, _ key: PropertyListTree.Index, _ json: inout JSONWriter,
    _ out: inout ByteBuffer
  ) {
    let isReserved =
      ReservedNames.contains(tree.string(of: key)) || Identifier.isNegative(key, in: tree)
    json.name(
      tree.bytes.span, tree.nodes[key].text, prefix: isReserved ? PlistTypes.prefix : "", &out)
    json.value(tree, key + 1, &out)
  }

  private func plistTypeMembers(
    _ tree: borrowing PropertyListTree, _ extras: [PropertyListTree.Entries.Element],
    _ json: inout JSONWriter, _ out: inout ByteBuffer
  ) {
    let hidden = plistTypes.hidden(in: copy tree, extras)
    if hidden.isEmpty { return }
    json.name(PlistTypes.memberName, &out)
    json.string(String(decoding: PlistTypes.json(hidden), as: UTF8.self), &out)
  }
}
