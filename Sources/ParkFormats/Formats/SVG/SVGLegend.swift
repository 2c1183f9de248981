internal import ParkModel

/// The legend of a picture: what is on the map, and the names for which it has no room.
struct SVGLegend {
  /// A line of the legend.
  private struct Row {
    let sign: Sign
    let text: String
    var value = ""
    var isHeading = false

    var height: Double { isHeading ? 30 : 22 }
  }

  /// What stands in front of a line.
  private enum Sign {
    case none
    case layer(Layer)
    case disc(Color, Glyph)
    case number(Int)
  }

  private let configuration: Configuration
  private var rows: [Row] = []

  private static let size = 13.0

  init(drawing: MapDrawing, shapes: SVGShapes) {
    configuration = drawing.configuration
    addPark(drawing)
    addAttractions(shapes)
    addCharacters(drawing)
    addRoutes(drawing)
    addNames(shapes)
  }

  /// The height in pixels.
  var height: Double { rows.reduce(0) { $0 + $1.height } }

  // MARK: Rows

  private mutating func addHeading(_ layer: Layer) {
    rows.append(Row(sign: .layer(layer), text: layer.displayName, isHeading: true))
  }

  private mutating func addPark(_ drawing: MapDrawing) {
    if !drawing[.boundary].isEmpty { addHeading(.boundary) }
    for item in drawing[.boundary] {
      guard case .area(_, let area) = item.shape else { continue }
      rows.append(Row(sign: .none, text: "Area", value: MeasureText.area(area)))
    }
    if !drawing[.overlay].isEmpty { addHeading(.overlay) }
  }

  private mutating func addAttractions(_ shapes: SVGShapes) {
    let pins = shapes.drawing[.attractions].compactMap { item -> Int? in
      if case .pin(_, let type) = item.shape { type } else { nil }
    }
    if pins.isEmpty { return }
    addHeading(.attractions)
    for (index, type) in configuration.types.types.enumerated() {
      let count = pins.count { $0 == index }
      if count == 0 { continue }
      rows.append(
        Row(
          sign: .disc(type.color, shapes.icons.glyph(ofType: index)), text: type.name,
          value: String(count)))
    }
    if shapes.outsideCount > 0 {
      rows.append(
        Row(sign: .none, text: "Outside of the picture", value: String(shapes.outsideCount)))
    }
  }

  private mutating func addCharacters(_ drawing: MapDrawing) {
    if drawing[.characters].isEmpty { return }
    addHeading(.characters)
    for item in drawing[.characters] {
      let glyph = Glyph.letter(item.name.first.map { $0.uppercased() } ?? "?")
      rows.append(
        Row(
          sign: .disc(configuration.color(ofCharacter: item.name), glyph), text: item.name,
          value: String(item.shape.points.count)))
    }
  }

  private mutating func addRoutes(_ drawing: MapDrawing) {
    if drawing[.routes].isEmpty { return }
    addHeading(.routes)
    for item in drawing[.routes] {
      guard case .line(_, let metres) = item.shape else { continue }
      rows.append(Row(sign: .none, text: item.name, value: MeasureText.length(metres)))
    }
  }

  private mutating func addNames(_ shapes: SVGShapes) {
    let numbered = shapes.pins.filter { $0.number != nil }
    if numbered.isEmpty && shapes.namelessCount == 0 { return }
    rows.append(Row(sign: .none, text: "Names without room", isHeading: true))
    for pin in numbered {
      rows.append(Row(sign: .number(pin.number ?? 0), text: pin.name))
    }
    if shapes.namelessCount > 0 {
      rows.append(
        Row(
          sign: .none, text: numbered.isEmpty ? "Not shown" : "And more",
          value: String(shapes.namelessCount)))
    }
  }

  // MARK: Drawing

  /// Writes the legend, `width` pixels wide, with its upper left corner at `corner`.
  func write(at corner: Pixel, width: Double, _ svg: inout SVGElements) {
    svg.group("g", ["id": "legend", "font-size": .number(Self.size)]) { svg in
      var y = corner.y
      for row in rows {
        write(row, at: Pixel(x: corner.x, y: y + row.height - 11), width: width, &svg)
        y += row.height
      }
    }
  }

  /// Writes a row whose middle is at the height of `pixel`.
  private func write(_ row: Row, at pixel: Pixel, width: Double, _ svg: inout SVGElements) {
    sign(row.sign, Pixel(x: pixel.x + 12, y: pixel.y), &svg)
    let room = width - 34 - TextWidth.pixels(row.value, size: Self.size) - 8
    let baseline = SVGElements.Value.number(pixel.y + 4.5)
    svg.text(
      "text",
      [
        "class": row.isHeading ? "heading" : "quiet", "x": .number(pixel.x + 34), "y": baseline,
        "font-weight": row.isHeading ? "650" : "400",
      ], TextWidth.fitted(row.text, size: Self.size, width: room))
    if row.value.isEmpty { return }
    svg.text(
      "text",
      [
        "class": "quiet", "x": .number(pixel.x + width), "y": baseline, "text-anchor": "end",
      ], row.value)
  }

  private func sign(_ sign: Sign, _ pixel: Pixel, _ svg: inout SVGElements) {
    switch sign {
    case .none: break
    case .disc(let color, let glyph): SVGSigns.disc(color, glyph, pixel, 8, &svg)
    case .number(let number): SVGSigns.number(number, pixel, &svg)
    case .layer(let layer):
      SVGLayerSign(layer: layer, color: configuration.color(of: layer)).write(at: pixel, &svg)
    }
  }
}
